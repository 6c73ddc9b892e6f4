import { ourDefinitions } from '../../feed/definitions.ts'
import { newEvent, recordMessage } from '../../feed/event-record.ts'
import { type Draw, drawFrom } from '../../feed/simulator/draw.ts'
import { producers, stateOf } from '../../feed/simulator/match-messages.ts'
import { playBy } from '../../feed/simulator/play.ts'
import { endOf, matchAt } from '../../feed/simulator/timeline.ts'
import { marketById } from '../../markets/catalogue.ts'
import type { Player } from '../../markets/market.ts'
import type { Match } from '../../markets/match.ts'
import { newMatch } from '../../markets/new-match.ts'
import { readSpecifiers, type Specifiers, writeSpecifiers } from '../../model/specifiers.ts'
import type { MatchSport } from '../../model/sports.ts'
import { urn } from '../../model/urn.ts'
import { winningChance } from '../../pricing/fair.ts'
import { usualRates } from '../../pricing/football/football.ts'
import { linesOnOffer } from '../../pricing/lines-on-offer.ts'
import { chancesOf, type Rates } from '../../pricing/model.ts'
import { type PricedLine, priceLines, usualOffer } from '../../pricing/offer.ts'
import { simulateMatch } from '../../pricing/simulation/match.ts'
import type { Simulated } from '../../pricing/simulation/simulated.ts'
import { withMargin } from '../../trading/apply-trading.ts'
import type { EventNow } from '../event-now.ts'
import { jointNow } from './builder-price.ts'
import type { Bet } from './chances-against.fixture.ts'

export interface Case {
  readonly seed: string
  readonly share: number
  /** The margin that staff have set, in thousandths. */
  readonly margin: number
  readonly joint: boolean
}

/** All bets on a match at a state, single and joint. */
export function betsOn(sport: MatchSport, { seed, share, margin, joint }: Case, runs: number) {
  const draw = drawFrom(seed)
  const by = ratesFor(sport, draw)
  const match = stateFor(sport, by, { share, draw })
  const chances = chancesOf(match, by)
  const priced = priceLines(linesOnOffer(match, chances), chances, { ...usualOffer, players })
  const matches = simulateMatch(match, by, { seed: draw.below(1e9), runs })
  const bets: Bet[] = []
  let untold = 0
  if (!matches) return { bets, joints: 0, untold: priced.length, weights: null }
  const shown: (readonly [key: string, outcome: string])[] = []
  for (const { market, specifiers, outcomes } of priced) {
    for (const { id, price } of outcomes) {
      if (price === null) continue
      const found = resultsIn(matches, { market, specifiers, players }, id)
      if (!found) untold++
      const odds = withMargin(price, margin) / 1000
      const key = [`${market}`, ...(Object.keys(specifiers).length > 0 ? [writeSpecifiers(specifiers)] : [])].join('|')
      shown.push([key, id])
      if (found)
        bets.push({
          name: `${key}/${id} at ${odds}`,
          returns: Float32Array.from(found, (one) => multipliers[one](odds)),
        })
    }
  }
  const event = joint ? eventOf(match, priced) : null
  let joints = 0
  for (let pair = 0; event && pair < 30; pair++) {
    const legs = draw.shuffled(shown.slice(0, 400)).slice(0, 2 + (pair % 2))
    const found = jointNow(
      event,
      legs.map(([marketKey, outcome]) => ({ marketKey, outcome })),
    )
    if ('refused' in found) continue
    joints++
    const each = legs.map(([key, outcome]) => {
      const [id, ...rest] = key.split('|')
      const specifiers = readSpecifiers(rest.join('|')) ?? {}
      return resultsIn(matches, { market: Number(id), specifiers, players }, outcome)
    })
    if (each.includes(null)) continue
    const odds = withMargin(found.price, margin) / 1000
    const returns = Float32Array.from(matches.weights, (_, way) =>
      each.every((leg) => leg?.[way] === 'won') ? odds : 0,
    )
    bets.push({ name: `${legs.join(' + ')} at ${odds}`, returns })
  }
  return { bets, joints, untold, weights: matches.weights }
}

const multipliers = {
  won: (price: number) => price,
  halfWon: (price: number) => (1 + price) / 2,
  void: () => 1,
  halfLost: () => 0.5,
  lost: () => 0,
} as const

/** The results of an outcome in each simulated match, by the same cases that grade it; null where the matches do not tell. */
export function resultsIn(
  { weights, column }: Simulated,
  { market, specifiers, players: of }: { market: number; specifiers: Specifiers; players: readonly Player[] },
  outcome: string,
) {
  const pieces = marketById(market)?.pieces(specifiers, of) ?? []
  const piece = pieces.find(({ outcomes }) => outcomes.some((one) => one.id === outcome))
  if (!piece) return null
  const place = piece.outcomes.findIndex((one) => one.id === outcome)
  const columns = piece.parts.map(({ scope }) => column(scope))
  if (columns.includes(null)) return null
  return Array.from(weights, (_, way) => {
    let index = 0
    for (const [part, { sort }] of piece.parts.entries()) {
      if (columns[part]?.missing?.[way]) return 'void' as const
      index = index * sort.size + sort.caseOf(columns[part]?.home[way] ?? 0, columns[part]?.away[way] ?? 0)
    }
    return piece.results[index]?.[place] ?? ('void' as const)
  })
}

const players: readonly Player[] = ['h9', 'h7', 'h4', 'a9', 'a7', 'a4'].map((id) => ({
  id,
  team: id.startsWith('h') ? 'home' : 'away',
  name: { ja: id, en: id },
}))

/** Plausible rates, from even sides to a clear favourite. */
function ratesFor(sport: MatchSport, draw: Draw): Rates {
  const between = (low: number, high: number) => low + (high - low) * draw.next()
  const pair = (low: number, high: number) => ({ home: between(low, high), away: between(low, high) })
  switch (sport) {
    case 'football': {
      const goals = pair(0.5, 2.8)
      const shares = players.map(({ id, team }) => ({ id, team, share: between(0.05, 0.3), plays: 1 }))
      return { sport, rates: { ...goals, ...usualRates(goals.home, goals.away), rho: 0, players: shares } }
    }
    case 'baseball':
      return { sport, rates: pair(3, 6) }
    case 'iceHockey':
      return { sport, rates: pair(2, 4) }
    case 'basketball':
      return { sport, rates: pair(72, 92) }
    case 'americanFootball':
      return { sport, rates: pair(15, 30) }
    case 'rugby':
      return { sport, rates: pair(14, 35) }
    case 'tennis':
      return { sport, rates: pair(0.57, 0.69) }
    case 'volleyball':
    case 'tableTennis':
    case 'esports':
      return { sport, rally: between(0.46, 0.54) }
    case 'sumo':
      return { sport, rates: { win: between(0.2, 0.8), pushing: pair(0, 1) } }
    case 'mma':
      return { sport, rates: { win: between(0.2, 0.8), finish: between(0.1, 0.35), knockouts: between(0.3, 0.8) } }
  }
}

const lengths: Partial<Record<MatchSport, readonly number[]>> = {
  tennis: [3, 5],
  volleyball: [5],
  tableTennis: [5, 7],
  esports: [3, 5],
  mma: [3, 5],
  sumo: [1],
}

/** A match before its start, or as far as it was played at a share of its time. */
function stateFor(sport: MatchSport, by: Rates, { share, draw }: { share: number; draw: Draw }): Match {
  const list = lengths[sport]
  const bestOf = list ? (list[draw.below(list.length)] ?? null) : null
  const before: Match = { ...newMatch(sport), bestOf }
  if (share <= 0) return before
  const timeline = playBy(by, { bestOf: bestOf ?? 3, draw })
  return matchAt(timeline, Math.floor(endOf(timeline) * share)) ?? before
}

/** The event as a book has it that was told these prices. */
function eventOf(match: Match, priced: readonly PricedLine[]): EventNow {
  const id = urn('match', 'sim-proof')
  const names = { ja: 'x', en: 'x' }
  const markets = priced.map(({ market, specifiers, outcomes }) => ({
    market,
    specifiers: writeSpecifiers(specifiers),
    status: 'active' as const,
    favourite: true,
    cashOut: 'available' as const,
    outcomes: outcomes.map(({ id: outcome, price, fair }) => {
      const chance = winningChance(fair)
      const probability = Number.isFinite(chance) ? Math.min(1, chance) : null
      return { id: outcome, price, active: price !== null, probability }
    }),
  }))
  const about = { producer: producers.live, event: id, at: 1, requestId: null }
  const category = urn('category', 'x')
  const tournament = urn('tournament', 'x')
  const sport = urn('sport', 'x')
  return {
    record: recordMessage(newEvent(id), { type: 'oddsChange', ...about, state: stateOf(match), markets }),
    description: {
      event: { id, tournament, kind: 'match', name: names, competitors: [], startsAt: 0 } as never, // the sides are not read
      tournament: { id: tournament, category, name: names },
      category: { id: category, sport, name: names },
      sport: { id: sport, code: match.sport, name: names },
      players,
    },
    sequence: 1,
    context: {
      ...ourDefinitions,
      groupsOf: (market) => ourDefinitions.groupsOf(market) ?? [],
      isUp: () => true,
      time: 0,
    },
  }
}
