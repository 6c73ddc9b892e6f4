import { setTimeout } from 'node:timers/promises'
import { Refusal } from '@andon/contract'
import { type Deps, walletOf } from '../deps.ts'
import type { GameReply, GameRequest } from '../game-api.ts'
import { findFreeRounds, forgetFreeRounds } from '../store/free-rounds.ts'
import { moveOn, type NewRound, type RoundState, voidRound } from '../store/rounds.ts'
import type { SessionInPlay } from '../store/sessions.ts'
import type { WalletResult } from '../wallet-client/wallet-port.ts'
import { walletRefusal } from '../wallet-client/wallet-refusal.ts'
import { cancelRound } from './cancel-round.ts'
import { cycleWaitMs } from './cycle-wait.ts'
import { betRequest } from './money-requests.ts'
import { actUntil, type OpenRound } from './open-round.ts'
import { repeatRound } from './repeat-round.ts'
import { roundView } from './round-view.ts'
import { settleRound } from './settle-round.ts'
import { startRound } from './start-round.ts'

/** By how much the network delays of two bets may differ. */
const jitterMaxMs = 500

/**
 * Draws and stores the round, takes the stake, pays the win, closes; or lets the round wait for its player after the stake is taken. In this order a crash at
 * any point can be repaired by the sweeper. A repeated request starts nothing; the first request, or the sweeper, completes its round.
 */
export async function playRound(
  deps: Deps,
  { sessionToken, ...request }: { sessionToken: string } & GameRequest<'playRound'>,
): Promise<GameReply<'playRound'>> {
  const { session, round } = await startRound(deps, sessionToken, request)
  if (!round) return repeatRound(deps, session, request)
  const bet = await takeStake(deps, { ...session, ...round })
  if (bet.outcome === 'refused') {
    await voidRound(deps.db, { id: round.id, reason: bet.code, at: deps.clock.now() })
    if (bet.code === 'FREE_ROUNDS_UNKNOWN') await forgetFreeRounds(deps.db, session.id)
    throw walletRefusal(deps, { call: 'bet', roundId: round.id, ...bet })
  }
  const open = { ...session, ...round, attempts: 0, state: 'drawn' as const }
  if (bet.outcome === 'unknown') {
    deps.log.warn({ roundId: round.id, why: bet.why }, 'unknown whether the stake was taken: returning it')
    throw stakeReturned(round, await cancelRound(deps, open))
  }
  const next = await goOn(deps, open)
  if (next.state === 'cancelled') throw stakeReturned(round, true)
  return {
    success: true,
    round: roundView({ ...round, actions: [], commitment: session.commitment, state: next.state, voidReason: null }),
    balanceAfterStake: bet.reply.balance,
    balance: next.balance ?? bet.reply.balance,
    nextRoundInMs: cycleWaitMs(deps, { ...session, lastRoundAt: round.startedAt }),
    freeRounds: session.freeRoundsGranted ? await findFreeRounds(deps.db, session.id) : null,
  }
}

/**
 * After the stake is taken: pays the win, or lets the round wait. The sweeper may have taken over the round of a slow process and be returning its stake; the
 * wallet then refuses the win, and a round that would wait is not its process's any more.
 */
async function goOn(
  deps: Deps,
  { win, ...round }: OpenRound & Pick<NewRound, 'startedAt'>,
): Promise<{ state: RoundState; balance: number | null }> {
  if (win !== null) return settleRound(deps, { ...round, win })
  const nextAttemptAt = actUntil(deps.titles.of(round.gameCode), round.startedAt)
  const mine = await moveOn(deps.db, { id: round.id, from: 'drawn', to: 'playing', nextAttemptAt })
  return { state: mine ? 'playing' : 'cancelling', balance: null }
}

const stakeReturned = ({ id: roundId }: NewRound, returned: boolean) =>
  new Refusal('UNAVAILABLE', { params: { roundId, stakeReturned: returned }, retryAfterSeconds: 3 })

/**
 * Requests the stake. The operator measures the time between the arrivals of two bets, so a bet that travelled faster than the one before may arrive
 * slightly early. The same call is then repeated once, after the wait that the operator asks for.
 */
async function takeStake(deps: Deps, round: SessionInPlay & NewRound): Promise<WalletResult<'bet'>> {
  const requestStake = () => walletOf(deps, round).call('bet', betRequest(round))
  const bet = await requestStake()
  if (bet.outcome !== 'refused' || bet.code !== 'CYCLE_TOO_FAST') return bet
  const waitMs = Number(bet.params?.retryAfterMs ?? Number.POSITIVE_INFINITY)
  if (waitMs > jitterMaxMs) return bet
  await setTimeout(waitMs)
  return requestStake()
}
