import type { GameReply, GameRequest } from '@andon/arcade/game-api'
import { ConnectionLost } from '@andon/web-kit/client'
import type { ArcadeClient } from './arcade-client.ts'
import { createPauses, type Line, repeatedReplyMs, triesMax } from './line.ts'

/**
 * Sends one action of the player. Without a reply the same request is repeated: `index` makes the arcade take it once. `onOffline` is called when the
 * connection is first lost, `onOnline` at the end. Throws the arcade's refusals.
 */
export async function requestAction({
  arcade,
  request,
  line,
  onOffline,
  onOnline,
}: {
  arcade: ArcadeClient
  request: GameRequest<'act'>
  line: Line
  onOffline: () => void
  onOnline: () => void
}): Promise<GameReply<'act'>> {
  const pauses = createPauses(line)
  let offline = false
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        const options = attempt > 1 ? { replyWithinMs: repeatedReplyMs } : {}
        const reply = await line.whileUnchanged((signal) => arcade.call('act', request, { ...options, signal }))
        const isTaken = reply.round.status !== 'open' && reply.round.actions.length > request.index
        if (isTaken || attempt >= triesMax) return reply
      } catch (error) {
        if (!(error instanceof ConnectionLost) || attempt >= triesMax) throw error
        if (!offline) onOffline()
        offline = true
      }
      await pauses.next()
    }
  } finally {
    if (offline) onOnline()
  }
}
