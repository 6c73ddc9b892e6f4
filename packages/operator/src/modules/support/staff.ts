import { Refusal } from '@andon/contract'
import type { StaffApi } from '@andon/contract/staff-api'
import type { ChatView } from '@andon/contract/staff-api/support'
import type { StaffContext, StaffHandlers } from '@andon/platform/http'
import { within } from '@andon/platform/sql'
import { type BackOfficeReply, createBackOffice } from './back-office.ts'
import type { Deps } from './deps.ts'
import { type Conversation, lockConversation } from './store/conversations.ts'

export function staffRoutes(deps: Deps): StaffHandlers<StaffApi['support']> {
  const officeIn = ({ tx }: Pick<StaffContext, 'tx'>) => createBackOffice({ ...deps, db: within(deps.db, tx) })

  async function change(
    { tx, note }: StaffContext,
    id: string,
    work: (office: ReturnType<typeof createBackOffice>) => Promise<BackOfficeReply<Conversation>>,
  ) {
    const before = await lockConversation(tx, id)
    const after = demand(await work(officeIn({ tx })))
    note({ subject: id, before: before ? factsOf(before) : null, after: factsOf(after) })
    return { success: true as const, chat: viewOf(after) }
  }

  return {
    listChats: async (_request, context) => ({
      success: true,
      chats: (await officeIn(context).list(context.staff)).map(({ lastText, ...chat }) => ({
        ...viewOf(chat),
        lastText,
      })),
    }),
    showChat: async ({ chatId }, context) => {
      const { actor } = context.staff
      const { conversation, messages } = demand(await officeIn(context).show({ id: chatId, actor }))
      context.note({ subject: chatId, before: null, after: null })
      return {
        success: true,
        chat: viewOf(conversation),
        messages: messages.map(({ at, author, actor, text }) => ({ at: at.toString(), author, actor, text })),
      }
    },
    answerChat: ({ chatId: id, text }, context) =>
      change(context, id, (office) => office.answer({ id, text, actor: context.staff.actor })),
    closeChat: ({ chatId: id }, context) =>
      change(context, id, (office) => office.close({ id, actor: context.staff.actor })),
  }
}

function demand<T extends object>(reply: BackOfficeReply<T>): T {
  if ('problem' in reply) throw new Refusal('ACTION_IMPOSSIBLE', { message: String(reply.problem) })
  return reply as T // the only other shape
}

const factsOf = ({ state, version }: Conversation) => ({ state, version })

function viewOf({ id, playerId, site, language, state, changedAt }: Conversation): ChatView {
  return { id, playerId, site, language, state, changedAt: changedAt.toString() }
}
