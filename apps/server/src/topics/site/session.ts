import { sessionTopic } from '@andon/contract/topics/session'
import { sessionEnded } from '@andon/operator/identity'
import { createLoop } from '@andon/platform/loop'
import type { Hub } from '@andon/platform/realtime'
import { after, siteSource } from '../../compose/topic-source.ts'

const checkEveryMs = 15_000

export const source = siteSource({
  topic: sessionTopic,
  facts: [after(sessionEnded, ({ data }, hub) => endSession(hub, { id: data.sessionId, reason: data.reason }))],
  /** Sessions that time out end without a fact. */
  start: ({ hub, operator, db, log }) => {
    const check = async () => {
      const over = await operator.identity.sessionsOver(
        db,
        hub.sessions().flatMap(({ kind, sessionId }) => (kind === 'player' ? [sessionId] : [])),
      )
      for (const [id, reason] of over) endSession(hub, { id, reason })
    }
    const checking = createLoop(check, { everyMs: checkEveryMs, log, what: 'checking open sessions' })
    checking.start()
    return { stop: () => void checking.stop() }
  },
})

/** Tells the session's pages why it ended, then unsubscribes them. */
function endSession(hub: Hub, { id, reason }: { id: string; reason: unknown }): void {
  hub.publish(sessionTopic, { to: id }, { state: 'ended', reason })
  hub.endSession(id)
}
