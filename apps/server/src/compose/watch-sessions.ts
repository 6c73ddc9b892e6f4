import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@andon/platform/log'
import { createLoop } from '@andon/platform/loop'
import type { Hub, Party } from '@andon/platform/realtime'

const checkEveryMs = 60_000
const againAfterMs = 1_000

/** The ids of those sessions that are over. Throws while nobody can say. */
type SessionsOver = (open: readonly Party[]) => Promise<readonly string[]>

/** Names a session by its player and its own id, as the calls of a supplier do. */
export const namedSession = ({ id, sessionId }: Party) => ({ playerId: id, id: sessionId })

/**
 * Ends the streams of sessions that are over. The operator sends a supplier no message when a login ends, and a session of staff that times out ends without a fact. So the open sessions
 * are checked before each message (`ahead`), after a session has ended, where this installation learns of it (`check`), and once a minute.
 */
export function watchSessions(
  { sessions }: Pick<Hub, 'sessions'>,
  { sessionsOver, onOver, log }: { sessionsOver: SessionsOver; onOver(id: string): void; log: Log },
) {
  let stopped = false

  /** Ends the open sessions that are over: those of the player or member of staff `of`, or all. */
  async function check(of?: string): Promise<void> {
    const open = sessions(of)
    if (open.length > 0) for (const id of await sessionsOver(open)) onOver(id)
  }

  /** Resolves once each open session of the player, or of all, is known to go on; the others are ended by then. Never, once stopped. */
  async function ahead(of?: string): Promise<void> {
    while (!stopped) {
      try {
        return await check(of)
      } catch (error) {
        log.warn({ err: error }, 'open sessions could not be checked: messages wait')
        await sleep(againAfterMs, undefined, { ref: false })
      }
    }
    await new Promise<never>(() => undefined)
  }

  const checkSafely = (of?: string) =>
    void check(of).catch((error) => log.warn({ err: error }, 'open sessions could not be checked'))
  const checking = createLoop(() => check(), { everyMs: checkEveryMs, log, what: 'checking open sessions' })
  checking.start()
  return {
    ahead,
    check: checkSafely,
    stop: () => {
      stopped = true
      void checking.stop()
    },
  }
}
