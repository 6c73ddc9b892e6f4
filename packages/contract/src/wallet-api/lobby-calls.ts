import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { liveTablesSent } from '../player-api/live-tables.ts'
import { jackpotMetersSent } from './jackpot-meters.ts'
import { raceProofStated, raceSeedsStated } from './race-proofs.ts'
import { sportRoundsSent } from './sport-rounds.ts'

const id = v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/))

/** Calls of the wallet API that move no money and need no session: what lobbies show of a supplier's games and their winners, and proofs of races. */
export const lobbyCalls = {
  liveTables: endpoint('POST /wallet/live-tables', {
    summary: 'Says how live tables are now, for their tiles in lobbies; what is not renewed for a minute is forgotten',
    request: liveTablesSent,
    reply: v.object({ status: v.literal('OK') }),
    refusals: ['GAME_UNKNOWN'],
  }),
  jackpotMeters: endpoint('POST /wallet/jackpot-meters', {
    summary: 'States what the supplier’s jackpots would pay now; what is not renewed for a minute is forgotten',
    request: jackpotMetersSent,
    reply: v.object({ status: v.literal('OK') }),
    refusals: ['GAME_UNKNOWN'],
  }),
  sportRounds: endpoint('POST /wallet/sport-rounds', {
    summary: 'States the matches of rounds of leagues with their results, for tipping contests',
    request: sportRoundsSent,
    reply: v.object({ status: v.literal('OK') }),
    refusals: [],
  }),
  raceSeeds: endpoint('POST /wallet/race-seeds', {
    summary: 'States the hashes of the seeds that rounds of a player in a race will be drawn from, before the first',
    request: raceSeedsStated,
    reply: v.object({
      status: v.literal('OK'),
      /** No stake of the race is accepted from then on, in milliseconds since 1970. */
      endsAt: v.number(),
    }),
    refusals: ['TOKEN_INVALID'],
  }),
  raceProof: endpoint('POST /wallet/race-proof', {
    summary: 'Reveals seeds of a player in a race that has ended, with the rounds that were drawn from them',
    request: raceProofStated,
    reply: v.object({ status: v.literal('OK') }),
    refusals: ['TOKEN_INVALID'],
  }),
  shownRound: endpoint('POST /wallet/shown-round', {
    summary: 'Whose round this is, if anyone may see it: its player agreed, and it is among the winners',
    request: v.strictObject({ roundId: id }),
    reply: v.object({ status: v.literal('OK'), playerId: id }),
    refusals: ['BET_UNKNOWN'],
  }),
} as const
