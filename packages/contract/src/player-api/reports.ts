import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { balanceAmount, currency, gameCode, languageId, success } from '../fields.ts'
import {
  finishedRound,
  historyFrame,
  historyRequest,
  instant,
  playedRound,
  roundMovement,
  runningBets,
  signedAmount,
  transactionType,
  transactionTypes,
  unsaid,
  waitingRound,
} from './reports-fields.ts'
import { routes } from './routes.ts'

/** A page of `limit` rounds; the transactions of a round are together. */
const legacyHistory = {
  access: 'player',
  whileRestricted: true,
  rate: 'read',
  /** Without criteria: everything that is stored. */
  request: v.object({
    ...languageId,
    criteria: v.optional(historyRequest({}).entries.criteria, '{"range":"pastYear"}'),
  }),
  reply: v.object({ ...success.entries, transactions: v.array(roundMovement), ...historyFrame }),
  refusals: [],
} as const

export const reports = {
  getTransactionHistory: endpoint(routes.reports.getTransactionHistory, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary:
      "The player's payments and corrections, newest first, each with the real cash held after it; `nextCursor` leads to older ones",
    request: historyRequest({
      types: unsaid(v.pipe(v.array(transactionType), v.maxLength(transactionTypes.length))),
    }),
    reply: v.object({
      ...success.entries,
      transactions: v.array(
        v.object({
          id: v.string(),
          type: transactionType,
          amount: signedAmount,
          currency,
          balanceAfter: balanceAmount,
          at: instant,
          /** Of a payment: its id for `getTransactionStatus`. */
          reference: v.optional(v.string()),
        }),
      ),
      ...historyFrame,
    }),
    refusals: [],
  }),
  getCasinoLegacyTransactionHistory: endpoint(routes.reports.getCasinoLegacyTransactionHistory, {
    ...legacyHistory,
    summary: 'Stakes, wins and returned stakes at casino games, by round, newest first',
  }),
  getSportsbookLegacyTransactionHistory: endpoint(routes.reports.getSportsbookLegacyTransactionHistory, {
    ...legacyHistory,
    summary: 'Stakes, wins and returned stakes at the sportsbook, by bet, newest first',
  }),
  getBetHistory: endpoint(routes.reports.getBetHistory, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary: "The player's rounds, newest first, and their games",
    request: v.object({ ...languageId, ...historyRequest({ gameCode: v.optional(gameCode) }).entries }),
    reply: v.object({
      ...success.entries,
      rounds: v.array(playedRound),
      /** All games that the player has staked on, for a filter. */
      games: v.array(v.object({ gameCode, name: v.string() })),
      ...historyFrame,
    }),
    refusals: [],
  }),
  getPlayedGames: endpoint(routes.reports.getPlayedGames, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary: 'What the player staked and won in each game in the last 30 days, the game played last first',
    request: v.object({}),
    reply: v.object({
      ...success.entries,
      since: instant,
      games: v.array(
        v.object({
          gameCode,
          currency,
          rounds: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
          staked: balanceAmount,
          won: balanceAmount,
          lastAt: instant,
        }),
      ),
    }),
    refusals: [],
  }),
  getWaitingRounds: endpoint(routes.reports.getWaitingRounds, {
    access: 'player',
    rate: 'write',
    summary:
      'Rounds that wait for the player, bets in live games that are not decided yet, and rounds of the last 30 days that were finished without the player and that they have not seen',
    /** `seenUntil`: the latest `finishedAt` that the player has seen; rounds until then are listed no more. */
    request: v.object({ ...languageId, seenUntil: v.optional(instant) }),
    /** Ten of each at most; those that end first, those that began last, and those that were finished last. */
    reply: v.object({
      ...success.entries,
      waiting: v.array(waitingRound),
      running: v.array(runningBets),
      finished: v.array(finishedRound),
    }),
    refusals: [],
  }),
} as const
