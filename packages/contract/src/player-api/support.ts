import * as v from 'valibot'
import { chatStates } from '../chat-states.ts'
import { endpoint } from '../endpoint.ts'
import { boundedText, email, idempotencyKey, languageId, paragraphs, success } from '../fields.ts'
import { routes } from './routes.ts'

export const chatTextMax = 2000

const chat = v.object({
  ...success.entries,
  /** The latest messages, oldest first. */
  messages: v.array(
    v.object({
      id: v.string(),
      from: v.picklist(['me', 'service']),
      text: v.string(),
      at: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
  /** There are older messages. */
  earlier: v.boolean(),
  state: v.optional(v.picklist(chatStates)),
  /** Number of unread messages from customer service. */
  unread: v.number(),
  /** Increases with every change of the conversation; 0 before the first message. */
  version: v.number(),
  /** A customer service agent is online. */
  attended: v.boolean(),
  /** The player's address, to which replies are also mailed. */
  answersTo: v.optional(v.string()),
})

export const support = {
  contactUs: endpoint(routes.support.contactUs, {
    access: 'visitor',
    whileRestricted: true,
    rate: 'credential',
    summary: 'Sends a message to customer service, with or without a login; an acknowledgement is mailed',
    request: v.object({
      /** Both are required from a visitor; a logged-in player's own are used. */
      name: v.optional(boundedText(120)),
      email: v.optional(email),
      subject: boundedText(120),
      message: paragraphs(4000),
    }),
    reply: v.object({ ...success.entries, reference: v.string() }),
    refusals: ['FIELD_INVALID', 'TOO_MANY_REQUESTS'],
  }),
  getChat: endpoint(routes.support.getChat, {
    access: 'visitor',
    whileRestricted: true,
    rate: 'read',
    summary: 'The conversation with customer service, of the player or of the visitor’s cookie',
    request: v.object(languageId),
    reply: chat,
    refusals: [],
  }),
  sendChat: endpoint(routes.support.sendChat, {
    access: 'visitor',
    whileRestricted: true,
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
  readChat: endpoint(routes.support.readChat, {
    access: 'visitor',
    whileRestricted: true,
    rate: 'write',
    summary: 'Marks the conversation as read up to this version',
    request: v.object({
      version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
    }),
    reply: chat,
    refusals: [],
  }),
} as const
