import { Refusal } from '@andon/contract'
import type { StaffApi } from '@andon/contract/staff-api'
import type { ChatView } from '@andon/contract/staff-api/support'
import type { StaffContext, StaffHandlers } from '@andon/platform/http'
import { within } from '@andon/platform/sql'
import { type BackOfficeReply, createBackOffice } from './back-office.ts'
import { nameWith } from './chat/chat-files.ts'
import type { Deps } from './deps.ts'
import { chatTyped } from './facts.ts'
import { staffReports } from './staff-reports.ts'
import { chatFile } from './store/chat-files.ts'
import { type Conversation, conversationById, lockConversation } from './store/conversations.ts'
import { staffTickets } from './tickets/staff-tickets.ts'

export function staffRoutes(deps: Deps): StaffHandlers<StaffApi['support']> {
  const { announce, files } = deps
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
        messages: messages.map(({ id: _, at, ...message }) => ({ ...message, at: at.toString() })),
      }
    },
    answerChat: ({ chatId: id, text }, context) =>
      change(context, id, (office) => office.answer({ id, text, actor: context.staff.actor })),
    closeChat: ({ chatId: id }, context) =>
      change(context, id, (office) => office.close({ id, actor: context.staff.actor })),
    typeInChat: async ({ chatId: key }, { tx }) => {
      const conversation = await conversationById(tx, key)
      if (!conversation) throw new Refusal('ACTION_IMPOSSIBLE', { message: `there is no conversation ${key}` })
      announce(chatTyped({ key, data: { by: 'service', playerId: conversation.playerId } }))
      return { success: true }
    },
    showChatFile: async ({ chatId, version }, { tx, note }) => {
      const found = await chatFile(tx, { conversationId: chatId, version })
      if (!found) throw new Refusal('ACTION_IMPOSSIBLE', { message: `there is no file ${version} in ${chatId}` })
      note({ subject: chatId, before: null, after: null })
      const { fileKey, name, type } = found
      const content = Buffer.from(await (await files.open(fileKey)).arrayBuffer()).toString('base64')
      return { success: true, name: nameWith({ name, contentType: type }), type, content }
    },
    ...staffReports(deps),
    ...staffTickets(deps),
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
