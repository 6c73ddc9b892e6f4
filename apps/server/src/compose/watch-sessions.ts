import type { Log } from '@andon/platform/log'
import type { Metrics } from '@andon/platform/metrics'
import type { Hub } from '@andon/platform/realtime'

const everyMs = 15_000
const flushMs = 250

/** Tells pages whose session has run out while they were only looking, and lets slow readers catch up. */
export function watchSessions({
  hub,
  sessionsOver,
  metrics,
  log,
}: {
  hub: Hub
  sessionsOver(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  metrics: Metrics
  log: Log
}): {
  stop(): void
} {
  const flush = setInterval(() => hub.flushHeld(), flushMs)
  const check = setInterval(() => {
    metrics.sockets.set(hub.size())
    sessionsOver(hub.sessionIds()).then(
      (over) => {
        for (const [id, reason] of over) hub.endSession(id, reason)
      },
      (error) => log.warn({ err: error }, 'open sessions could not be checked'),
    )
  }, everyMs)
  return {
    stop: () => {
      clearInterval(flush)
      clearInterval(check)
    },
  }
}
