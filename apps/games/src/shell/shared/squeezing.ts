import type { GameRequest } from '@andon/arcade/game-api'

type Turned = GameRequest<'squeeze'>

/** Everybody sees a card that is turned in so many steps a second at most. */
const everyMs = 100

/** Sends how far a card is turned: what comes in between is left out, and the last of it never. */
export function createSqueezing(
  send: (turned: Turned) => Promise<unknown>,
  wait: (durationMs: number) => Promise<void>,
): (turned: Turned) => void {
  let next: Turned | null = null
  let isSending = false
  const run = async () => {
    isSending = true
    while (next !== null) {
      const turned = next
      next = null
      await Promise.all([send(turned).catch(() => {}), wait(everyMs)]) // nothing is decided by it
    }
    isSending = false
  }
  return (turned) => {
    next = turned
    if (!isSending) void run()
  }
}
