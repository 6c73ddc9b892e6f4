import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { currency, languageId, success, timeZone } from '../fields.ts'
import { instant } from './limits-fields.ts'
import { routes } from './routes.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Totals of a day, of a week from Monday, or of a calendar month, in the player's time zone. Minor units. */
const playSpan = v.object({
  /** First day, `YYYY-MM-DD`. */
  from: v.pipe(v.string(), v.isoDate()),
  startsAt: instant,
  deposited: v.pipe(v.number(), v.safeInteger()),
  staked: v.pipe(v.number(), v.safeInteger()),
  won: v.pipe(v.number(), v.safeInteger()),
  /** Won less staked. */
  net: v.pipe(v.number(), v.safeInteger()),
  minutesPlayed: count,
})

export const playHistory = endpoint(routes.limits.playHistory, {
  access: 'player',
  whileRestricted: true,
  rate: 'read',
  summary:
    "The player's own picture: net result, deposits, stakes and time played by day, week or month, up to 12 months, oldest first",
  request: v.object({
    ...languageId,
    by: v.optional(v.picklist(['day', 'week', 'month']), 'day'),
    months: v.optional(
      v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(12)),
      1,
    ),
    timeZone: v.optional(timeZone, 'Asia/Tokyo'),
  }),
  reply: v.object({
    ...success.entries,
    currency,
    spans: v.array(playSpan),
    total: v.omit(playSpan, ['from', 'startsAt']),
  }),
  refusals: [],
})
