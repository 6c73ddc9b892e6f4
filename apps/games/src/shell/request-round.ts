import type { FreeRounds, GameReply, GameRequest, Round } from '@andon/arcade/game-api'
import { type ArcadeClient, ArcadeRefusal, ConnectionLost } from './arcade-client.ts'

/** What a press of the spin button led to. */
export type RequestedRound =
  | {
      readonly kind: 'round'
      readonly round: Round
      readonly balanceAfterStake: number
      readonly balance: number
      readonly nextRoundInMs: number
      readonly freeRounds: FreeRounds | null
    }
  /** `returning`: the stake, if it was taken, goes back. */
  | { readonly kind: 'notPlaced'; readonly balance: number; readonly returning: boolean }
  /** The player's last round began too short a time ago, perhaps in another window: nothing was staked. */
  | { readonly kind: 'tooSoon'; readonly retryAfterMs: number }

/** At the longest pause of 8 s these tries last some three minutes: longer than a tunnel, shorter than a patience. */
const triesMax = 30
const pauseMaxMs = 8000
/** So short a wait is waited for, as part of the press; twice at most. */
const shortWaitMs = 500
const shortWaitsMax = 2

/**
 * Asks for one round by the name of one press. When no answer comes, the round may or may not exist: it is asked for again by the same name,
 * which the arcade answers with the same round and never with a second stake. `onOffline` is called once the wait begins, `onOnline` when
 * it is over, whatever came of it.
 */
export async function requestRound({
  arcade,
  request,
  wasShown,
  wait,
  onOffline,
  onOnline,
}: {
  arcade: ArcadeClient
  request: GameRequest<'playRound'>
  wasShown: (roundId: string) => boolean
  wait: (durationMs: number) => Promise<void>
  onOffline: () => void
  onOnline: () => void
}): Promise<RequestedRound> {
  let offline = false
  let shortWaits = 0
  let asked = request
  try {
    for (let attempt = 1; ; attempt++) {
      const answer = await ask(arcade, asked)
      const last = attempt >= triesMax
      if (answer instanceof ConnectionLost) {
        if (last) throw answer
        if (!offline) onOffline()
        offline = true
        await wait(pauseMs(attempt))
      } else if (answer instanceof ArcadeRefusal) {
        if (answer.code === 'ROUND_OPEN') return await lookForRound(arcade, wasShown, wait)
        if (answer.code === 'CYCLE_TOO_FAST') {
          const retryAfterMs = Number(answer.params.retryAfterMs ?? shortWaitMs)
          if (retryAfterMs > shortWaitMs || ++shortWaits > shortWaitsMax) return { kind: 'tooSoon', retryAfterMs }
          await wait(retryAfterMs)
          asked = { ...asked, requestId: crypto.randomUUID() } // the refused one may have a round already, a void one
        } else if (answer.code === 'UNAVAILABLE' && offline && !last) {
          await wait(pauseMs(attempt)) // the round may stand and only its answer be missing
        } else throw answer
      } else if (answer.round.status === 'open' && !last) {
        await wait(pauseMs(attempt)) // the first copy of this request is still at work
      } else return taken(answer)
    }
  } finally {
    if (offline) onOnline()
  }
}

async function ask(
  arcade: ArcadeClient,
  request: GameRequest<'playRound'>,
): Promise<GameReply<'playRound'> | ArcadeRefusal | ConnectionLost> {
  try {
    return await arcade.call('playRound', request)
  } catch (error) {
    if (error instanceof ArcadeRefusal || error instanceof ConnectionLost) return error
    throw error
  }
}

function pauseMs(attempt: number): number {
  return Math.min(pauseMaxMs, 500 * 2 ** attempt)
}

function taken({
  round,
  balanceAfterStake,
  balance,
  nextRoundInMs,
  freeRounds,
}: GameReply<'playRound'>): RequestedRound {
  if (round.events.length === 0) return { kind: 'notPlaced', balance, returning: round.status !== 'refused' }
  return { kind: 'round', round, balanceAfterStake, balance, nextRoundInMs, freeRounds }
}

/** Another round of this session stands in the way: if the player has not seen it yet, that one is shown. */
async function lookForRound(
  arcade: ArcadeClient,
  wasShown: (roundId: string) => boolean,
  wait: (durationMs: number) => Promise<void>,
): Promise<RequestedRound> {
  const { pendingRound, balance, nextRoundInMs, freeRounds } = await readSession(arcade, wait)
  if (!pendingRound || wasShown(pendingRound.id)) return { kind: 'notPlaced', balance, returning: false }
  const paid = pendingRound.status === 'settled' ? pendingRound.win : 0
  const balanceAfterStake = Math.max(0, balance - paid)
  return taken({ success: true, round: pendingRound, balanceAfterStake, balance, nextRoundInMs, freeRounds })
}

async function readSession(
  arcade: ArcadeClient,
  wait: (durationMs: number) => Promise<void>,
): Promise<GameReply<'session'>> {
  for (let attempt = 1; ; attempt++) {
    await wait(pauseMs(attempt))
    try {
      const session = await arcade.call('session', {})
      if (session.pendingRound?.status !== 'open' || attempt >= triesMax) return session
    } catch (error) {
      if (!(error instanceof ConnectionLost) || attempt >= triesMax) throw error
    }
  }
}
