import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { gameCode } from '../fields.ts'
import { recentPlay } from './catalogue-play.ts'
import { liveTables } from './live-tables.ts'
import { routes } from './routes.ts'

/** What is played now, the same for everybody. */
export const callsAboutNow = {
  getPlayersNow: endpoint(routes.catalogue.getPlayersNow, {
    access: 'public',
    rate: 'read',
    summary:
      'How many players have finished a real round of each game in the last five minutes; games with fewer than three are left out',
    request: v.object({}),
    reply: v.object({
      games: v.array(v.object({ gameCode, players: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) })),
    }),
    refusals: [],
  }),
  getLiveTables: endpoint(routes.catalogue.getLiveTables, {
    access: 'public',
    rate: 'read',
    summary: 'Live tables of all games, as their suppliers described them within the last minute',
    request: v.object({}),
    reply: liveTables,
    refusals: [],
  }),
  getRecentPlay: endpoint(routes.catalogue.getRecentPlay, {
    access: 'public',
    rate: 'read',
    summary: 'What is played at all sites: rounds of a week and their return, ranks, great wins without names',
    request: v.object({}),
    reply: recentPlay,
    refusals: [],
  }),
} as const
