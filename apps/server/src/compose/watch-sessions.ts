import type { Log } from '@andon/platform/log'
import type { Metrics } from '@andon/platform/metrics'
import type { Hub } from '@andon/platform/realtime'
import { endSession } from './facts-to-realtime.ts'

const everyMs = 15_000
const flushMs = 250

/** Ends the realtime session of pages whose login session has timed out, and sends slow readers what was held back. */
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
        for (const [id, reason] of over) endSession(hub, { id, reason })
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
