import type { Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { chatChanged, lineChanged, visitorChatChanged } from '../facts.ts'
import { countUnread } from '../store/chat-messages.ts'
import { type Conversation, countWaiting, saveConversation } from '../store/conversations.ts'

/** Under the conversation's lock: stores a new version, and tells the owner's open pages and, if it joined or left the line, those who wait in it. */
export async function changeChat(
  { facts }: Pick<Deps, 'facts'>,
  tx: Tx,
  { known, changed }: { known: Conversation; changed: Conversation },
): Promise<void> {
  await saveConversation(tx, changed)
  const { id, playerId, state, version } = changed
  if ((known.state === 'open') !== (state === 'open'))
    await facts.write(tx, [lineChanged({ key: 'line', data: { waiting: await countWaiting(tx) } })])
  const data = { state, version, unread: await countUnread(tx, changed) }
  await facts.write(tx, [
    playerId === null ? visitorChatChanged({ key: id, data }) : chatChanged({ key: playerId, data }),
  ])
}

const underWayMinutes = 30

/** Since when a conversation waits to which its owner writes now: one that was answered a moment ago keeps its place in the line. */
export function waitsSince({ state, changedAt, waitingSince }: Conversation, now: Temporal.Instant): Temporal.Instant {
  if (state === 'open') return waitingSince ?? changedAt
  const isUnderWay = state === 'answered' && changedAt.until(now).total('minutes') < underWayMinutes
  return isUnderWay && waitingSince ? waitingSince : now
}
