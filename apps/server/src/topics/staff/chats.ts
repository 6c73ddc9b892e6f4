import { chatsTopic } from '@andon/contract/staff-topics'
import type { MessageOf } from '@andon/contract/topic'
import { type Staff, staffSessionsChanged } from '@andon/operator/staff'
import { chatChanged } from '@andon/operator/support'
import type { Party } from '@andon/platform/realtime'
import { after, staffSource } from '../../compose/topic-source.ts'
import { watchSessions } from '../../compose/watch-sessions.ts'

export const source = staffSource({
  topic: chatsTopic,
  start: ({ hub, accounts, log }) => {
    const over = (open: readonly Party[]) => sessionsOver(accounts, open)
    const sessions = watchSessions(hub, { sessionsOver: over, onOver: hub.endSession, log })
    /** By player, the newest state that is not published. */
    const changed = new Map<string, MessageOf<typeof chatsTopic>>()
    let isPublishing = false

    /** Publishes nothing before it is known which sessions go on: one may have ended a moment ago, or by time, of which no fact tells. */
    async function publish(): Promise<void> {
      if (isPublishing) return
      isPublishing = true
      try {
        while (changed.size > 0) {
          const messages = [...changed.values()]
          changed.clear()
          await sessions.ahead()
          for (const message of messages) hub.publish(chatsTopic, {}, message)
        }
      } catch (error) {
        log.error({ err: error }, 'conversations that changed could not be published: staff fetch them')
        hub.resync(chatsTopic, '')
      } finally {
        isPublishing = false
      }
    }

    return {
      facts: [
        after(chatChanged, ({ key, data: { state, version } }) => {
          if (!hub.isWatched(chatsTopic)) return
          changed.set(key, { player: key, state, version })
          void publish()
        }),
        after(staffSessionsChanged, ({ key }) => sessions.check(key)),
      ],
      stop: sessions.stop,
    }
  },
})

/** Returns the sessions that have ended or whose account has other roles now; never those of the server's own key. */
async function sessionsOver(accounts: Pick<Staff, 'openSessions'>, open: readonly Party[]): Promise<readonly string[]> {
  const ofAccounts = open.flatMap((party) => (party.kind === 'staff' && !party.id.includes(':') ? [party] : []))
  const now = await accounts.openSessions(ofAccounts.map(({ sessionId }) => Buffer.from(sessionId, 'hex')))
  return ofAccounts.flatMap(({ sessionId, roles }) => (String(now.get(sessionId)) === String(roles) ? [] : [sessionId]))
}
