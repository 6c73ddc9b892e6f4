import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { conversationOf, lockConversation } from '../store/conversations.ts'
import { changeChat } from './change-chat.ts'
import { chatOwner } from './chat-owner.ts'
import { ownChat } from './chat-view.ts'

/** Marks messages as read up to a version, which never decreases. The player's other open pages clear their unread mark, too. */
export function readChat(deps: Deps): Handler<PlayerApi['support']['readChat']> {
  return async ({ version }, context) => {
    const owner = chatOwner(context)
    const known = owner && (await conversationOf(deps.db, owner))
    if (known) {
      await deps.db.transaction(async (tx) => {
        const current = await lockConversation(tx, known.id)
        if (!current || version <= current.readVersion) return
        const readVersion = Math.min(version, current.version)
        if (readVersion === current.readVersion) return
        await changeChat(deps, tx, {
          known: current,
          changed: { ...current, readVersion, version: current.version + 1 },
        })
      })
    }
    return ownChat(deps, context)
  }
}
