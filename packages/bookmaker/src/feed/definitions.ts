import { marketById } from '../markets/catalogue.ts'
import { contestMarkets } from '../markets/contest.ts'
import { stopGroups } from '../markets/market.ts'
import { raceMarketById } from '../markets/races/race-markets.ts'
import type { Definitions } from './book.ts'

/** The markets we can name and grade: those of matches, of outrights and of races. */
export const ourDefinitions: Definitions = {
  groupsOf: (market) =>
    marketById(market)?.groups ??
    contestMarkets.find(({ id }) => id === market)?.groups ??
    raceMarketById(market)?.groups ??
    null,
  isKnownGroup: (group) => stopGroups.some((known) => known === group),
}
