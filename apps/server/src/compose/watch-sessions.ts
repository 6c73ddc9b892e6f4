import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@andon/platform/log'
import { createLoop } from '@andon/platform/loop'
import type { Hub, Party } from '@andon/platform/realtime'

const checkEveryMs = 60_000
const againAfterMs = 1_000

/** Those of some sessions of a supplier that are over. Throws while the operator does not answer. */
type SessionsOver = (names: readonly { playerId: string; id: string }[]) => Promise<readonly string[]>

/**
 * Ends the streams of a supplier's sessions that are over. The operator sends a supplier no message when a login ends, so it is asked: before each message to a
 * player (`ahead`), after every login that ended, where this installation hears of it (`check`), and once a minute.
 */
export function watchSessions(
  { sessions }: Pick<Hub, 'sessions'>,
  { sessionsOver, onOver, log }: { sessionsOver: SessionsOver; onOver(id: string): void; log: Log },
) {
  let stopped = false
  const named = ({ id, sessionId }: Party) => ({ playerId: id, id: sessionId })

  async function check(playerId?: string): Promise<void> {
    const open = sessions(playerId)
    if (open.length > 0) for (const id of await sessionsOver(open.map(named))) onOver(id)
  }

  /** Resolves once each open session of the player is known to go on; the others are ended by then. Never, once stopped. */
  async function ahead(playerId: string): Promise<void> {
    while (!stopped) {
      try {
        return await check(playerId)
      } catch (error) {
        log.warn({ err: error }, 'open sessions could not be checked: messages wait')
        await sleep(againAfterMs, undefined, { ref: false })
      }
    }
    await new Promise<never>(() => undefined)
  }

  const checkSafely = (playerId?: string) =>
    void check(playerId).catch((error) => log.warn({ err: error }, 'open sessions could not be checked'))
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
