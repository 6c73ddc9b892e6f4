import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { boundedText, email, idempotencyKey, languageId, paragraphs, success } from '../fields.ts'
import { routes } from './routes.ts'

export const chatTextMax = 2000

/** `open`: waits for customer service. `answered`: it wrote last. `closed`: it saw the matter through; a new message opens it again. */
export const chatStates = ['open', 'answered', 'closed'] as const

const chat = v.object({
  ...success.entries,
  /** What was written last, oldest first; none before the first message. */
  messages: v.array(
    v.object({
      id: v.string(),
      from: v.picklist(['me', 'service']),
      text: v.string(),
      at: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
  /** There is more than is shown here. */
  earlier: v.boolean(),
  state: v.optional(v.picklist(chatStates)),
  /** Answers that were not looked at yet. */
  unread: v.number(),
  /** Grows with every change of the conversation; 0 before the first message. */
  version: v.number(),
  /** A customer service agent is online. */
  attended: v.boolean(),
  /** Where answers are sent, too: a player's address. */
  answersTo: v.optional(v.string()),
})

export const support = {
  contactUs: endpoint(routes.support.contactUs, {
    access: 'visitor',
    whileRestricted: true,
    rate: 'credential',
    summary: 'A message to customer service, with or without a login; answered by an acknowledgement mail',
    request: v.object({
      /** Both are needed from a visitor; a logged-in player's own stand in for them. */
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
    summary: 'The conversation with customer service: the player’s, or that of a visitor’s cookie',
    request: v.object(languageId),
    reply: chat,
    refusals: [],
  }),
  sendChat: endpoint(routes.support.sendChat, {
    access: 'visitor',
    whileRestricted: true,
    rate: 'credential',
    summary: 'Says something in the conversation; a visitor’s first message begins it and sets their cookie',
    request: v.object({
      text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(chatTextMax)),
      /** The same key is the same message, kept once. */
      idempotencyKey,
    }),
    reply: chat,
    refusals: ['TOO_MANY_REQUESTS'],
  }),
  readChat: endpoint(routes.support.readChat, {
    access: 'visitor',
    whileRestricted: true,
    rate: 'write',
    summary: 'Everything up to this version of the conversation was looked at',
    request: v.object({
      version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
    }),
    reply: chat,
    refusals: [],
  }),
} as const
