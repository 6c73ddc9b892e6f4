import type { GameReply, GameRequest } from '@andon/arcade/game-api'
import { type ArcadeClient, ConnectionLost } from './arcade-client.ts'

/** About three minutes in total, with pauses of at most 8 s. */
const triesMax = 30
const pauseMaxMs = 8000

/**
 * Sends one action of the player. Without a reply the same request is repeated: `index` makes the arcade take it once. `onOffline` is called when the
 * connection is first lost, `onOnline` at the end. Throws the arcade's refusals.
 */
export async function requestAction({
  arcade,
  request,
  wait,
  onOffline,
  onOnline,
}: {
  arcade: ArcadeClient
  request: GameRequest<'act'>
  wait: (durationMs: number) => Promise<void>
  onOffline: () => void
  onOnline: () => void
}): Promise<GameReply<'act'>> {
  let offline = false
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        const reply = await arcade.call('act', request)
        const isTaken = reply.round.status !== 'open' && reply.round.actions.length > request.index
        if (isTaken || attempt >= triesMax) return reply
      } catch (error) {
        if (!(error instanceof ConnectionLost) || attempt >= triesMax) throw error
        if (!offline) onOffline()
        offline = true
      }
      await wait(Math.min(pauseMaxMs, 250 * 2 ** attempt))
    }
  } finally {
    if (offline) onOnline()
  }
}
