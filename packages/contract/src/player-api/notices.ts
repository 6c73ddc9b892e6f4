import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { languageId, success, text } from '../fields.ts'
import { routes } from './routes.ts'

/** What a notice is about. The first four concern money, limits and the account's security: they are always sent. */
export const noticeTopics = [
  ...(['money', 'limits', 'security', 'verification'] as const),
  ...(['service', 'bonuses', 'tournaments', 'missions'] as const),
] as const
export type NoticeTopic = (typeof noticeTopics)[number]

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
  getNotices: endpoint(routes.notices.getNotices, {
    whileRestricted: true,
    rate: 'read',
    summary: 'The notices of the last 400 days, newest first, 20 on a page; `cursor`: those after the one before',
    request: v.object({ ...languageId, cursor: v.optional(noticeId) }),
    reply: v.object({ ...unreadState, notices: v.array(notice), nextCursor: v.optional(v.string()) }),
    refusals: [],
  }),
  getUnreadNotices: endpoint(routes.notices.getUnreadNotices, {
    whileRestricted: true,
    rate: 'read',
    summary: 'How many notices are unread; the topic `inbox` carries the same with every change',
    request: v.object({}),
    reply: v.object(unreadState),
    refusals: [],
  }),
  readNotice: endpoint(routes.notices.readNotice, {
    whileRestricted: true,
    rate: 'write',
    summary: 'Marks a notice as read',
    request: v.object({ noticeId }),
    reply: v.object(unreadState),
    refusals: ['NOT_FOUND'],
  }),
  readAllNotices: endpoint(routes.notices.readAllNotices, {
    whileRestricted: true,
    rate: 'write',
    summary: 'Marks a notice and all older ones as read, so that none is marked that came after the list was shown',
    request: v.object({ upTo: noticeId }),
    reply: v.object(unreadState),
    refusals: [],
  }),
} as const
