import * as v from 'valibot'
import { chatStates, ticketStates } from '../chat-states.ts'
import { endpoint } from '../endpoint.ts'
import { boundedText, email, idempotencyKey, languageId, paragraphs, success } from '../fields.ts'
import { download, upload } from '../files.ts'
import { readTicketNumber } from '../reference.ts'
import { supportRoutes } from './late-routes/support.ts'

export const chatTextMax = 2000
export const ticketTextMax = 4000
export const maxChatFileBytes = 10 * 1024 * 1024

const instant = v.pipe(v.string(), v.isoTimestamp())
const versionField = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^\d{1,9}$/)), v.number()]),
  v.transform(Number),
  v.integer(),
  v.minValue(0),
)

const chat = v.object({
  ...success.entries,
  /** The latest messages, or those before the version that was asked for, oldest first. */
  messages: v.array(
    v.object({
      id: v.string(),
      /** The version of the conversation that the message made: its place in the order, once each. */
      version: v.number(),
      from: v.picklist(['me', 'service']),
      /** Empty where a file was sent. */
      text: v.string(),
      at: instant,
      file: v.optional(v.object({ name: v.string(), type: v.string(), bytes: v.number() })),
    }),
  ),
  /** When customer service closed the conversation, in the range of the messages; `stars` once the player has rated it. */
  closings: v.array(v.object({ version: v.number(), at: instant, stars: v.optional(v.number()) })),
  /** There are older messages. */
  earlier: v.boolean(),
  state: v.optional(v.picklist(chatStates)),
  /** While the conversation waits: how many others are answered before it. */
  position: v.optional(v.number()),
  /** Number of unread messages from customer service. */
  unread: v.number(),
  /** Increases with every change of the conversation; 0 before the first message. */
  version: v.number(),
  /** A customer service agent is online. */
  attended: v.boolean(),
  /** The player's address, to which replies are also mailed. */
  answersTo: v.optional(v.string()),
})

const number = v.pipe(
  v.string(),
  v.maxLength(40),
  v.check((text) => readTicketNumber(text) !== null, 'Not a number of a ticket'),
  v.transform((text) => readTicketNumber(text) ?? text),
)
const ticketLine = v.object({
  number: v.string(),
  subject: v.string(),
  state: v.picklist(ticketStates),
  sentAt: instant,
  changedAt: instant,
})
const ticket = v.object({
  ...success.entries,
  ticket: v.object({
    ...ticketLine.entries,
    /** The first is the form's message; in order of time. */
    messages: v.array(v.object({ from: v.picklist(['me', 'service']), text: v.string(), at: instant })),
  }),
})
const anyone = { access: 'visitor', whileRestricted: true } as const
const player = { access: 'player', whileRestricted: true } as const

export const support = {
  contactUs: endpoint(supportRoutes.contactUs, {
    ...anyone,
    rate: 'credential',
    summary:
      'Sends a message to customer service, with or without a login, and opens a ticket; its number is also mailed',
    request: v.object({
      /** Both are required from a visitor; a logged-in player's own are used. */
      name: v.optional(boundedText(120)),
      email: v.optional(email),
      subject: boundedText(120),
      message: paragraphs(ticketTextMax),
    }),
    reply: v.object({ ...success.entries, ticketNumber: v.string() }),
    refusals: ['FIELD_INVALID', 'TOO_MANY_REQUESTS'],
  }),
  listTickets: endpoint(supportRoutes.listTickets, {
    ...player,
    rate: 'read',
    summary: 'The player’s tickets, newest first; `before` continues after the last one of a page',
    request: v.object({ ...languageId, before: v.optional(number) }),
    reply: v.object({ ...success.entries, tickets: v.array(ticketLine), more: v.boolean() }),
    refusals: [],
  }),
  getTicket: endpoint(supportRoutes.getTicket, {
    ...player,
    rate: 'read',
    summary: 'One of the player’s tickets with its messages',
    request: v.object({ ...languageId, number }),
    reply: ticket,
    refusals: ['NOT_FOUND'],
  }),
  replyTicket: endpoint(supportRoutes.replyTicket, {
    ...player,
    rate: 'credential',
    summary: 'The player’s reply in a ticket, which waits for customer service again; also opens a closed one',
    request: v.object({
      number,
      text: paragraphs(ticketTextMax),
      /** A reply with the same key is stored once. */
      idempotencyKey,
    }),
    reply: ticket,
    refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  getChat: endpoint(supportRoutes.getChat, {
    ...anyone,
    rate: 'read',
    summary:
      'The conversation with customer service, of the player or of the visitor’s cookie; older messages by `before`',
    request: v.object({ ...languageId, before: v.optional(versionField) }),
    reply: chat,
    refusals: [],
  }),
  sendChat: endpoint(supportRoutes.sendChat, {
    ...anyone,
    rate: 'credential',
    summary: 'Sends a message in the conversation; a visitor’s first message starts it and sets the cookie',
    request: v.object({
      text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(chatTextMax)),
      /** A message with the same key is stored once. */
      idempotencyKey,
    }),
    reply: chat,
    refusals: ['TOO_MANY_REQUESTS'],
  }),
  readChat: endpoint(supportRoutes.readChat, {
    ...anyone,
    rate: 'write',
    summary: 'Marks the conversation as read up to this version',
    request: v.object({ version: versionField }),
    reply: chat,
    refusals: [],
  }),
  sendChatFile: endpoint(supportRoutes.sendChatFile, {
    ...anyone,
    rate: 'credential',
    summary: 'Sends a picture or a PDF in a conversation that has begun; only its owner and staff can open it',
    body: 'multipart',
    maxFileBytes: maxChatFileBytes,
    request: v.object({ file: upload, idempotencyKey }),
    reply: chat,
    refusals: [
      'FIELD_INVALID',
      'NOT_FOUND',
      'FILE_TOO_LARGE',
      'FILE_TYPE_UNSUPPORTED',
      'FILE_ACTIVE_CONTENT',
      'FILE_ANIMATED',
      'UPLOAD_QUOTA_REACHED',
      'TOO_MANY_REQUESTS',
      'UNAVAILABLE',
    ],
  }),
  getChatFile: endpoint(supportRoutes.getChatFile, {
    ...anyone,
    rate: 'read',
    summary: 'Downloads a file of the caller’s own conversation, by the version of its message',
    request: v.object({ ...languageId, version: versionField }),
    reply: download,
    refusals: ['NOT_FOUND'],
  }),
  chatTyping: endpoint(supportRoutes.chatTyping, {
    ...anyone,
    rate: 'write',
    summary: 'The owner of the conversation is typing; shown to staff, never stored',
    request: v.object({}),
    reply: success,
    refusals: [],
  }),
  rateChat: endpoint(supportRoutes.rateChat, {
    ...anyone,
    rate: 'write',
    summary: 'Rates a closed conversation once, by the version of its closing: 1 to 5 stars and a comment',
    request: v.object({
      version: versionField,
      stars: v.pipe(versionField, v.minValue(1), v.maxValue(5)),
      comment: v.optional(paragraphs(1000)),
    }),
    reply: chat,
    refusals: ['NOT_FOUND', 'ACTION_IMPOSSIBLE'],
  }),
  getTranscript: endpoint(supportRoutes.getTranscript, {
    ...anyone,
    rate: 'read',
    summary: 'The whole conversation as a text file',
    request: v.object(languageId),
    reply: download,
    refusals: ['NOT_FOUND'],
  }),
  mailTranscript: endpoint(supportRoutes.mailTranscript, {
    ...player,
    rate: 'credential',
    summary: 'Mails the whole conversation to the player, at most once in ten minutes',
    request: v.object({}),
    reply: success,
    refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
} as const
