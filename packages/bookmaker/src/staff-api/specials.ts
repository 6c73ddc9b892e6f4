import { endpoint } from '@andon/contract/endpoint'
import { boundedText } from '@andon/contract/fields'
import { inEveryLanguage } from '@andon/contract/languages'
import { instant } from '@andon/contract/staff-api/fields'
import * as v from 'valibot'
import { eventId, market, names, ordered, outcome, price, reason, roles } from './fields.ts'
import { bookmakerRoutes } from './routes.ts'

const givenNames = v.strictObject(inEveryLanguage(() => boundedText(120)))
const outcomes = v.pipe(v.array(outcome), v.maxLength(200))

/** Specials of staff, and runners that are withdrawn. Orders like the others about the bookmaker. */
export const staffSpecials = {
  createSpecial: endpoint(bookmakerRoutes.bookmaker.createSpecial, {
    roles,
    rate: 'write',
    summary: 'Makes a special: an event of its own with outcomes and prices, of which so many win',
    /** `key` names it for good and is part of its id. Without ids the outcomes are numbered from 1. It takes bets until `closesAt`. */
    request: v.strictObject({
      key: v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
      name: givenNames,
      sport: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
      /** Below which it is listed; without it, among the specials of its sport. */
      tournament: v.optional(givenNames),
      closesAt: v.pipe(v.string(), v.isoTimestamp()),
      winners: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(99)), 1),
      outcomes: v.pipe(
        v.array(v.strictObject({ id: v.optional(outcome), name: givenNames, price })),
        v.minLength(2),
        v.maxLength(200),
      ),
      reason,
    }),
    reply: v.object({ ...ordered.entries, event: v.string(), market: v.string() }),
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  listSpecials: endpoint(bookmakerRoutes.bookmaker.listSpecials, {
    roles,
    rate: 'read',
    summary: 'Specials that are open or wait for their result, and the last that are decided',
    request: v.object({}),
    reply: v.object({
      success: v.literal(true),
      specials: v.array(
        v.object({
          event: v.string(),
          market: v.string(),
          name: names,
          sport: v.string(),
          closesAt: instant,
          winners: v.number(),
          state: v.picklist(['open', 'closed', 'settled', 'void']),
          suspended: v.boolean(),
          outcomes: v.array(
            v.object({
              outcome: v.string(),
              name: names,
              /** In thousandths; null: it takes no bets. */
              price: v.nullable(v.number()),
              result: v.nullable(v.string()),
              withdrawn: v.boolean(),
            }),
          ),
        }),
      ),
    }),
    refusals: [],
  }),
  setSpecialPrices: endpoint(bookmakerRoutes.bookmaker.setSpecialPrices, {
    roles,
    rate: 'write',
    summary: 'Changes prices of a special, or when it closes',
    /** In thousandths; null takes an outcome off. What is not named stays. */
    request: v.strictObject({
      event: eventId,
      prices: v.pipe(v.array(v.strictObject({ outcome, price: v.nullable(price) })), v.maxLength(200)),
      closesAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
      reason,
    }),
    reply: ordered,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  settleSpecial: endpoint(bookmakerRoutes.bookmaker.settleSpecial, {
    roles,
    rate: 'money',
    summary:
      'Settles a special by its winners; more of them than places, and those that tie for the last places, are a dead heat',
    /** `won`: outright winners. `tied`: those that share the places left. `voided` return the stakes, as withdrawn ones do. All others lose. */
    request: v.strictObject({
      event: eventId,
      won: v.optional(outcomes, []),
      tied: v.optional(outcomes, []),
      voided: v.optional(outcomes, []),
      reason,
    }),
    reply: ordered,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  withdrawRunner: endpoint(bookmakerRoutes.bookmaker.withdrawRunner, {
    roles,
    rate: 'money',
    summary:
      'Withdraws a runner of an outright or special: its bets are void, earlier bets on the others have a deduction (rule 4), or takes that back',
    /** `price`: at which it was offered, in thousandths; without it, that of the book now. */
    request: v.strictObject({
      event: eventId,
      market,
      outcome,
      price: v.optional(price),
      takenBack: v.optional(v.boolean(), false),
      reason,
    }),
    reply: ordered,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
} as const
