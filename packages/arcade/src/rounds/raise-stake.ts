import { Refusal } from '@andon/contract'
import { assert } from '@andon/platform/assert'
import { ownedUntil, retryAt } from '@andon/platform/owed-calls'
import { type Deps, walletOf } from '../deps.ts'
import { endRound, postpone } from '../store/rounds.ts'
import { dropPending, returnPending, type StagedRound, storePending } from '../store/staged-rounds.ts'
import { walletRefusal } from '../wallet-client/wallet-refusal.ts'
import { countAction, type Turn, type TurnTaken } from './count-action.ts'
import { furtherBetRequest, furtherRollbackRequest } from './money-requests.ts'
import { actUntil } from './open-round.ts'

/**
 * Takes the further stake of an action: stores the action with its outcome as pending, requests the stake, then counts it. After a refusal the round goes on as
 * before the action; if the outcome is unknown, the stake is returned first. Null if another action was faster.
 */
export async function raiseStake(deps: Deps, turn: Turn): Promise<TurnTaken | null> {
  const { round, action, step } = turn
  const { owner, id } = round
  const { events, win, furtherStake } = step
  const pending = { action, events, win, furtherStake }
  const nextAttemptAt = ownedUntil(deps.clock.now())
  const number = await storePending(deps.db, { owner, id, before: round.actions.length, pending, nextAttemptAt })
  if (number === null) return null
  const request = furtherBetRequest(round, { number, amount: furtherStake })
  const bet = await walletOf(deps, round).call('bet', request)
  if (bet.outcome === 'refused') {
    await dropPending(deps.db, { owner, id, bets: number, from: 'raising', nextAttemptAt: untilTimeOut(deps, round) })
    throw walletRefusal(deps, { call: 'bet', roundId: id, ...bet })
  }
  const raised = { ...round, bets: number, attempts: 0 }
  if (bet.outcome === 'unknown') {
    deps.log.warn({ roundId: id, why: bet.why }, 'unknown whether a further stake was taken: returning it')
    throw furtherStakeReturned(id, await returnFurtherStake(deps, { ...raised, state: 'raising' }))
  }
  const counted = await countAction(deps, { ...turn, round: raised }, 'raising')
  if (!counted) throw furtherStakeReturned(id, false) // this process was slow, and the sweeper is returning the stake
  return { round: counted, balances: { afterStake: bet.reply.balance, now: bet.reply.balance } }
}

const furtherStakeReturned = (roundId: string, returned: boolean) =>
  new Refusal('UNAVAILABLE', { params: { roundId, stakeReturned: returned }, retryAfterSeconds: 3 })

/**
 * Returns a further stake whose bet has an unknown outcome; the round then goes on as before the action. True when the wallet has confirmed it; otherwise the
 * sweeper tries again. Its number is used up: the same action requests its stake under the next one.
 */
export async function returnFurtherStake(deps: Deps, round: StagedRound): Promise<boolean> {
  const { db, clock, log } = deps
  const { owner, id, bets } = round
  assert(bets > 1, 'the first stake is returned with the round')
  if (round.state === 'raising') {
    const nextAttemptAt = ownedUntil(clock.now())
    if (!(await returnPending(db, { owner, id, bets, nextAttemptAt }))) return false
  }
  const rollback = await walletOf(deps, round).call('rollback', furtherRollbackRequest(round, bets))
  if (rollback.outcome === 'ok' || (rollback.outcome === 'refused' && rollback.code === 'BET_ROLLED_BACK')) {
    await dropPending(db, { owner, id, bets, from: 'returning', nextAttemptAt: untilTimeOut(deps, round) })
    return true
  }
  const { attempts } = round
  log.error({ roundId: id, attempts, why: rollback.why }, 'returning a further stake failed')
  const closed = rollback.outcome === 'refused' && rollback.code === 'ROUND_CLOSED'
  if (closed) await endRound(db, { owner, id, as: 'disputed', at: clock.now() })
  else await postpone(db, { owner, id, at: retryAt(clock.now(), attempts) })
  return false
}

const untilTimeOut = ({ titles }: Deps, { gameCode, startedAt }: StagedRound) =>
  actUntil(titles.of(gameCode), startedAt)
