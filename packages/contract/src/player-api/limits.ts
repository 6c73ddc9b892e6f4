import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { currency, languageId, positiveAmount, success, text } from '../fields.ts'
import {
  breakDays,
  instant,
  limitPeriods,
  limitSources,
  lockDays,
  lockView,
  longestPeriodDays,
  returnWaitHours,
} from './limits-fields.ts'
import { playHistory } from './limits-history.ts'
import { count, limit, limitType, size, span } from './limits-view.ts'
import { routes } from './routes.ts'

const wholeNumber = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^-?\d{1,9}$/)), v.number()]),
  v.transform(Number),
  v.safeInteger(),
)
const oneOf = <const Options extends readonly number[]>(options: Options) =>
  v.pipe(wholeNumber, v.picklist(options as unknown as [number, ...number[]]))

const limitId = v.pipe(text, v.regex(/^[\w-]{1,60}$/))

export type { LimitView } from './limits-view.ts'

const limits = v.object({ ...success.entries, limits: v.array(limit) })

/** Limits that the operator or the law sets for every player. */
const givenLimit = v.object({
  source: v.picklist(limitSources),
  limitType,
  ...size,
  ...span,
  used: v.optional(count),
  /** Part of `used`: deposits that are not paid yet. Absent if there are none. */
  waiting: v.optional(count),
  /** For losses it exceeds the limit by what was won in the period. */
  remaining: v.optional(count),
})
export type GivenLimitView = v.InferOutput<typeof givenLimit>

const changes = ['SET', 'LOWERED', 'RAISE_ASKED', 'REMOVAL_ASKED', 'CHANGE_DROPPED', 'RAISED', 'REMOVED'] as const
export type LimitChangeName = (typeof changes)[number]
const limitChange = v.object({
  limitId: v.string(),
  limitType,
  ...span,
  change: v.picklist(changes),
  /** The limit after the change; absent for a removal. */
  ...size,
  previousAmount: v.optional(count),
  previousMinutes: v.optional(count),
  at: instant,
})
const history = v.object({ ...success.entries, history: v.array(limitChange) })

const read = (summary: string) =>
  ({ access: 'player', whileRestricted: true, rate: 'read', summary, refusals: [] }) as const
const listed = (what: string) => ({
  ...read(`The player's own ${what} with what is used of them`),
  request: v.object(languageId),
  reply: limits,
})
const past = (what: string) => ({
  ...read(`Every change of the player's ${what}, newest first`),
  request: v.object(languageId),
  reply: history,
})
const confirmation = {
  access: 'player',
  rate: 'write',
  request: v.object({ limitId: v.optional(limitId) }),
  reply: limits,
  refusals: ['LIMIT_CHANGE_WAITS', 'LIMIT_UNKNOWN'],
} as const
const excluded = v.object({ ...success.entries, lock: lockView })

const askedLimit = {
  limitType,
  amount: v.optional(positiveAmount),
  minutes: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(longestPeriodDays * 1440))),
  period: v.optional(oneOf(limitPeriods)),
  customDays: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(longestPeriodDays))),
}

export const responsibleGaming = {
  setLimits: endpoint(routes.limits.setLimits, {
    access: 'player',
    rate: 'write',
    neverShed: true,
    summary:
      'Sets a limit. A new or lower one holds at once; a higher one waits and is to be confirmed; the value in force drops a waiting change',
    request: v.object(askedLimit),
    reply: limits,
    refusals: ['FIELD_INVALID'],
  }),
  previewLimit: endpoint(routes.limits.previewLimit, {
    access: 'player',
    rate: 'read',
    summary: 'What a limit would do if it were set now: whether it would hold at once, and what is used of it already',
    request: v.object({ ...languageId, ...askedLimit }),
    reply: v.object({ ...success.entries, holdsNow: v.boolean(), used: count, remaining: count }),
    refusals: ['FIELD_INVALID'],
  }),
  deleteLimits: endpoint(routes.limits.deleteLimits, {
    access: 'player',
    rate: 'write',
    summary:
      'Asks for the removal of one limit, or of all of a type; it waits and is to be confirmed like a higher limit',
    request: v.object({ limitId: v.optional(limitId), limitType: v.optional(limitType) }),
    reply: limits,
    refusals: ['FIELD_INVALID', 'LIMIT_UNKNOWN'],
  }),
  confirmDepositLimits: endpoint(routes.limits.confirmDepositLimits, {
    ...confirmation,
    summary: 'Confirms pending changes of deposit limits: all, or those of one limit',
  }),
  confirmLimits: endpoint(routes.limits.confirmLimits, {
    ...confirmation,
    summary: 'Confirms pending changes of the other limits: all, or those of one limit',
  }),
  lockAccount: endpoint(routes.limits.lockAccount, {
    access: 'player',
    whileRestricted: true,
    rate: 'write',
    neverShed: true,
    summary: `Locks the account for one of ${lockDays.join(', ')} days (the last permanently) and ends every session; cannot be undone or shortened`,
    request: v.object({ days: oneOf(lockDays) }),
    reply: excluded,
    refusals: ['LOCK_SHORTER', 'LOCK_TOO_SHORT'],
  }),
  takeBreak: endpoint(routes.limits.takeBreak, {
    access: 'player',
    whileRestricted: true,
    rate: 'write',
    neverShed: true,
    summary: `A break of ${breakDays.join(', ')} days: a shorter lock`,
    request: v.object({ days: oneOf(breakDays) }),
    reply: excluded,
    refusals: ['LOCK_SHORTER'],
  }),
  requestReturn: endpoint(routes.limits.requestReturn, {
    access: 'player',
    whileRestricted: true,
    rate: 'write',
    summary: `Requests to return after the time of a lock; the lock ends ${returnWaitHours} hours later, unless the player locks the account again`,
    request: v.object({}),
    reply: v.object({ ...success.entries, lock: v.optional(lockView) }),
    refusals: ['LOCK_NOT_OVER'],
  }),
  getRGDepositLimitsHistory: endpoint(routes.limits.getRGDepositLimitsHistory, past('deposit limits')),
  getUserWagerLimitsHistory: endpoint(routes.limits.getUserWagerLimitsHistory, past('wager limits')),
  getUserLossLimitsHistory: endpoint(routes.limits.getUserLossLimitsHistory, past('loss limits')),
  getLossLimit: endpoint(routes.limits.getLossLimit, listed('loss limits')),
  getDepositLimit: endpoint(routes.limits.getDepositLimit, listed('deposit limits')),
  getWagerLimit: endpoint(routes.limits.getWagerLimit, listed('wager limits')),
  getSessionLimit: endpoint(routes.limits.getSessionLimit, listed('session limits')),
  getRealitySessionLimit: endpoint(routes.limits.getRealitySessionLimit, listed('reality checks')),
  overview: endpoint(routes.limits.overview, {
    neverShed: true,
    ...read('All that a page of responsible gaming shows: limits, what is given to everybody, lock, session, changes'),
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      currency,
      limits: v.array(limit),
      given: v.array(givenLimit),
      lock: v.optional(lockView),
      /** Minutes between reality checks, and who set them. */
      realityCheck: v.object({ minutes: count, source: v.picklist(limitSources) }),
      /** When a limit will end the current session. */
      sessionEndsAt: v.optional(instant),
      rules: v.object({ limitRaiseWaitHours: count, limitPeriods: v.array(v.number()) }),
      lockDays: v.array(v.number()),
      breakDays: v.array(v.number()),
      changes: v.array(limitChange),
    }),
  }),
  playHistory,
} as const
