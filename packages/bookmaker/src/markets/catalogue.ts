import type { Names } from '../model/names.ts'
import type { Specifiers } from '../model/specifiers.ts'
import type { Sport } from '../model/sports.ts'
import { boutMarkets } from './bouts.ts'
import { type ContestMarket, contestMarkets } from './contest.ts'
import { cupMarkets } from './cups.ts'
import { comboMarkets } from './football/combos.ts'
import { halfMarkets, scoreMarkets } from './football/football.ts'
import { incidentMarkets, scorerMarkets } from './football/incidents.ts'
import { minuteMarkets } from './football/minutes.ts'
import { mapMarkets } from './maps.ts'
import type { MarketDefinition } from './market.ts'
import { baseballMarkets, hockeyMarkets, overtimeMarket, timedMarkets } from './periods.ts'
import { playerMarkets } from './players.ts'
import { type RaceMarket, raceMarkets } from './races/race-markets.ts'
import { setMarkets } from './sets.ts'
import { sumoMarkets } from './sumo.ts'

/** Every market on matches, in the order of showing. */
export const markets: readonly MarketDefinition[] = [
  ...scoreMarkets,
  ...timedMarkets,
  ...baseballMarkets,
  ...hockeyMarkets,
  overtimeMarket,
  ...setMarkets,
  ...mapMarkets,
  ...boutMarkets,
  ...sumoMarkets,
  ...comboMarkets,
  ...halfMarkets,
  ...incidentMarkets,
  ...minuteMarkets,
  ...scorerMarkets,
  ...playerMarkets,
  ...cupMarkets,
]

const byId = new Map<number, MarketDefinition>(markets.map((market) => [market.id, market]))
const racesById = new Map<number, RaceMarket>(raceMarkets.map((market) => [market.id, market]))
const contestsById = new Map<number, ContestMarket>(contestMarkets.map((market) => [market.id, market]))

/** The market of an id; undefined for one we do not know, which a feed may send at any time. */
export function marketById(id: number): MarketDefinition | undefined {
  return byId.get(id)
}

/** True if a market is about many entrants: outrights, places, head to head, specials. */
export const isContest = (id: number): boolean => contestsById.has(id)

export function marketsOf(sport: Sport): readonly MarketDefinition[] {
  return markets.filter(({ sports }) => sports.includes(sport))
}

/**
 * How a line is called: our own name where we know the market, else the template that the feed describes it by.
 * Null when neither is there: the line is then not shown, only counted.
 */
export function lineName(id: number, described: Names | null): Names | null {
  return byId.get(id)?.name ?? contestsById.get(id)?.name ?? racesById.get(id)?.name ?? described
}

/** True when we can grade and price the line ourselves. */
export function isKnownLine(id: number, specifiers: Specifiers): boolean {
  const market = byId.get(id)
  return market !== undefined && (market.byPlayer || market.pieces(specifiers) !== null)
}
