import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { countUnread } from './store/chat-messages.ts'
import { type Conversation, saveConversation } from './store/conversations.ts'

/** Under the conversation's lock. A player's open pages hear how it stands; what was said in it they fetch. */
export async function changeChat({ outbox }: Pick<Deps, 'outbox'>, tx: Tx, conversation: Conversation): Promise<void> {
  await saveConversation(tx, conversation)
  const { id, playerId, state, version } = conversation
  if (playerId === null) return
  const data = { conversationId: id, playerId, state, version, unread: await countUnread(tx, conversation) }
  await outbox.write(tx, [{ name: 'support.ChatChanged', key: playerId, data }])
}
