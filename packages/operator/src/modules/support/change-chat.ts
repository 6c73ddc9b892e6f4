import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { chatChanged } from './facts.ts'
import { countUnread } from './store/chat-messages.ts'
import { type Conversation, saveConversation } from './store/conversations.ts'

/** Under the conversation's lock. */
export async function changeChat({ facts }: Pick<Deps, 'facts'>, tx: Tx, conversation: Conversation): Promise<void> {
  await saveConversation(tx, conversation)
  const { playerId, state, version } = conversation
  if (playerId === null) return
  const data = { state, version, unread: await countUnread(tx, conversation) }
  await facts.write(tx, [chatChanged({ key: playerId, data })])
}
