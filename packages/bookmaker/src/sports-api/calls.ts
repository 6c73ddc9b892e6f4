import { endpoint, type ReplyOf, type RequestOf } from '@andon/contract/endpoint'
import { language } from '@andon/contract/fields'
import { languageCodes } from '@andon/contract/languages'
import * as v from 'valibot'
import { pricePolicies } from '../bet-rules/price-policy.ts'
import { sports } from '../model/sports.ts'
import { betRefusal, betView, boostView, sharedLeg, slipFields, slipQuote, slipRequest, slipRequests } from './bets.ts'
import { cashOutCalls } from './cash-out-calls.ts'
import {
  betId,
  chartedOutcomes,
  day,
  eventBackground,
  eventId,
  eventPlay,
  eventRow,
  eventView,
  foundPlayer,
  idOf,
  innerScore,
  instant,
  marketView,
  minorUnits,
  mostInnerScores,
  mostPlayersFound,
  names,
  playerName,
  playerQuery,
  pricePoint,
  requestId,
  selectionId,
  session,
  slipCode,
  zone,
} from './fields.ts'
import { boostSeen } from './multiple-boost.ts'
import { recordCalls } from './record-calls.ts'
import { account, counts, ofOperator, success } from './replies.ts'

export { mostInnerScores, pricePolicies }

/** Lists from A to Z are sorted in this language. */
const sortedIn = v.optional(language, languageCodes[0])
const cursor = v.optional(v.pipe(v.string(), v.maxLength(200)))
const nextCursor = v.nullable(v.string())

/**
 * The API between the sportsbook's client and the bookmaker: JSON over the sportsbook's own origin. What is read about sports needs no session; the rest needs
 * `Authorization: Bearer <sessionToken>`. A bet that is not accepted is no refusal of the call: it is a bet, with the reason. Used in the browser and on the server.
 */
export const sportsApi = {
  openSession: endpoint('POST /sportsbook/sessions', {
    access: 'sportsVisitor',
    rate: 'credential',
    summary: 'Opens a session for a launch token',
    request: v.strictObject({ token: session, language }),
    reply: v.object({ ...account, sessionToken: v.string() }),
    refusals: [...ofOperator, 'SESSION_EXPIRED'],
  }),
  session: endpoint('GET /sportsbook/session', {
    rate: 'read',
    summary: 'The player and the balance',
    request: v.object({}),
    reply: v.object(account),
    refusals: ofOperator,
  }),
  listSports: endpoint('GET /sportsbook/sports', {
    access: 'sportsVisitor',
    rate: 'read',
    summary: 'Sports, in the order of showing',
    request: v.object({}),
    reply: v.object({
      success,
      sports: v.array(v.object({ id: v.string(), code: v.picklist(sports), name: names, ...counts })),
    }),
    refusals: [],
  }),
  listTournaments: endpoint('GET /sportsbook/tournaments', {
    access: 'sportsVisitor',
    rate: 'read',
    summary: 'Categories with their tournaments from A to Z, of one sport or of all',
    request: v.object({ sport: v.optional(idOf('sport')), language: sortedIn }),
    reply: v.object({
      success,
      categories: v.array(
        v.object({
          id: v.string(),
          sport: v.string(),
          name: names,
          tournaments: v.array(v.object({ id: v.string(), name: names, ...counts })),
        }),
      ),
    }),
    refusals: [],
  }),
  listEvents: endpoint('GET /sportsbook/events', {
    access: 'sportsVisitor',
    rate: 'read',
    summary: 'Events with their main market and lines, by start',
    request: v.object({
      sport: v.optional(idOf('sport')),
      category: v.optional(idOf('category')),
      tournament: v.optional(idOf('tournament')),
      /** `live`: in play. `upcoming`: not begun. `outright`: tournaments' winners and specials. `special`: specials alone. `race`: races, which no other list has. Without it, matches in play and upcoming ones. */
      when: v.optional(v.picklist(['live', 'upcoming', 'outright', 'special', 'race'])),
      /** Events that start on this day in `zone`. */
      day: v.optional(day),
      zone: v.optional(zone, 'Asia/Tokyo'),
      cursor,
    }),
    reply: v.object({ success, events: v.array(eventRow), nextCursor }),
    refusals: [],
  }),
  listResults: endpoint('GET /sportsbook/results', {
    access: 'sportsVisitor',
    rate: 'read',
    summary:
      'Events that started on a day and are over, the latest first, for a month; `showEvent` has their markets with results and closing prices',
    request: v.object({
      /** In `zone`. */
      day,
      zone: v.optional(zone, 'Asia/Tokyo'),
      sport: v.optional(idOf('sport')),
      tournament: v.optional(idOf('tournament')),
      cursor,
    }),
    reply: v.object({ success, events: v.array(eventView), nextCursor }),
    refusals: [],
  }),
  searchPlayers: endpoint('GET /sportsbook/players', {
    access: 'sportsVisitor',
    rate: 'read',
    summary: 'Players by name, each with the first of their matches that can be bet on',
    /** Each word must be in the name, in either language. `latin`: the query in Latin letters, where it is in kana. */
    request: v.object({ query: playerQuery, latin: v.optional(playerQuery) }),
    reply: v.object({ success, players: v.pipe(v.array(foundPlayer), v.maxLength(mostPlayersFound)) }),
    refusals: [],
  }),
  showEvent: endpoint('GET /sportsbook/events/{event}', {
    access: 'sportsVisitor',
    rate: 'read',
    summary: 'An event with its markets in groups, as they stand or as they ended',
    request: v.object({ event: eventId }),
    reply: v.object({
      success,
      event: eventView,
      /** `group` is the name by which a feed stops it, such as `corners`; `main` first. */
      groups: v.array(v.object({ group: v.string(), markets: v.array(marketView) })),
    }),
    refusals: ['NOT_FOUND'],
  }),
  showBackground: endpoint('GET /sportsbook/events/{event}/background', {
    access: 'sportsVisitor',
    rate: 'read',
    summary: 'Table, form, meetings and line-ups around a match',
    request: v.object({ event: eventId }),
    /** Null where the feed has no history. */
    reply: v.object({ success, background: v.nullable(eventBackground) }),
    refusals: ['NOT_FOUND'],
  }),
  showPlay: endpoint('GET /sportsbook/events/{event}/play', {
    access: 'sportsVisitor',
    rate: 'read',
    summary: 'What happened last in a match, and what stands in it',
    request: v.object({ event: eventId }),
    /** Null where the feed tells nothing of it. */
    reply: v.object({ success, play: v.nullable(eventPlay) }),
    refusals: ['NOT_FOUND'],
  }),
  showInnerScores: endpoint('POST /sportsbook/inner-scores', {
    access: 'sportsVisitor',
    rate: 'read',
    summary: 'What stands in the set or inning of matches in play; those of which the feed tells nothing are left out',
    request: v.strictObject({ events: v.pipe(v.array(eventId), v.minLength(1), v.maxLength(mostInnerScores)) }),
    reply: v.object({ success, inner: v.array(innerScore) }),
    refusals: [],
  }),
  showPrices: endpoint('POST /sportsbook/price-charts', {
    access: 'sportsVisitor',
    rate: 'read',
    summary: 'How the prices of selections moved, as far as this server remembers, oldest first',
    request: v.strictObject({ selections: v.pipe(v.array(selectionId), v.minLength(1), v.maxLength(12)) }),
    reply: v.object({
      success,
      selections: v.array(v.object({ selection: v.string(), points: v.array(pricePoint) })),
    }),
    refusals: ['NOT_FOUND'],
  }),
  showMarketPrices: endpoint('POST /sportsbook/market-charts', {
    access: 'sportsVisitor',
    rate: 'read',
    summary:
      'How the prices of all outcomes of one line moved, as far as this server remembers, and when it took no bets',
    /** `line`: the key of a market, such as `18|total=2.5`. `outcomes`: by their ids; without it those of the lowest prices. */
    request: v.strictObject({
      event: eventId,
      line: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
      outcomes: v.optional(chartedOutcomes),
    }),
    reply: v.object({
      success,
      /** When it began or is to begin. */
      startsAt: instant,
      /** At most ten, in the order of the market. */
      outcomes: v.array(v.object({ selection: v.string(), points: v.array(pricePoint) })),
      /** Oldest first; `to` is null while it takes none. */
      stops: v.array(v.object({ from: instant, to: v.nullable(instant) })),
    }),
    refusals: ['NOT_FOUND'],
  }),
  listBoosts: endpoint('GET /sportsbook/boosts', {
    access: 'sportsVisitor',
    rate: 'read',
    summary: 'Outcomes with a better price for singles, by the start of their events',
    request: v.object({}),
    reply: v.object({ success, boosts: v.array(boostView) }),
    refusals: [],
  }),
  shareSlip: endpoint('POST /sportsbook/shared-slips', {
    rate: 'write',
    summary: 'Keeps selections under a code that others can open for a month',
    request: v.strictObject({ selections: v.pipe(v.array(selectionId), v.minLength(1), v.maxLength(30)) }),
    reply: v.object({ success, code: slipCode }),
    refusals: ['NOT_FOUND'],
  }),
  openSharedSlip: endpoint('GET /sportsbook/shared-slips/{code}', {
    access: 'sportsVisitor',
    rate: 'read',
    summary: 'The selections of a code, as they are offered now',
    request: v.object({ code: slipCode }),
    reply: v.object({ success, legs: v.array(sharedLeg) }),
    refusals: ['NOT_FOUND'],
  }),
  quoteSlip: endpoint('POST /sportsbook/quote', {
    access: 'sportsVisitor',
    rate: 'read',
    summary: 'What a slip costs and may return now; with a session, also what its player may stake',
    request: slipRequest,
    reply: v.object({ success, quote: slipQuote }),
    refusals: [],
  }),
  quoteSlips: endpoint('POST /sportsbook/quotes', {
    access: 'sportsVisitor',
    rate: 'read',
    summary: 'What several slips cost and may return now, in their order',
    request: v.strictObject({ slips: slipRequests }),
    reply: v.object({ success, quotes: v.array(slipQuote) }),
    refusals: [],
  }),
  placeBet: endpoint('POST /sportsbook/bets', {
    rate: 'money',
    summary: 'Places a bet',
    /**
     * The same `requestId` of a player is always one bet. In play the bet may be pending for some seconds: ask `showBet` after `decidedAt`. Without a bet, `refusal`
     * says why there is none.
     */
    request: v.strictObject({
      ...slipFields,
      prices: v.picklist(pricePolicies),
      requestId,
      /** Who asked for it, as `session` has it: in the session of another player it is FORBIDDEN. */
      player: playerName,
      /** True: free bets pay the whole stake; false: none of it; absent: they pay the part that comes before the player's own money. */
      freeBets: v.optional(v.boolean()),
      multipleBoost: boostSeen,
    }),
    reply: v.object({ success, bet: v.nullable(betView), refusal: v.nullable(betRefusal) }),
    refusals: ['FORBIDDEN'],
  }),
  listBets: endpoint('GET /sportsbook/bets', {
    rate: 'read',
    summary: 'The player’s bets, newest first',
    request: v.object({ state: v.optional(v.picklist(['open', 'settled']), 'open'), cursor: v.optional(betId) }),
    reply: v.object({ success, bets: v.array(betView), nextCursor }),
    refusals: [],
  }),
  showBet: endpoint('GET /sportsbook/bets/{bet}', {
    rate: 'read',
    summary: 'One bet of the player',
    request: v.object({ bet: betId }),
    reply: v.object({ success, bet: betView }),
    refusals: ['NOT_FOUND'],
  }),
  showOpenStakes: endpoint('GET /sportsbook/open-stakes', {
    rate: 'read',
    summary: 'What the player has staked on bets that are not decided, without what was cashed out',
    request: v.object({ since: v.pipe(v.string(), v.isoTimestamp()) }),
    /** `since`: of these, the bets placed from that moment on. */
    reply: v.object({ success, all: minorUnits, since: minorUnits }),
    refusals: [],
  }),
  ...cashOutCalls,
  ...recordCalls,
} as const

export type SportsApi = typeof sportsApi
export type SportsCall = keyof SportsApi
export type SportsRequest<C extends SportsCall> = RequestOf<SportsApi[C]>
export type SportsReply<C extends SportsCall> = ReplyOf<SportsApi[C]>
