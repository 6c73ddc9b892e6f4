import { marketById } from '../markets/catalogue.ts'
import { contestMarkets } from '../markets/contest.ts'
import { stopGroups } from '../markets/market.ts'
import type { Definitions } from './book.ts'

/** The markets we can name and grade: those of matches and those of outrights. */
export const ourDefinitions: Definitions = {
  groupsOf: (market) => marketById(market)?.groups ?? contestMarkets.find(({ id }) => id === market)?.groups ?? null,
  isKnownGroup: (group) => stopGroups.some((known) => known === group),
}
