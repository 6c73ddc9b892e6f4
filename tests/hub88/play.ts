import { type Fault, newId } from '@andon/tests/fake-aggregator'
import type { Chance } from '../simulation/chance.ts'
import type { OpenedAggregator } from './open-aggregator.ts'
import { createReferenceWallet, type ReferenceCall } from './reference-wallet.ts'

/** What the operator's core does with the next call about a player beside what it does anyway: it fails before or after it has run the call. */
export type Trouble = Map<string, 'none' | 'before' | 'after'>

interface Bet extends ReferenceCall {
  state: 'confirmed' | 'gone'
}

const faults = ['none', 'none', 'none', 'twice', 'reply lost', 'never sent', 'corrupt body', 'wrong signature'] as const
const delivers: readonly Fault[] = ['none', 'twice', 'reply lost']
const start = 1000

/**
 * One history of an aggregator that keeps to its error policy: a bet whose outcome it does not know is rolled back until that is answered, also when the
 * bet itself comes late; wins and rollbacks are sent until they are answered. Each reply must be the reference wallet's. Returns what the aggregator has
 * booked for the player and what both wallets hold.
 */
export async function playHistory(opened: OpenedAggregator, chance: Chance, trouble: Trouble) {
  const game = await opened.openGame(start)
  const reference = createReferenceWallet(start)
  const accepted: ReferenceCall[] = []
  const bets: Bet[] = []
  let booked = start

  /** Sends a call once; null if its outcome stays unknown. */
  async function deliver(call: ReferenceCall, fault: Fault): Promise<string | null> {
    const next = fault === 'none' ? chance.oneOf('none', 'none', 'none', 'before', 'after') : 'none'
    trouble.set(game.session.playerId, next)
    const reply = await opened.send(`transaction/${call.call}`, bodyOf(call), fault)
    if (reply?.status === 'RS_ERROR_INVALID_SIGNATURE') return null
    const expected = delivers.includes(fault) && next !== 'before' ? reference.answer(call) : null
    if (next !== 'none') return reply?.status === 'RS_ERROR_UNKNOWN' ? null : failed(call, [reply?.status], 'unknown')
    if (!reply) return null
    const answer = [reply.status.replace('RS_', ''), (reply.balance ?? -100_000) / 100_000] as const
    if (JSON.stringify(answer) !== JSON.stringify(expected)) failed(call, answer, expected)
    if (answer[0] === 'OK') accepted.push(call)
    return answer[0]
  }

  async function untilAnswered(call: ReferenceCall): Promise<string> {
    for (let tries = 0; tries < 8; tries++) {
      const status = await deliver(call, chance.oneOf(...faults))
      if (status !== null) return status
    }
    return (await settled(call)) ?? failed(call, null, 'an answer')
  }
  async function settled(call: ReferenceCall): Promise<string | null> {
    for (let tries = 0; tries < 30; tries++) {
      const status = await deliver(call, 'none')
      if (status !== null) return status
    }
    return null
  }

  async function placeBet(): Promise<void> {
    const closes = chance.between(0, 4) === 0
    const about = { id: newId(), round: `round-${chance.between(0, 3)}`, yen: chance.oneOf(0, 10, 100, 400), closes }
    const bet: Bet = { call: 'bet', ...about, state: 'gone' }
    bets.push(bet)
    const comesLate = chance.between(0, 5) === 0
    const status = comesLate ? null : await deliver(asSent(bet), chance.oneOf(...faults))
    if (status === 'OK') {
      bet.state = 'confirmed'
      booked -= bet.yen
    } else if (status === null) {
      await untilAnswered({ call: 'rollback', id: newId(), of: bet.id, round: bet.round, yen: 0, closes: false })
      if (comesLate && (await deliver(asSent(bet), 'none')) === 'OK') failed(bet, 'OK', 'a refusal')
    }
  }

  async function settle(call: 'win' | 'rollback'): Promise<void> {
    const [bet] = bets.filter(({ state }) => state === 'confirmed').slice(-chance.between(1, 3))
    if (!bet) return
    const about = { id: newId(), of: bet.id, round: bet.round }
    const closes = call === 'win' && chance.between(0, 1) === 0
    const yen = call === 'win' ? chance.oneOf(0, 70, 300) : 0
    if ((await untilAnswered({ call, ...about, yen, closes })) !== 'OK') return
    if (call === 'rollback') bet.state = 'gone'
    booked += call === 'win' ? yen : bet.yen
  }

  /** An accepted call comes again, as it was or changed: no money moves. */
  async function repeat(): Promise<void> {
    const [old] = accepted.slice(-chance.between(1, 8))
    if (old) await deliver(chance.between(0, 1) === 0 ? old : { ...old, round: `${old.round}-other` }, 'twice')
  }

  const bodyOf = ({ call, id, of = '', round, yen, closes }: ReferenceCall) => {
    const fields = { transaction_uuid: id, round, round_closed: closes }
    const reference = { transaction_uuid: of }
    if (call === 'bet') return game.bet(yen, fields)
    return call === 'win' ? game.win(reference, yen, fields) : game.rollback(reference, fields)
  }

  const steps = chance.between(6, 14)
  for (let step = 0; step < steps; step++) {
    const kind = chance.between(0, 9)
    if (kind < 4) await placeBet()
    else if (kind < 7) await settle('win')
    else if (kind < 8) await settle('rollback')
    else await repeat()
  }
  const [, held] = await opened.ask('user/balance', game.balance())
  return { booked, reference: reference.balance(), held }
}

/** Without what only the aggregator knows. */
const asSent = ({ state: _, ...call }: Bet): ReferenceCall => call

function failed(call: ReferenceCall, answer: unknown, expected: unknown): never {
  throw new Error(`${JSON.stringify(call)} got ${JSON.stringify(answer)} instead of ${JSON.stringify(expected)}`)
}
