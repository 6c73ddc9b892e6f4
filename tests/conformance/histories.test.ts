import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, openGameSession, type WalletUnderTest } from './kit.ts'
import { openOperatorWallet } from './operator-wallet.ts'

let wallet: WalletUnderTest
let close: () => Promise<void>
beforeAll(async () => {
  const opened = await openOperatorWallet()
  wallet = opened.wallet
  close = opened.operator.close
})
afterAll(() => close())

const step = fc.record({
  name: fc.constantFrom('bet', 'win', 'rollback' as const),
  /** Few ids, so that a history repeats them. */
  id: fc.nat(5),
  of: fc.nat(2),
  round: fc.constantFrom('red', 'blue'),
  amount: fc.constantFrom(0, 1, 40, 90),
  roundClosed: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

interface Bet {
  round: string
  amount: number
  state: 'taken' | 'paid' | 'back' | 'never came'
}

/** A reference model of the wallet API: one player, one call at a time. */
function createReference(start: number) {
  let balance = start
  const replies = new Map<string, { body: string; reply: [string, number] }>()
  const bets = new Map<string, Bet>()
  const closed = new Set<string>()

  function answer({ name, id, of, round, amount, roundClosed }: Step): string {
    const own = `${name} ${id}`
    const bet = name === 'bet' ? bets.get(own) : bets.get(`bet ${of}`)
    if (name === 'bet') {
      if (bet) return 'BET_ROLLED_BACK'
      if (closed.has(round)) return 'ROUND_CLOSED'
      if (amount === 0) return 'STAKE_OUT_OF_RANGE'
      if (amount > balance) return 'INSUFFICIENT_FUNDS'
      balance -= amount
      bets.set(own, { round, amount, state: 'taken' })
      return 'OK'
    }
    if (name === 'rollback' && !bet) {
      bets.set(`bet ${of}`, { round, amount: 0, state: 'never came' })
      return 'OK'
    }
    if (!bet || bet.round !== round) return 'BET_UNKNOWN'
    if (bet.state === 'never came') return name === 'rollback' ? 'OK' : 'BET_UNKNOWN'
    if (bet.state === 'back') return name === 'rollback' ? 'OK' : 'BET_ROLLED_BACK'
    if (closed.has(round) || (name === 'rollback' && bet.state === 'paid')) return 'ROUND_CLOSED'
    balance += name === 'win' ? amount : bet.amount
    bet.state = name === 'win' ? 'paid' : 'back'
    if (name === 'win' && roundClosed) closed.add(round)
    return 'OK'
  }

  return (asked: Step, body: string): [string, number] => {
    const own = `${asked.name} ${asked.id}`
    const held = replies.get(own)
    const isBack = asked.name === 'bet' && bets.get(own)?.state === 'back'
    if (held && held.body !== body) return ['DUPLICATE', balance]
    if (held && isBack) return ['BET_ROLLED_BACK', balance]
    if (held) return held.reply
    const reply: [string, number] = [answer(asked), balance]
    if (reply[0] === 'OK') replies.set(own, { body, reply })
    return reply
  }
}

test('any history of calls ends as the reference model does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (history) => {
      const { player, playerId, sessionToken } = await openGameSession(wallet, { balance: 100 })
      const expected = createReference(100)
      for (const asked of history) {
        const about = { playerId, gameCode: wallet.gameCode, currency: 'JPY', roundId: asked.round }
        const named = { ...about, transactionId: `${player.playerId}.${asked.name}.${asked.id}` }
        const of = { betTransactionId: `${player.playerId}.bet.${asked.of}` }
        const request = {
          bet: { ...named, sessionToken, amount: asked.amount },
          win: { ...named, ...of, amount: asked.amount, roundClosed: asked.roundClosed },
          rollback: { ...named, ...of },
        }[asked.name]
        const { body } = await call(wallet, asked.name, request)
        expect([body.status, body.balance], JSON.stringify(asked)).toEqual(expected(asked, JSON.stringify(request)))
      }
    }),
    { numRuns: 60 },
  )
  await wallet.checkBooks()
})
