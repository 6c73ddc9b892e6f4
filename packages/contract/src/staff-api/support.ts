import * as v from 'valibot'
import { ticketStates } from '../chat-states.ts'
import { endpoint } from '../endpoint.ts'
import { boundedText, language, paragraphs } from '../fields.ts'
import { chatTextMax, ticketTextMax } from '../player-api/support.ts'
import { done, id, instant, nothing } from './fields.ts'
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
const message = v.object({
  at: instant,
  author: v.string(),
  actor: v.nullable(v.string()),
  text: v.string(),
  version: v.number(),
  /** Its content: `showChatFile`. */
  file: v.nullable(v.object({ name: v.string(), type: v.string(), bytes: v.number() })),
})
const version = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(0))
/** The name by which staff choose it: `greeting`. */
const cannedName = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'Letters a-z, digits and hyphens'))
const canned = v.object({
  name: v.string(),
  language,
  text: v.string(),
  changedBy: v.string(),
  changedAt: instant,
})
const ticket = v.object({
  number: v.string(),
  /** Null: a visitor, who gets answers by mail only. */
  playerId: v.nullable(v.string()),
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  site: v.string(),
  language: v.string(),
  state: v.picklist(ticketStates),
  sentAt: instant,
  changedAt: instant,
})
const ticketChanged = v.object({ success: v.literal(true), ticket })
export type TicketView = v.InferOutput<typeof ticket>
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
  typeInChat: endpoint(staffRoutes.support.typeInChat, {
    roles,
    rate: 'read',
    summary:
      'Shows a logged-in player for some seconds that customer service is typing; a GET, because nothing is stored',
    request: v.object({ chatId: id }),
    reply: done,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  showChatFile: endpoint(staffRoutes.support.showChatFile, {
    roles,
    rate: 'read',
    recorded: true,
    summary: 'A file of a conversation, by the version of its message; its content in base 64',
    request: v.object({ chatId: id, version }),
    reply: v.object({ success: v.literal(true), name: v.string(), type: v.string(), content: v.string() }),
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  listRatings: endpoint(staffRoutes.support.listRatings, {
    roles,
    rate: 'read',
    summary: 'How players rated closed conversations in the last days: by who closed them, and the latest comments',
    request: v.object({ days: v.optional(v.pipe(version, v.minValue(1), v.maxValue(366)), 30) }),
    reply: v.object({
      success: v.literal(true),
      agents: v.array(
        v.object({ actor: v.string(), closed: v.number(), rated: v.number(), average: v.nullable(v.number()) }),
      ),
      comments: v.array(
        v.object({ chatId: v.string(), at: instant, actor: v.string(), stars: v.number(), comment: v.string() }),
      ),
    }),
    refusals: [],
  }),
  listCannedAnswers: endpoint(staffRoutes.support.listCannedAnswers, {
    roles,
    rate: 'read',
    summary: 'Prepared texts by name and language; a person chooses and sends them with answerChat',
    request: nothing,
    reply: v.object({ success: v.literal(true), answers: v.array(canned) }),
    refusals: [],
  }),
  saveCannedAnswer: endpoint(staffRoutes.support.saveCannedAnswer, {
    roles,
    rate: 'write',
    summary: 'Adds a prepared text in one language, or replaces it',
    request: v.strictObject({ name: cannedName, language, text: paragraphs(chatTextMax) }),
    unrecorded: ['text'],
    reply: v.object({ success: v.literal(true), answer: canned }),
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  removeCannedAnswer: endpoint(staffRoutes.support.removeCannedAnswer, {
    roles,
    rate: 'write',
    summary: 'Removes a prepared text, in all its languages',
    request: v.strictObject({ name: cannedName }),
    reply: done,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  listTickets: endpoint(staffRoutes.support.listTickets, {
    roles,
    rate: 'read',
    summary: 'Tickets of the contact form in one state, without one those that wait; the longest waiting first',
    request: v.object({ state: v.optional(v.picklist(ticketStates), 'open') }),
    reply: v.object({ success: v.literal(true), tickets: v.array(ticket) }),
    refusals: [],
  }),
  showTicket: endpoint(staffRoutes.support.showTicket, {
    roles,
    rate: 'read',
    recorded: true,
    summary: 'A ticket with its messages, in order of time',
    request: v.object({ number: boundedText(40) }),
    reply: v.object({
      ...ticketChanged.entries,
      messages: v.array(v.object({ at: instant, author: v.string(), actor: v.nullable(v.string()), text: v.string() })),
    }),
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  answerTicket: endpoint(staffRoutes.support.answerTicket, {
    roles,
    rate: 'write',
    summary: 'Answers a ticket, by mail and in the player’s account',
    request: v.strictObject({ number: boundedText(40), text: paragraphs(ticketTextMax) }),
    unrecorded: ['text'],
    reply: ticketChanged,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  closeTicket: endpoint(staffRoutes.support.closeTicket, {
    roles,
    rate: 'write',
    summary: 'Closes a ticket; a reply of the player opens it again',
    request: v.strictObject({ number: boundedText(40) }),
    reply: ticketChanged,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
} as const
