import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { chatTextMax } from '../player-api/support.ts'
import { id, instant, nothing } from './fields.ts'
import { staffRoutes } from './routes.ts'

const roles = ['support'] as const
const chat = v.object({
  id: v.string(),
  /** Null: a visitor. */
  playerId: v.nullable(v.string()),
  site: v.string(),
  language: v.string(),
  state: v.string(),
  changedAt: instant,
})
const changed = v.object({ success: v.literal(true), chat })
const message = v.object({ at: instant, author: v.string(), actor: v.nullable(v.string()), text: v.string() })
export type ChatView = v.InferOutput<typeof chat>

export const staffSupport = {
  listChats: endpoint(staffRoutes.support.listChats, {
    roles,
    rate: 'read',
    summary: 'Conversations with customer service, unanswered ones first',
    request: nothing,
    reply: v.object({
      success: v.literal(true),
      chats: v.array(v.object({ ...chat.entries, lastText: v.string() })),
    }),
    refusals: [],
  }),
  showChat: endpoint(staffRoutes.support.showChat, {
    roles,
    rate: 'read',
    recorded: true,
    summary: 'The messages of a conversation, in order of time',
    request: v.object({ chatId: id }),
    reply: v.object({ ...changed.entries, messages: v.array(message) }),
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  answerChat: endpoint(staffRoutes.support.answerChat, {
    roles,
    rate: 'write',
    summary: 'Replies to the player, in the chat and by mail',
    request: v.strictObject({ chatId: id, text: v.pipe(v.string(), v.maxLength(chatTextMax)) }),
    unrecorded: ['text'],
    reply: changed,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  closeChat: endpoint(staffRoutes.support.closeChat, {
    roles,
    rate: 'write',
    summary: 'Closes a conversation; a new message opens it again',
    request: v.strictObject({ chatId: id }),
    reply: changed,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
} as const
