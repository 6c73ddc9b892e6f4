import { chatsTopic } from '@andon/contract/staff-topics'
import { staffSessionsChanged } from '@andon/operator/staff'
import { chatChanged } from '@andon/operator/support'
import { createLoop } from '@andon/platform/loop'
import type { Hub } from '@andon/platform/realtime'
import { after, staffSource } from '../../compose/topic-source.ts'

const checkEveryMs = 15_000

export const source = staffSource({
  topic: chatsTopic,
  start: ({ hub, accounts, log }) => {
    const check = (name: string) =>
      endSessions(hub, accounts, name).catch((error) =>
        log.warn({ err: error }, 'open sessions of staff could not be checked'),
      )
    // sessions that time out end without a fact
    const checking = createLoop(() => endSessions(hub, accounts), {
      everyMs: checkEveryMs,
      log,
      what: 'checking open sessions of staff',
    })
    checking.start()
    return {
      facts: [
        after(chatChanged, ({ key, data: { state, version } }) =>
          hub.publish(chatsTopic, {}, { player: key, state, version }),
        ),
        after(staffSessionsChanged, ({ key }) => void check(key)),
      ],
      stop: () => void checking.stop(),
    }
  },
})

/** Ends the streams of sessions, of one member of staff or all, that are over or have other roles now; those of the server's own key go on. */
async function endSessions(
  hub: Hub,
  accounts: { openSessions(hashes: readonly Buffer[]): Promise<ReadonlyMap<string, readonly string[]>> },
  name?: string,
): Promise<void> {
  const open = hub.sessions(name).flatMap((party) => (party.kind === 'staff' && !party.id.includes(':') ? [party] : []))
  const now = await accounts.openSessions(open.map(({ sessionId }) => Buffer.from(sessionId, 'hex')))
  for (const { sessionId, roles } of open) if (String(now.get(sessionId)) !== String(roles)) hub.endSession(sessionId)
}
