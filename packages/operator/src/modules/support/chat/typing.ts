import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { chatTyped } from '../facts.ts'
import { conversationOf } from '../store/conversations.ts'
import { chatOwner } from './chat-owner.ts'

/** Announced to all nodes and stored nowhere; the topics deliver one a second at most. Before the first message there is nothing to announce. */
export function chatTyping({ db, announce }: Deps): Handler<PlayerApi['support']['chatTyping']> {
  return async (_request, context) => {
    const owner = chatOwner(context)
    const conversation = owner && (await conversationOf(db, owner))
    if (conversation) {
      const { id: key, playerId } = conversation
      announce(chatTyped({ key, data: { by: 'owner', playerId } }))
    }
    return { success: true }
  }
}
