import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { countUnread } from './store/chat-messages.ts'
import { type Conversation, saveConversation } from './store/conversations.ts'

/** Under the conversation's lock. The fact tells a player's open pages the new state; they fetch the messages themselves. */
export async function changeChat({ outbox }: Pick<Deps, 'outbox'>, tx: Tx, conversation: Conversation): Promise<void> {
  await saveConversation(tx, conversation)
  const { id, playerId, state, version } = conversation
  if (playerId === null) return
  const data = { conversationId: id, playerId, state, version, unread: await countUnread(tx, conversation) }
  await outbox.write(tx, [{ name: 'support.ChatChanged', key: playerId, data }])
}
