import type { FreeRounds, GameReply, GameRequest, Round } from '@andon/arcade/game-api'
import { CallRefusal, ConnectionLost } from '@andon/web-kit/client'
import type { ArcadeClient } from './arcade-client.ts'
import { createPauses, type Line, repeatedReplyMs, triesMax } from './line.ts'

/** The outcome of a press of the spin button. */
export type RequestedRound =
  | {
      readonly kind: 'round'
      readonly round: Round
      readonly balanceAfterStake: number
      readonly balance: number
      readonly nextRoundInMs: number
      readonly freeRounds: FreeRounds | null
    }
  /** There is no result. `returning`: a stake that was taken will be returned. */
  | { readonly kind: 'notPlaced'; readonly balance: number; readonly returning: boolean }
  /** The player's last round started too recently, perhaps in another window. Nothing was staked. */
  | { readonly kind: 'tooSoon'; readonly retryAfterMs: number }

/** Between requests that the server refuses because it is not available: it needs time more than the player does. */
const unavailableMaxMs = 8_000
/** A wait this short is part of the press; at most twice. */
const shortWaitMs = 500
const shortWaitsMax = 2

/**
 * Requests one round for one press. Without a reply the round may or may not exist, so the request is repeated with the same `requestId`; the arcade
 * replies with the same round and takes no second stake. `onOffline` is called when the connection is first lost, `onOnline` at the end, with or
 * without a result.
 */
export async function requestRound({
  arcade,
  request,
  wasShown,
  line,
  onOffline,
  onOnline,
}: {
  arcade: ArcadeClient
  request: GameRequest<'playRound'>
  wasShown: (roundId: string) => boolean
  line: Line
  onOffline: () => void
  onOnline: () => void
}): Promise<RequestedRound> {
  const pauses = createPauses(line)
  let offline = false
  let unavailable = 0
  let shortWaits = 0
  let asked = request
  try {
    for (let attempt = 1; ; attempt++) {
      const reply = await ask(arcade, asked, { line, repeated: attempt > 1 })
      const last = attempt >= triesMax
      if (reply instanceof ConnectionLost) {
        if (last) throw reply
        if (!offline) onOffline()
        offline = true
        await pauses.next()
      } else if (reply instanceof CallRefusal) {
        if (reply.code === 'ROUND_OPEN') return await lookForRound(arcade, wasShown, line)
        if (reply.code === 'CYCLE_TOO_FAST') {
          const retryAfterMs = Number(reply.params.retryAfterMs ?? shortWaitMs)
          if (retryAfterMs > shortWaitMs || ++shortWaits > shortWaitsMax) return { kind: 'tooSoon', retryAfterMs }
          await line.pause(retryAfterMs)
          asked = { ...asked, requestId: crypto.randomUUID() } // the refused id may belong to a void round
        } else if (reply.code === 'UNAVAILABLE' && offline && !last) {
          await line.pause(Math.min(unavailableMaxMs, 500 * 2 ** unavailable++)) // the round may exist and only its reply be missing
        } else throw reply
      } else if (reply.round.status === 'open' && !last) {
        await pauses.next() // the first copy of this request is still in progress
      } else return taken(reply)
    }
  } finally {
    if (offline) onOnline()
  }
}

async function ask(
  arcade: ArcadeClient,
  request: GameRequest<'playRound'>,
  { line, repeated }: { line: Line; repeated: boolean },
): Promise<GameReply<'playRound'> | CallRefusal | ConnectionLost> {
  try {
    const options = repeated ? { replyWithinMs: repeatedReplyMs } : {}
    return await line.whileUnchanged((signal) => arcade.call('playRound', request, { ...options, signal }))
  } catch (error) {
    if (error instanceof CallRefusal || error instanceof ConnectionLost) return error
    throw error
  }
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

/** Another round of this session is open: returned for display, unless the player has seen it. */
async function lookForRound(
  arcade: ArcadeClient,
  wasShown: (roundId: string) => boolean,
  line: Line,
): Promise<RequestedRound> {
  const { pendingRound, balance, nextRoundInMs, freeRounds } = await readSession(arcade, line)
  if (!pendingRound || wasShown(pendingRound.id)) return { kind: 'notPlaced', balance, returning: false }
  const paid = pendingRound.status === 'settled' ? pendingRound.win : 0
  const balanceAfterStake = Math.max(0, balance - paid)
  return taken({ success: true, round: pendingRound, balanceAfterStake, balance, nextRoundInMs, freeRounds })
}

async function readSession(arcade: ArcadeClient, line: Line): Promise<GameReply<'session'>> {
  const pauses = createPauses(line)
  for (let attempt = 1; ; attempt++) {
    await pauses.next()
    try {
      const session = await line.whileUnchanged((signal) =>
        arcade.call('session', {}, { replyWithinMs: repeatedReplyMs, signal }),
      )
      if (session.pendingRound?.status !== 'open' || attempt >= triesMax) return session
    } catch (error) {
      if (!(error instanceof ConnectionLost) || attempt >= triesMax) throw error
    }
  }
}
