import { endpoint } from '@andon/contract/endpoint'
import { id, instant, minorUnits, reference } from '@andon/contract/staff-api/fields'
import * as v from 'valibot'
import { betStatuses } from '../bet-rules/bet-status.ts'
import { eventId, market, names, ordered, outcome, price, reason, roles } from './fields.ts'
import { staffMultipleBoosts } from './multiple-boosts.ts'
import { bookmakerRoutes } from './routes.ts'
import { staffSpecials } from './specials.ts'

const amount = v.pipe(minorUnits, v.minValue(0))
const ofTie = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(200))
const marketResult = v.pipe(
  v.strictObject({
    outcome,
    result: v.picklist(['won', 'lost', 'void', 'halfWon', 'halfLost']),
    /** Number that tied, and the number of places. */
    deadHeat: v.optional(v.strictObject({ tied: ofTie, places: ofTie })),
    /** Part of the winnings that is deducted, such as `0.15`; 9/10 at most. Withdrawals deduct theirs beside it. */
    rule4: v.optional(v.pipe(v.string(), v.regex(/^0(\.\d{1,4})?$/))),
  }),
  v.check(({ result, deadHeat }) => deadHeat === undefined || result === 'won', 'A dead heat is of a winner'),
)
/** Amounts are minor units, prices thousandths. */
const staffBet = v.object({
  bet: v.string(),
  /** The reference that the player sees, `8F4K-22QD`. */
  reference: v.string(),
  playerId: v.string(),
  status: v.picklist(betStatuses),
  placedAt: instant,
  acceptedAt: v.nullable(instant),
  lines: v.number(),
  stake: v.number(),
  /** If every leg wins, beside what is cashed out. */
  mostReturns: v.number(),
  cashedOut: v.number(),
  paid: v.number(),
  /** Why it was not accepted. */
  refused: v.nullable(v.string()),
  voidReason: v.nullable(v.string()),
  trouble: v.nullable(v.string()),
  /** `price` is null for a further selection of a leg with a joint price. */
  legs: v.array(
    v.object({
      selection: v.string(),
      names: v.object({ event: names, market: names, outcome: names }),
      price: v.nullable(v.number()),
      result: v.nullable(v.string()),
    }),
  ),
})
const flag = v.optional(v.picklist(['true', 'false']))

/**
 * Trading of the bookmaker. Every POST is an order: stored with the log of actions, and carried out by the servers that run the bookmaker within a second. One about an event,
 * market, outcome or bet that does not exist is refused with ACTION_IMPOSSIBLE, and its message says what is unknown.
 */
export const staffBookmaker = {
  listEvents: endpoint(bookmakerRoutes.bookmaker.listEvents, {
    roles,
    rate: 'read',
    summary: 'Events of the book with their state, by start',
    request: v.object({ sport: v.optional(v.pipe(v.string(), v.regex(/^\w{1,40}$/))), live: flag }),
    reply: v.object({
      success: v.literal(true),
      events: v.array(
        v.object({
          id: v.string(),
          sport: v.string(),
          tournament: v.string(),
          name: names,
          startsAt: v.nullable(instant),
          status: v.string(),
          /** `1:0` */
          score: v.nullable(v.string()),
          /** Markets that take bets, of all that it has. */
          open: v.number(),
          markets: v.number(),
          /** By staff: the whole event. */
          suspended: v.boolean(),
          /** By staff, in thousandths of the price, beside what the price has. */
          margin: v.number(),
          /** The most that the book can lose on it, in minor units. */
          loss: v.number(),
        }),
      ),
    }),
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  setSuspended: endpoint(bookmakerRoutes.bookmaker.setSuspended, {
    roles,
    rate: 'write',
    summary: 'Suspends an event or one of its markets, or lets it go on as the feed says',
    request: v.strictObject({ event: eventId, market: v.optional(market), suspended: v.boolean(), reason }),
    reply: ordered,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  setMargin: endpoint(bookmakerRoutes.bookmaker.setMargin, {
    roles,
    rate: 'write',
    summary: 'Takes a further margin from the prices of an event, or of the whole book',
    /** In thousandths: 50 turns a price of 2.10 into 2.00. 0 takes none. That of an event counts in place of the book's. */
    request: v.strictObject({
      event: v.optional(eventId),
      margin: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(500)),
      reason,
    }),
    reply: ordered,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  setBoost: endpoint(bookmakerRoutes.bookmaker.setBoost, {
    roles,
    rate: 'write',
    summary: 'Gives an outcome a better price for singles, before the start of its event',
    /** `price` in thousandths, `mostStake` what a player may stake at it in all. It counts while it is above the ordinary price and the market takes bets. */
    request: v.strictObject({
      event: eventId,
      market,
      outcome,
      price,
      until: v.optional(v.pipe(v.string(), v.isoTimestamp())),
      mostStake: v.pipe(minorUnits, v.minValue(1)),
      reason,
    }),
    reply: ordered,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  endBoost: endpoint(bookmakerRoutes.bookmaker.endBoost, {
    roles,
    rate: 'write',
    summary: 'Ends the better price of an outcome; bets that have it keep it',
    request: v.strictObject({ event: eventId, market, outcome, reason }),
    reply: ordered,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  setLimits: endpoint(bookmakerRoutes.bookmaker.setLimits, {
    roles,
    rate: 'write',
    summary: 'Limits stakes on an event or market, and what the book may lose on it',
    /** Minor units; without one, as the next wider has it. */
    request: v.strictObject({
      event: eventId,
      market: v.optional(market),
      volume: v.optional(amount),
      marketLiability: v.optional(amount),
      eventLiability: v.optional(amount),
      reason,
    }),
    reply: ordered,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  settleMarket: endpoint(bookmakerRoutes.bookmaker.settleMarket, {
    roles,
    rate: 'money',
    summary: 'Settles outcomes of a market, also again and otherwise',
    /** Results by staff are changed by staff only, never by the feed. Bets that were paid otherwise are corrected. A dead heat is of a winner. */
    request: v.strictObject({
      event: eventId,
      market,
      results: v.pipe(v.array(marketResult), v.minLength(1), v.maxLength(200)),
      reason,
    }),
    reply: ordered,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  reverseSettlement: endpoint(bookmakerRoutes.bookmaker.reverseSettlement, {
    roles,
    rate: 'money',
    summary: 'Opens the bets on outcomes of a market again, and takes back what they paid, until staff settle it',
    request: v.strictObject({
      event: eventId,
      market,
      outcomes: v.pipe(v.array(outcome), v.minLength(1), v.maxLength(200)),
      reason,
    }),
    reply: ordered,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  voidMarket: endpoint(bookmakerRoutes.bookmaker.voidMarket, {
    roles,
    rate: 'money',
    summary: 'Voids the bets on outcomes of a market, all of them or those accepted in a window, or takes that back',
    request: v.strictObject({
      event: eventId,
      market,
      outcomes: v.pipe(v.array(outcome), v.minLength(1), v.maxLength(200)),
      from: v.optional(v.pipe(v.string(), v.isoTimestamp())),
      until: v.optional(v.pipe(v.string(), v.isoTimestamp())),
      takenBack: v.optional(v.boolean(), false),
      reason,
    }),
    reply: ordered,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  ...staffSpecials,
  ...staffMultipleBoosts,
  setStakeFactor: endpoint(bookmakerRoutes.bookmaker.setStakeFactor, {
    roles,
    rate: 'write',
    summary: 'Scales what a player may stake in the sportsbook',
    /** `factor` in thousandths of everybody's: 1000 is usual, 100 a tenth, 0 takes no bets of the player. */
    request: v.strictObject({
      player: id,
      factor: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(10_000)),
      reason,
    }),
    reply: ordered,
    refusals: [],
  }),
  showBet: endpoint(bookmakerRoutes.bookmaker.showBet, {
    roles: ['risk', 'support'],
    rate: 'read',
    summary: 'One bet by its id, or by the reference that its player sees',
    request: v.object({ bet: reference }),
    reply: v.object({ success: v.literal(true), bet: staffBet }),
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  voidBet: endpoint(bookmakerRoutes.bookmaker.voidBet, {
    roles,
    rate: 'money',
    summary: 'Voids one bet: its stake comes back, whatever its results',
    request: v.strictObject({ bet: reference, reason }),
    reply: ordered,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  exposure: endpoint(bookmakerRoutes.bookmaker.exposure, {
    roles,
    rate: 'read',
    summary:
      'What the book can lose, by event, or by market, outcome and player of one event, or what one player has open',
    request: v.object({ event: v.optional(eventId), player: v.optional(id) }),
    reply: v.object({
      success: v.literal(true),
      events: v.array(v.object({ event: v.string(), loss: v.number() })),
      /** For one event only. `ifOther`: the result if an outcome without bets wins; `results`: if this one does. */
      markets: v.array(
        v.object({
          market: v.string(),
          loss: v.number(),
          ifOther: v.number(),
          results: v.array(v.object({ outcome: v.string(), result: v.number() })),
        }),
      ),
      /** For one event only: the players with most open on it, and what that wins beside the stakes. */
      players: v.array(v.object({ player: v.string(), staked: v.number(), winnings: v.number() })),
      /** Null where no player was asked for. */
      player: v.nullable(
        v.object({
          class: v.picklist(['new', 'usual', 'trusted', 'sharp']),
          /** Share of a market's volume, in thousandths; `byStaff` in place of that of the class. */
          factor: v.number(),
          byStaff: v.boolean(),
          /** Up to 100. */
          decidedBets: v.number(),
          /** Number of the last 50 decided singles with a closing price, and how far their prices were above it on average, in thousandths. */
          comparedSingles: v.number(),
          closingValue: v.number(),
          bets: v.array(
            v.object({ bet: v.string(), staked: v.number(), winnings: v.number(), selections: v.array(v.string()) }),
          ),
        }),
      ),
    }),
    refusals: [],
  }),
  listTrouble: endpoint(bookmakerRoutes.bookmaker.listTrouble, {
    roles,
    rate: 'read',
    summary:
      'Bets that a result cannot settle, payments that the wallet contradicts, and orders that could not be carried out',
    request: v.object({}),
    reply: v.object({
      success: v.literal(true),
      bets: v.array(v.object({ bet: v.string(), playerId: v.string(), why: v.string() })),
      orders: v.array(v.object({ order: v.number(), why: v.string() })),
    }),
    refusals: [],
  }),
  showSupplier: endpoint(bookmakerRoutes.bookmaker.showSupplier, {
    roles,
    rate: 'read',
    summary: 'What an operator needs to attach this bookmaker as a supplier',
    request: v.strictObject({}),
    /** Where its client is, and the public key of its signatures. */
    reply: v.object({
      success: v.literal(true),
      code: v.string(),
      origin: v.string(),
      publicKeyPem: v.string(),
    }),
    refusals: [],
  }),
} as const

/** The staff's calls of the bookmaker, on the listener of the staff API of the process that runs it. */
export const bookmakerStaffApi = { bookmaker: staffBookmaker } as const
export type BookmakerStaffApi = typeof bookmakerStaffApi
