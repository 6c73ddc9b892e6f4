import { setTimeout } from 'node:timers/promises'
import { Refusal } from '@andon/contract'
import { assert } from '@andon/platform/assert'
import { demandLive, hashOf } from '../authorise.ts'
import { type Deps, walletOf } from '../deps.ts'
import { playSlot } from '../engines/slot/play-slot.ts'
import { tableHash } from '../engines/slot/table-hash.ts'
import type { GameReply, GameRequest } from '../game-api.ts'
import { drawsOf } from '../rng/seed-stream.ts'
import { findFreeRounds, forgetFreeRounds } from '../store/free-rounds.ts'
import { insertDrawnRound, type NewRound, voidRound } from '../store/rounds.ts'
import { restartCycle } from '../store/seeds.ts'
import { findSessionInPlay, type SessionInPlay } from '../store/sessions.ts'
import { titleOf } from '../titles/index.ts'
import type { WalletResult } from '../wallet-client/wallet-port.ts'
import { walletRefusal } from '../wallet-client/wallet-refusal.ts'
import { cancelRound } from './cancel-round.ts'
import { cycleWaitMs } from './cycle-wait.ts'
import { betRequest } from './money-requests.ts'
import { ownedUntil } from './open-round.ts'
import { repeatRound } from './repeat-round.ts'
import { roundView } from './round-view.ts'
import { settleRound } from './settle-round.ts'

const maxDraws = 3
/** By how much the network delays of two bets may differ. */
const jitterMaxMs = 500

/**
 * Draws and stores the round, takes the stake, pays the win, closes. In this order a crash at any point can be repaired by the sweeper. A repeated request
 * starts nothing; the first request, or the sweeper, completes its round.
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
  const open = { ...session, ...round, attempts: 0 }
  if (bet.outcome === 'unknown') {
    deps.log.warn({ roundId: round.id, why: bet.why }, 'unknown whether the stake was taken: returning it')
    const returned = await cancelRound(deps, { ...open, state: 'drawn' })
    throw new Refusal('UNAVAILABLE', { params: { roundId: round.id, stakeReturned: returned }, retryAfterSeconds: 3 })
  }
  const settled = await settleRound(deps, { ...open, state: 'drawn' })
  if (settled.state === 'cancelled')
    throw new Refusal('UNAVAILABLE', { params: { roundId: round.id, stakeReturned: true }, retryAfterSeconds: 3 })
  return {
    success: true,
    round: roundView({ ...round, commitment: session.commitment, state: settled.state, voidReason: null }),
    balanceAfterStake: bet.reply.balance,
    balance: settled.balance ?? bet.reply.balance,
    nextRoundInMs: cycleWaitMs({ ...session, lastRoundAt: round.startedAt }, deps.clock.now()),
    freeRounds: session.freeRoundsGranted ? await findFreeRounds(deps.db, session.id) : null,
  }
}

/**
 * Draws with the next nonce and stores the round. If another round of this player, a rotation or a copy of this request was faster, reads the session
 * again and retries. `round` is null if the request already has one.
 */
async function startRound(
  deps: Deps,
  sessionToken: string,
  request: GameRequest<'playRound'>,
): Promise<{ session: SessionInPlay; round: NewRound | null }> {
  const asked = { tokenHash: hashOf(sessionToken), requestId: request.requestId }
  for (let attempt = 0; attempt < maxDraws; attempt++) {
    const session = demandLive(deps, await findSessionInPlay(deps.db, asked))
    if (session.roundRequested) return { session, round: null }
    await demandMayStart(deps, session, request)
    if (request.freeRoundsId !== undefined) await demandFreeRound(deps, session, request)
    const round = drawRound(deps, session, request)
    if (await inserted(deps, round)) return { session, round }
  }
  throw new Refusal('ROUND_OPEN')
}

async function demandMayStart(
  deps: Deps,
  session: SessionInPlay,
  { stake, freeRoundsId }: GameRequest<'playRound'>,
): Promise<void> {
  const { stakes } = titleOf(session.gameCode).stakesIn[session.currency]
  if (!stakes.includes(stake)) throw new Refusal('STAKE_OUT_OF_RANGE', { field: 'stake' })
  const { maximumStake: max } = session
  if (freeRoundsId === undefined && max !== null && stake > max)
    throw new Refusal('STAKE_ABOVE_CAP', { field: 'stake', params: { max } })
  if (session.roundOpen) throw new Refusal('ROUND_OPEN')
  const now = deps.clock.now()
  const retryAfterMs = cycleWaitMs(session, now)
  if (retryAfterMs === 0) return
  if (session.lastRoundAt && Temporal.Instant.compare(session.lastRoundAt, now) > 0)
    await restartCycle(deps.db, { id: session.seedId, now })
  throw tooFast(retryAfterMs)
}

const tooFast = (retryAfterMs: number) =>
  new Refusal('CYCLE_TOO_FAST', { params: { retryAfterMs }, retryAfterSeconds: Math.ceil(retryAfterMs / 1000) })

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

async function demandFreeRound(
  { db }: Deps,
  session: SessionInPlay,
  { stake, freeRoundsId }: GameRequest<'playRound'>,
): Promise<void> {
  const known = await findFreeRounds(db, session.id)
  if (known?.freeRoundsId !== freeRoundsId) throw new Refusal('FREE_ROUNDS_UNKNOWN')
  if (known?.stake !== stake) throw new Refusal('STAKE_OUT_OF_RANGE', { field: 'stake' })
}

function drawRound(
  { clock, newId }: Deps,
  session: SessionInPlay,
  { stake, requestId, freeRoundsId }: GameRequest<'playRound'>,
): NewRound {
  const { table } = titleOf(session.gameCode)
  const draws = drawsOf({ ...session, nonce: session.nextNonce })
  const startedAt = clock.now()
  return {
    id: newId('rnd'),
    sessionId: session.id,
    requestId,
    owner: session.owner,
    gameCode: session.gameCode,
    seedId: session.seedId,
    nonce: session.nextNonce,
    tableHash: tableHash(table),
    currency: session.currency,
    stake,
    freeRoundsId: freeRoundsId ?? null,
    ...playSlot(table, { draws, stake }),
    startedAt,
    nextAttemptAt: ownedUntil(startedAt),
  }
}

const conflicts: readonly unknown[] = ['one_open_round', 'one_round_for_a_request']

/** False after a conflict with another round, a rotation or a copy of this request. */
async function inserted({ db }: Deps, round: NewRound): Promise<boolean> {
  try {
    return await insertDrawnRound(db, round)
  } catch (error) {
    assert(error instanceof Error, 'the database throws errors')
    if ('constraint' in error && conflicts.includes(error.constraint)) return false
    throw error
  }
}
