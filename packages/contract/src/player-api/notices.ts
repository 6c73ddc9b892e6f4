import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { flag, jsonText, languageId, success, text, timeZone } from '../fields.ts'
import { noticeRoutes } from './late-routes/notices.ts'

/** What a notice is about. The first four concern money, limits and the account's security: they are always sent. */
export const noticeTopics = [
  ...(['money', 'limits', 'security', 'verification'] as const),
  ...(['service', 'bonuses', 'tournaments', 'missions', 'statements', 'offers'] as const),
] as const
export type NoticeTopic = (typeof noticeTopics)[number]

/** Those whose mails the player may switch off. All others but offers concern the player's money and protection, and are always mailed. */
export const switchableTopics = ['tournaments', 'missions', 'statements'] as const satisfies readonly NoticeTopic[]
export type SwitchableTopic = (typeof switchableTopics)[number]

export const isSwitchable = (topic: string): topic is SwitchableTopic => switchableTopics.some((one) => one === topic)

/** Those that the address in a mail ends. Offers come only with the player's consent to marketing by mail, which that takes back. */
export type EndableTopic = SwitchableTopic | 'offers'
export const isEndable = (topic: string): topic is EndableTopic => topic === 'offers' || isSwitchable(topic)

/** Those that a device may be told of. */
export const pushTopics = [
  ...(['money', 'limits', 'security', 'verification'] as const),
  ...(['service', 'bonuses', 'tournaments', 'missions', 'statements'] as const),
] as const satisfies readonly NoticeTopic[]
export type PushTopic = (typeof pushTopics)[number]

const noticeId = v.pipe(text, v.regex(/^ntc_[0-9a-hjkmnp-tv-z]{26}$/, 'Not a notice'))

/** As many unread notices are counted. */
export const mostUnreadCounted = 100

const unreadState = {
  ...success.entries,
  /** At most `mostUnreadCounted`. */
  unread: v.number(),
  /** Increases with every change of the inbox; 0 before the first notice. */
  version: v.number(),
}

const clockTime = v.pipe(text, v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Not a time such as 22:00'))

const preferences = v.object({
  ...success.entries,
  /** The player's choice. Nothing of these topics is mailed during a break or lock. */
  mailTournaments: v.boolean(),
  mailMissions: v.boolean(),
  /** The statement of each month. */
  mailStatements: v.boolean(),
  /** When mails of these topics wait, by the clock of the zone; null: never. */
  quiet: v.nullable(v.object({ from: v.string(), until: v.string(), timeZone: v.string() })),
})

/** Null: this session has no push messages. */
const topicsOfPush = v.nullable(v.array(v.picklist(pushTopics)))

const notice = v.object({
  noticeId: v.string(),
  topic: v.picklist(noticeTopics),
  title: v.string(),
  /** Paragraphs, with an empty line between them. */
  text: v.string(),
  /** Of the page concerned, below the language. */
  path: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  read: v.boolean(),
})
export type PlayerNotice = v.InferOutput<typeof notice>

export const notices = {
  getNotices: endpoint(noticeRoutes.getNotices, {
    whileRestricted: true,
    rate: 'read',
    summary: 'The notices of the last 400 days, newest first, 20 on a page; `cursor`: those after the one before',
    request: v.object({ ...languageId, cursor: v.optional(noticeId) }),
    reply: v.object({ ...unreadState, notices: v.array(notice), nextCursor: v.optional(v.string()) }),
    refusals: [],
  }),
  getUnreadNotices: endpoint(noticeRoutes.getUnreadNotices, {
    whileRestricted: true,
    rate: 'read',
    summary: 'How many notices are unread; the topic `inbox` carries the same with every change',
    request: v.object({}),
    reply: v.object(unreadState),
    refusals: [],
  }),
  readNotice: endpoint(noticeRoutes.readNotice, {
    whileRestricted: true,
    rate: 'write',
    summary: 'Marks a notice as read',
    request: v.object({ noticeId }),
    reply: v.object(unreadState),
    refusals: ['NOT_FOUND'],
  }),
  readAllNotices: endpoint(noticeRoutes.readAllNotices, {
    whileRestricted: true,
    rate: 'write',
    summary: 'Marks a notice and all older ones as read, not those that came after the list was shown',
    request: v.object({ upTo: noticeId }),
    reply: v.object(unreadState),
    refusals: [],
  }),
  getNoticePreferences: endpoint(noticeRoutes.getNoticePreferences, {
    rate: 'read',
    summary: 'Which notices are mailed, beside those about money, limits, security and verification, which always are',
    request: v.object({}),
    reply: preferences,
    refusals: [],
  }),
  updateNoticePreferences: endpoint(noticeRoutes.updateNoticePreferences, {
    rate: 'write',
    summary:
      'Changes what is given. `quiet`: whether there are quiet hours, from `quietFrom` until `quietUntil` in `timeZone`',
    request: v.object({
      mailTournaments: v.optional(flag),
      mailMissions: v.optional(flag),
      mailStatements: v.optional(flag),
      quiet: v.optional(flag),
      quietFrom: v.optional(clockTime),
      quietUntil: v.optional(clockTime),
      timeZone: v.optional(timeZone),
    }),
    reply: preferences,
    refusals: [],
  }),
  getPush: endpoint(noticeRoutes.getPush, {
    rate: 'read',
    summary: 'The key with which a browser subscribes to push messages, and what this session is told of by push',
    request: v.object({}),
    reply: v.object({
      ...success.entries,
      /** Of P-256, uncompressed, in base64url. */
      publicKey: v.string(),
      topics: topicsOfPush,
    }),
    refusals: [],
  }),
  subscribePush: endpoint(noticeRoutes.subscribePush, {
    rate: 'write',
    summary:
      "Tells this session's browser by push that a notice of one of the topics has come, never what it says, until the session ends. Replaces what the session had",
    request: v.object({
      /** Of the push service, as the browser names it. */
      endpoint: v.pipe(v.string(), v.maxLength(600), v.url()),
      /** The browser's keys, in base64url (RFC 8291): a point of P-256, uncompressed, and 16 bytes. */
      p256dh: v.pipe(text, v.regex(/^[\w-]{87}$/, 'Not a key of a browser')),
      auth: v.pipe(text, v.regex(/^[\w-]{22}$/, 'Not a secret of a browser')),
      topics: jsonText(v.pipe(v.array(v.picklist(pushTopics)), v.minLength(1), v.maxLength(pushTopics.length))),
    }),
    reply: v.object({ ...success.entries, topics: topicsOfPush }),
    refusals: [],
  }),
  unsubscribePush: endpoint(noticeRoutes.unsubscribePush, {
    rate: 'write',
    summary: 'Ends the push messages of this session',
    request: v.object({}),
    reply: v.object({ ...success.entries, topics: topicsOfPush }),
    refusals: [],
  }),
} as const
