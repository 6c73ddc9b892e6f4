import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { liveTablesSent } from '../player-api/live-tables.ts'
import { jackpotMetersSent } from './jackpot-meters.ts'

/** Calls of the wallet API that move no money and belong to no player: what lobbies show of a supplier's games. */
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
} as const
