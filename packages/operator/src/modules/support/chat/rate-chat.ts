import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { closingAt, rate } from '../store/closings.ts'
import { conversationOf, lockConversation } from '../store/conversations.ts'
import { changeChat } from './change-chat.ts'
import { chatOwner } from './chat-owner.ts'
import { ownChat } from './chat-view.ts'

/** Once for each closing, also after the conversation was opened again. */
export function rateChat(deps: Deps): Handler<PlayerApi['support']['rateChat']> {
  const { clock, db } = deps
  return async ({ version, stars, comment }, context) => {
    const owner = chatOwner(context)
    const conversation = owner && (await conversationOf(db, owner))
    if (!conversation) throw new Refusal('NOT_FOUND', { field: 'version' })
    await db.transaction(async (tx) => {
      const known = await lockConversation(tx, conversation.id)
      const at = { conversationId: conversation.id, version }
      const closing = await closingAt(tx, at)
      if (!known || !closing) throw new Refusal('NOT_FOUND', { field: 'version' })
      if (closing.stars !== null) throw new Refusal('ACTION_IMPOSSIBLE', { message: 'This closing is rated already' })
      await rate(tx, { ...at, stars, comment: comment ?? null, at: clock.now() })
      await changeChat(deps, tx, { known, changed: { ...known, version: known.version + 1 } })
    })
    return ownChat(deps, context)
  }
}
