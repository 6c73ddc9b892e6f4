import { setTimeout } from 'node:timers/promises'
import { Refusal } from '@andon/contract'
import type { WalletResult } from '@andon/platform/wallet-client'
import { type Deps, walletOf } from '../deps.ts'
import type { GameReply, GameRequest } from '../game-api.ts'
import type { JackpotDrawn } from '../jackpots/terms.ts'
import { findFreeRounds, forgetFreeRounds } from '../store/free-rounds.ts'
import { endRound, moveOn, type NewRound, type RoundState, voidRound } from '../store/rounds.ts'
import type { SessionInPlay } from '../store/sessions.ts'
import { walletRefusal } from '../wallet-client/wallet-refusal.ts'
import { cancelRound } from './cancel-round.ts'
import { cycleWaitMs } from './cycle-wait.ts'
import { betRequest, roundRequest } from './money-requests.ts'
import { actUntil, type OpenRound } from './open-round.ts'
import { repeatRound } from './repeat-round.ts'
import { roundView } from './round-view.ts'
import { settleRound } from './settle-round.ts'
import { startRound } from './start-round.ts'

/**
 * Draws and stores the round. One that is decided takes its stake and pays its win in one call; one that waits for its player takes its stake; one with jackpots takes its stake,
 * is drawn for them, and is paid. In this order a crash at
 * any point can be repaired by the sweeper. A repeated request starts nothing; the first request, or the sweeper, completes its round.
 */
export async function playRound(
  deps: Deps,
  { sessionToken, ...request }: { sessionToken: string } & GameRequest<'playRound'>,
): Promise<GameReply<'playRound'>> {
  const { session, round } = await startRound(deps, sessionToken, request)
  if (!round) return repeatRound(deps, session, request)
  const money = { ...session, ...round }
  const isInOneCall = round.win !== null && round.jackpotTerms === null
  const take = () => (isInOneCall ? takeRound(deps, { ...money, win: round.win ?? 0 }) : takeStake(deps, money))
  let taken = await take()
  if (taken.outcome === 'refused') {
    await voidRound(deps.db, { owner: round.owner, id: round.id, reason: taken.code, at: deps.clock.now() })
    if (taken.code === 'FREE_ROUNDS_UNKNOWN') await forgetFreeRounds(deps.db, session)
    throw walletRefusal(deps, { call: isInOneCall ? 'round' : 'bet', roundId: round.id, ...taken })
  }
  const open = { ...session, ...round, attempts: 0, jackpot: null, state: 'drawn' as const }
  if (taken.outcome === 'unknown') {
    deps.log.warn({ roundId: round.id, why: taken.why }, 'unknown whether the stake was taken: returning it')
    const ended = await cancelRound(deps, open)
    if (ended === 'settled') taken = await take() // it was taken and paid: the same call gets the same reply
    if (taken.outcome !== 'ok') throw stakeReturned(round, ended === 'cancelled')
  }
  const { state, jackpot, balance } = await goOn(deps, open, taken.reply)
  return {
    success: true,
    round: roundView({
      ...round,
      furtherStaked: 0,
      finishedByRules: false,
      actions: [],
      commitment: session.commitment,
      state,
      jackpot,
      voidReason: null,
    }),
    balanceAfterStake: taken.reply.balanceAfterStake,
    balance,
    nextRoundInMs: cycleWaitMs(deps, { ...session, lastRoundAt: round.startedAt }),
    freeRounds: session.freeRoundsGranted ? await findFreeRounds(deps.db, session) : null,
  }
}

interface GoneOn {
  readonly state: RoundState
  readonly jackpot: JackpotDrawn | null
  readonly balance: number
}

/** A decided round without jackpots has been paid, too. Any other may be in the hands of the sweeper, which is returning its stake: then it is not this process's any more. */
async function goOn(
  deps: Deps,
  { win, ...round }: OpenRound & SessionInPlay & NewRound,
  { balance }: Taken,
): Promise<GoneOn> {
  const name = { owner: round.owner, id: round.id }
  if (win === null) {
    const nextAttemptAt = actUntil(deps.titles.of(round.gameCode), round.startedAt)
    const mine = await moveOn(deps.db, { ...name, from: 'drawn', to: 'playing', nextAttemptAt })
    return { state: mine ? 'playing' : 'cancelling', jackpot: null, balance }
  }
  if (round.jackpotTerms === null) {
    await endRound(deps.db, { ...name, as: 'settled', at: deps.clock.now() })
    return { state: 'settled', jackpot: null, balance }
  }
  const jackpot = await deps.jackpots.draw({ ...round, jackpotTerms: round.jackpotTerms })
  if (!jackpot) return { state: 'cancelling', jackpot, balance }
  const settled = await settleRound(deps, { ...round, state: 'staked', win, jackpot })
  return { state: settled.state, jackpot, balance: settled.balance ?? balance }
}

const stakeReturned = ({ id: roundId }: NewRound, returned: boolean) =>
  new Refusal('UNAVAILABLE', { params: { roundId, stakeReturned: returned }, retryAfterSeconds: 3 })

interface Taken {
  readonly balanceAfterStake: number
  readonly balance: number
}
type TakenOrNot =
  WalletResult<'bet'> extends infer Result
    ? Result extends { outcome: 'ok' }
      ? { readonly outcome: 'ok'; readonly reply: Taken }
      : Result
    : never

async function takeStake(deps: Deps, round: SessionInPlay & NewRound): Promise<TakenOrNot> {
  const bet = await inTime(deps, () => walletOf(deps, round).call('bet', betRequest(round)))
  if (bet.outcome !== 'ok') return bet
  const { balance } = bet.reply
  return { outcome: 'ok', reply: { balanceAfterStake: balance, balance } }
}

const takeRound = (deps: Deps, round: SessionInPlay & NewRound & { win: number }): Promise<TakenOrNot> =>
  inTime(deps, () => walletOf(deps, round).call('round', roundRequest(round)))

/**
 * Requests a stake. The operator measures the time between the arrivals of two bets, and the arcade between their starts: so a bet arrives too early by as much as the one
 * before took on its way, at most by the time that a wallet call may take. The same call is then repeated once, after the wait that the operator asks for. Who asks for a
 * longer wait has seen another round of the player start elsewhere.
 */
async function inTime<C extends 'bet' | 'round'>(
  { walletTimeoutMs }: Pick<Deps, 'walletTimeoutMs'>,
  request: () => Promise<WalletResult<C>>,
): Promise<WalletResult<C>> {
  const taken = await request()
  if (taken.outcome !== 'refused' || taken.code !== 'CYCLE_TOO_FAST') return taken
  const waitMs = Number(taken.params?.retryAfterMs ?? Number.POSITIVE_INFINITY)
  if (!(waitMs <= walletTimeoutMs)) return taken
  await setTimeout(waitMs)
  return request()
}
