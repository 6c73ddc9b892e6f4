import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { languageId, success } from '../fields.ts'
import { instant } from './identity-fields.ts'
import { routes } from './routes.ts'

const sessionList = v.object({
  ...success.entries,
  /** The current one first, then by last use. */
  sessions: v.array(
    v.object({
      id: v.string(),
      current: v.boolean(),
      startedAt: instant,
      /** To the minute. */
      lastUsedAt: instant,
      address: v.string(),
      userAgent: v.string(),
    }),
  ),
})

/** The player's sessions. */
export const sessions = {
  sessionsList: endpoint(routes.identity.sessionsList, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary: 'Active sessions of the player',
    request: v.object(languageId),
    reply: sessionList,
    refusals: [],
  }),
  sessionsEndOthers: endpoint(routes.identity.sessionsEndOthers, {
    access: 'player',
    whileRestricted: true,
    rate: 'write',
    summary: 'Ends every other session of the player',
    request: v.object({}),
    reply: sessionList,
    refusals: [],
  }),
} as const

/** A proof of work: cheap for one form, expensive for thousands. */
export const captcha = {
  captchaChallenge: endpoint(routes.identity.captchaChallenge, {
    access: 'visitor',
    rate: 'credential',
    summary:
      'A challenge: find a whole number so that SHA-256 of `<challenge>.<number>` (UTF-8) begins with `difficultyBits` zero bits, and send that text as `captcha`',
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      /** Whether this site's forms require it. */
      required: v.boolean(),
      challenge: v.string(),
      difficultyBits: v.number(),
      expiresAt: instant,
    }),
    refusals: [],
  }),
} as const
