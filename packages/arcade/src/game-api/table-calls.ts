import { endpoint } from '@andon/contract/endpoint'
import * as v from 'valibot'
import type { WireKind } from '../engines/kind.ts'
import { minorUnits, ofStakes, requestId, roundId } from './fields.ts'
import {
  instant,
  pastRound,
  reaction,
  roundNumber,
  seedChain,
  squeezed,
  tableBetOf,
  tableNowOf,
  tableRoundOf,
} from './table-fields.ts'

/** Tables that many players share. The table is that of the session's game; a game with one player's rounds has none (NOT_FOUND). */
export function tableCallsOf(kinds: readonly WireKind[]) {
  const [bet, now] = [tableBetOf(kinds), tableNowOf(kinds)]
  return {
    table: endpoint('GET /arcade/table', {
      rate: 'read',
      summary: 'The table of the game as everybody sees it, and the bets of the player',
      request: v.object({}),
      reply: v.object({
        success: v.literal(true),
        table: now,
        /** The player's bets in the rounds that are not over, and in the last one: a player who comes back sees what became of them. */
        bets: v.array(bet),
        /** How the table names this player. */
        seat: v.string(),
      }),
      refusals: ['NOT_FOUND'],
    }),
    tableTime: endpoint('GET /arcade/table/time', {
      rate: 'read',
      summary: 'The clock of the tables',
      request: v.object({}),
      reply: v.object({ success: v.literal(true), now: instant }),
      refusals: [],
    }),
    placeBet: endpoint('POST /arcade/table/bets', {
      rate: 'money',
      summary: 'Places a bet on the round that is open',
      /**
       * A request may be repeated: the same `requestId` in one session is always one bet and one stake. What counts is when the server received it: at `locksAt` or later it is refused
       * (BETS_CLOSED, with `receivedAt` and `closedAt`). Several bets of a player in one round keep within the limits together.
       */
      request: v.strictObject({
        /** The round that the player sees. */
        number: roundNumber,
        stake: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
        requestId,
        choice: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))),
        /** The player agrees to be shown at the table with a masked name and the chips. */
        shown: v.optional(v.boolean(), false),
      }),
      reply: v.object({ success: v.literal(true), bet, balance: minorUnits }),
      refusals: [
        ...ofStakes,
        'NOT_FOUND',
        'CHOICE_UNKNOWN',
        'TABLE_CLOSED',
        'BETS_CLOSED',
        'TOO_MANY_BETS',
        'IDEMPOTENCY_CONFLICT',
      ],
    }),
    actOnBet: endpoint('POST /arcade/table/bets/{betId}/actions', {
      rate: 'money',
      summary: 'Takes an action on a bet of the round that runs, such as a cash-out',
      /**
       * What counts is when the server received it. Too late: ACTION_TOO_LATE, with `receivedAtMs` and `endedAtMs`, both in milliseconds since the round began to run. A repeated
       * request gets the bet as it is.
       */
      request: v.strictObject({
        betId: roundId,
        action: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
      }),
      reply: v.object({ success: v.literal(true), bet }),
      refusals: ['NOT_FOUND', 'ACTION_NOT_ALLOWED', 'ACTION_TOO_LATE', 'UNAVAILABLE'],
    }),
    ...tableHistoryCallsOf(kinds),
    ...gestureCalls,
  } as const
}

/** The calls by which players show each other reactions and cards. */
const gestureCalls = {
  react: endpoint('POST /arcade/table/reactions', {
    rate: 'write',
    summary: 'Shows a reaction to everybody at the table',
    /** One in two seconds (TOO_MANY_REQUESTS). In demo play it is shown to nobody else. */
    request: v.strictObject({ reaction }),
    reply: v.object({ success: v.literal(true) }),
    refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  squeeze: endpoint('POST /arcade/table/squeeze', {
    rate: 'write',
    summary: 'Shows everybody how far the player has turned a card',
    /** Only the player whom the table names as `squeezer` may call it, while the round is shown; others get ACTION_NOT_ALLOWED. */
    request: squeezed,
    reply: v.object({ success: v.literal(true) }),
    refusals: ['NOT_FOUND', 'ACTION_NOT_ALLOWED'],
  }),
} as const

/** Past rounds of a table, and what they were drawn from. */
function tableHistoryCallsOf(kinds: readonly WireKind[]) {
  const round = tableRoundOf(kinds)
  return {
    tableRounds: endpoint('GET /arcade/table/rounds', {
      rate: 'read',
      summary: 'Past rounds of the table, the newest first',
      request: v.object({ before: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/))) }),
      reply: v.object({
        success: v.literal(true),
        rounds: v.array(pastRound),
        /** `before` of the next page; null at the end. */
        next: v.nullable(roundNumber),
      }),
      refusals: ['NOT_FOUND'],
    }),
    tableRound: endpoint('GET /arcade/table/rounds/{number}', {
      rate: 'read',
      summary: 'Everything that is public of one round, also of a void one',
      request: v.object({ number: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)) }),
      reply: v.object({ success: v.literal(true), round }),
      refusals: ['NOT_FOUND'],
    }),
    tableChains: endpoint('GET /arcade/table/chains', {
      rate: 'read',
      summary:
        "The chains of seeds of the table, the newest first; a round's seed was committed to by the end of its chain",
      request: v.object({}),
      reply: v.object({ success: v.literal(true), chains: v.array(seedChain) }),
      refusals: ['NOT_FOUND'],
    }),
  } as const
}
