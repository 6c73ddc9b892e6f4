import { Refusal } from '@andon/contract'
import { assert } from '@andon/platform/assert'
import { ownedUntil } from '@andon/platform/owed-calls'
import { demandLive } from '../authorise.ts'
import type { Deps } from '../deps.ts'
import { rulesHash } from '../engines/rules-hash.ts'
import type { GameRequest } from '../game-api.ts'
import { drawsOf } from '../rng/seed-stream.ts'
import { findFreeRounds } from '../store/free-rounds.ts'
import { insertDrawnRound, markShown, type NewRound } from '../store/rounds.ts'
import { restartCycle } from '../store/seeds.ts'
import { findSessionInPlay, type SessionInPlay } from '../store/sessions.ts'
import { hasUndecidedRound } from '../store/staged-rounds.ts'
import { demandOffered } from '../titles/stakes.ts'
import { cycleWaitMs } from './cycle-wait.ts'

const maxDraws = 3

/**
 * Draws with the next nonce and stores the round. If another round of this player, a rotation or a copy of this request was faster, reads the session
 * again and retries. `round` is null if the request already has one.
 */
export async function startRound(
  deps: Deps,
  sessionToken: string,
  request: GameRequest<'playRound'>,
): Promise<{ session: SessionInPlay; round: NewRound | null }> {
  const asked = { token: sessionToken, requestId: request.requestId }
  for (let attempt = 0; attempt < maxDraws; attempt++) {
    const session = demandLive(deps, await findSessionInPlay(deps.db, asked))
    if (session.roundRequested) return { session, round: null }
    await demandMayStart(deps, session, request)
    if (request.freeRoundsId !== undefined) await demandFreeRound(deps, session, request)
    const round = drawRound(deps, session, request)
    const [isFirst] = await Promise.all([inserted(deps, round), noteShown(deps, session, request)])
    if (isFirst) return { session, round }
  }
  throw new Refusal('ROUND_OPEN')
}

async function noteShown(
  { db, clock }: Deps,
  { owner }: SessionInPlay,
  { shown }: GameRequest<'playRound'>,
): Promise<void> {
  if (shown !== undefined) await markShown(db, { owner, id: shown, at: clock.now() })
}

async function demandMayStart(
  deps: Deps,
  session: SessionInPlay,
  { stake, freeRoundsId, choice }: GameRequest<'playRound'>,
): Promise<void> {
  const { stakesIn, current, actWithinHours, shared } = deps.titles.of(session.gameCode)
  if (shared) throw new Refusal('NO_NEW_BETS', { message: 'Rounds of this game belong to its tables' })
  demandOffered(stakesIn[session.currency], current, { stake, choice: choice ?? null })
  const { maximumStake: max } = session
  if (freeRoundsId === undefined && max !== null && stake > max)
    throw new Refusal('STAKE_ABOVE_CAP', { field: 'stake', params: { max } })
  if (session.roundOpen) throw new Refusal('ROUND_OPEN')
  if (actWithinHours !== undefined && (await hasUndecidedRound(deps.db, session))) throw new Refusal('ROUND_OPEN')
  const retryAfterMs = cycleWaitMs(deps, session)
  if (retryAfterMs === 0) return
  const now = deps.clock.now()
  if (session.lastRoundAt && Temporal.Instant.compare(session.lastRoundAt, now) > 0)
    await restartCycle(deps.db, { owner: session.owner, id: session.seedId, now })
  throw tooFast(retryAfterMs)
}

const tooFast = (retryAfterMs: number) =>
  new Refusal('CYCLE_TOO_FAST', { params: { retryAfterMs }, retryAfterSeconds: Math.ceil(retryAfterMs / 1000) })

async function demandFreeRound(
  { db, titles }: Deps,
  session: SessionInPlay,
  { stake, freeRoundsId }: GameRequest<'playRound'>,
): Promise<void> {
  if (titles.of(session.gameCode).actWithinHours !== undefined)
    throw new Refusal('FREE_ROUNDS_UNKNOWN', {
      message: 'There are no free rounds in games whose rounds wait for actions',
    })
  const known = await findFreeRounds(db, session)
  if (known?.freeRoundsId !== freeRoundsId) throw new Refusal('FREE_ROUNDS_UNKNOWN')
  if (known?.stake !== stake) throw new Refusal('STAKE_OUT_OF_RANGE', { field: 'stake' })
}

function drawRound(
  { clock, newId, titles, findPool }: Deps,
  session: SessionInPlay,
  { stake, requestId, freeRoundsId, choice: chosen }: GameRequest<'playRound'>,
): NewRound {
  const choice = chosen ?? null
  const { current, actWithinHours } = titles.of(session.gameCode)
  const draws = drawsOf({ ...session, nonce: session.nextNonce })
  const drawn = current.replay({ draws, stake, choice, actions: [] })
  assert(drawn, 'the choice is one that the game offers')
  assert(drawn.furtherStake === 0, 'a round opens with its stake alone')
  assert(drawn.win !== null || actWithinHours !== undefined, 'a game whose rounds wait says for how long')
  const startedAt = clock.now()
  return {
    id: newId('rnd'),
    sessionId: session.id,
    requestId,
    owner: session.owner,
    gameCode: session.gameCode,
    seedId: session.seedId,
    nonce: session.nextNonce,
    tableHash: rulesHash(current),
    currency: session.currency,
    stake,
    freeRoundsId: freeRoundsId ?? null,
    choice,
    events: drawn.events,
    jackpotTerms: termsFor(findPool, session, { freeRoundsId }),
    win: drawn.win,
    startedAt,
    nextAttemptAt: ownedUntil(startedAt),
  }
}

/** Rounds for real money take part in the jackpots of their game; free rounds have no stake to contribute. */
function termsFor(
  findPool: Deps['findPool'],
  { gameCode, currency, mode, jackpots, site }: SessionInPlay,
  { freeRoundsId }: Pick<GameRequest<'playRound'>, 'freeRoundsId'>,
): NewRound['jackpotTerms'] {
  const pool = findPool({ gameCode, site })
  const takesPart = jackpots && mode === 'real' && freeRoundsId === undefined && pool?.currency === currency
  return takesPart ? pool.terms : null
}

const conflicts: readonly unknown[] = ['one_open_round', 'one_round_for_a_request', 'one_undecided_round']

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
