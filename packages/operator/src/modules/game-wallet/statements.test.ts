import { assert } from '@andon/platform/assert'
import { composeOperator } from '@andon/tests/trips/compose-operator'
import { countTrips } from '@andon/tests/trips/count-trips'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WalletReply } from './wallet-reply.ts'

/** The third of every three players is under a bonus, see composeOperator. */
const [plain, withLimits, withBonus] = [0, 1, 2]
const players = 9

let composed: Awaited<ReturnType<typeof composeOperator>>
let sent: ReturnType<typeof countTrips>
beforeAll(async () => {
  composed = await composeOperator(players)
  sent = countTrips(composed.db)
  await wholeRound(newRound(plain)) // reads the maximum wins of games, which are kept
  for (let player = 0; player < players; player++) await bet(newRound(player)) // opens accounts of the house, and makes rows that last
  sent()
})
afterAll(() => composed.close())

let rounds = 0
function newRound(player: number) {
  const session = composed.sessions[player]
  assert(session, `there is a player ${player}`)
  const id = `round-${rounds++}`
  return { ...session, transactionId: id, roundId: id, gameCode: 'bench-game', amount: 10, currency: 'JPY' as const }
}
type Round = ReturnType<typeof newRound>

async function accepted(reply: Promise<WalletReply>): Promise<void> {
  expect((await reply).body).toMatchObject({ status: 'OK' })
}
const bet = (request: Round & { contributions?: { jackpot: string; millionths: number }[] }) =>
  accepted(composed.operator.gameWallet.calls.bet('bench', request))
const win = ({ sessionToken: _, ...round }: Round) =>
  accepted(
    composed.operator.gameWallet.calls.win('bench', {
      ...round,
      transactionId: `${round.transactionId}.win`,
      betTransactionId: round.transactionId,
      roundClosed: true,
    }),
  )
const wholeRound = (round: Round) =>
  accepted(
    composed.operator.gameWallet.calls.round('bench', {
      ...round,
      winTransactionId: `${round.transactionId}.win`,
      win: 20,
    }),
  )

type Counted = Record<string, readonly [statements: number, trips: number]>
const counted = (): Counted[string] => {
  const { statements, trips } = sent()
  return [statements, trips]
}

test('bets, wins and rounds of a slot have this many statements, in this many trips to the database', async () => {
  const found: Counted = {}
  for (const [kind, player] of Object.entries({ plain, withLimits, withBonus })) {
    const round = newRound(player)
    await bet(round)
    found[`bet, ${kind}`] = counted()
    await win(round)
    found[`win, ${kind}`] = counted()
    await wholeRound(newRound(player))
    found[`round, ${kind}`] = counted()
  }
  expect(found).toEqual({
    'bet, plain': [17, 5],
    'bet, withLimits': [17, 5],
    'bet, withBonus': [18, 5],
    'win, plain': [8, 4],
    'win, withLimits': [8, 4],
    'win, withBonus': [11, 5],
    'round, plain': [20, 6],
    'round, withLimits': [20, 6],
    'round, withBonus': [21, 6],
  })
})

test('a bet of a sportsbook, and one that pays into jackpots, have as few', async () => {
  const session = composed.sessions[plain]
  assert(session, 'there is a player')
  const sessionToken = await composed.openSportsBook(session.playerId)
  const { calls } = composed.operator.gameWallet
  const stake = () => accepted(calls.bet('book', { ...newRound(plain), sessionToken, gameCode: 'book' }))
  const contributing = () => bet({ ...newRound(plain), contributions: [{ jackpot: 'daily', millionths: 1_500_000 }] })
  await stake() // opens the account of the house
  await contributing()
  sent()
  await stake()
  expect(counted()).toEqual([18, 5])
  await contributing()
  expect(counted()).toEqual([20, 5])
})

test('a batch has the same few statements, whatever the number of its calls', async () => {
  const bets = Array.from({ length: players }, (_, player) => newRound(player))
  await Promise.all(bets.map(bet))
  expect(counted()).toEqual([18, 5])
  await Promise.all(bets.map(win))
  expect(counted()).toEqual([11, 5])
})
