import { usualRates } from '../../pricing/football/football.ts'
import type { Rates } from '../../pricing/model.ts'
import type { PlayerShare } from '../../pricing/player-counts.ts'
import { eloExpectation } from '../../pricing/ratings/elo.ts'
import { usualBout } from '../../pricing/sports/bouts.ts'
import type { ServeShares } from '../../pricing/sports/serve-counts.ts'
import { type Fixture, seasonAt } from './calendar.ts'
import { drawFrom } from './draw.ts'
import { homeOf, type League } from './league.ts'
import { squadOf } from './squads.ts'

/**
 * How strong an entrant is at a time, in standard deviations of a league: most of it stays from season to season. A club is as strong in a cup as it is in its league at that time.
 */
export function strengthOf(of: League, entrant: number, at: number, seed: string): number {
  const { league, place } = homeOf(of, entrant)
  const season = seasonAt(league, at)
  const lasting = drawFrom(`${seed}/${league.code}/entrant/${place}`).normal()
  const passing = drawFrom(`${seed}/${league.code}/entrant/${place}/${season}`).normal()
  return league.level + 0.9 * lasting + 0.4 * passing
}

/** By how much the home side of a match is stronger than the other, in standard deviations of the league. */
export function leadOf({ league, plannedAt, home, away }: Fixture, seed: string): number {
  return strengthOf(league, home, plannedAt, seed) - strengthOf(league, away, plannedAt, seed)
}

/** Rates of a match: the same for playing and pricing it. */
export function ratesOf(fixture: Fixture, seed: string): Rates {
  const players = squadOf(fixture, seed).map(
    ({ id, team, share, homers, hits, rebounds, assists, booked }): PlayerShare => {
      return { id, team, share, homers, hits, rebounds, assists, booked, plays: 1 }
    },
  )
  const rates = ratesAt(fixture.league, leadOf(fixture, seed), players)
  const { league, home, away } = fixture
  if (rates.sport === 'tennis') return { ...rates, shares: servesOf(fixture, seed) }
  if (rates.sport !== 'sumo') return rates
  const pushing = { home: pushingOf(league, home, seed), away: pushingOf(league, away, seed) }
  return { sport: 'sumo', rates: { ...rates.rates, pushing } }
}

/** Of the points that a player wins on the own serve 7 to 21 % are aces (women half as many), of those lost 6 to 13 % double faults: for good. Judged. */
function servesOf({ league, home, away }: Fixture, seed: string): ServeShares {
  const of = (entrant: number) => {
    const draw = drawFrom(`${seed}/${league.code}/serve/${entrant}`)
    const most = (league.serving ?? 0.63) < 0.6 ? 0.5 : 1
    return { aces: most * (0.07 + 0.14 * draw.next()), doubleFaults: 0.06 + 0.07 * draw.next() }
  }
  const [one, other] = [of(home), of(away)]
  return {
    aces: { home: one.aces, away: other.aces },
    doubleFaults: { home: one.doubleFaults, away: other.doubleFaults },
  }
}

/** How much a wrestler pushes and thrusts instead of grappling: for good, between .1 and .9. */
const pushingOf = (league: League, entrant: number, seed: string): number =>
  0.1 + 0.8 * drawFrom(`${seed}/${league.code}/style/${entrant}`).next()

/** The rates of any two entrants of which one is stronger by `lead`. */
export function ratesAt(league: League, lead: number, players: readonly PlayerShare[] = []): Rates {
  switch (league.sport) {
    case 'football': {
      const goals = { home: 1.48 * Math.exp(0.21 * lead), away: 1.17 * Math.exp(-0.21 * lead) }
      return {
        sport: 'football',
        // goals are drawn independently of each other, so that the price has no correction of low scores either
        rates: { ...goals, ...usualRates(goals.home, goals.away), rho: 0, players },
      }
    }
    case 'baseball':
      return { sport: 'baseball', rates: spread(4.5, 4.2, 0.1, lead), players }
    case 'iceHockey':
      return { sport: 'iceHockey', rates: spread(3.1, 2.8, 0.11, lead), players }
    case 'basketball':
      return { sport: 'basketball', rates: { home: 82.5 + 2.6 * lead, away: 80 - 2.6 * lead }, players }
    case 'americanFootball':
      return { sport: 'americanFootball', rates: { home: 23.6 + 2.1 * lead, away: 21.6 - 2.1 * lead } }
    case 'rugby':
      return { sport: 'rugby', rates: { home: 27 + 2.8 * lead, away: 23.5 - 2.8 * lead } }
    case 'tennis':
      return { sport: 'tennis', rates: spreadOut(league.serving ?? 0.63, 0.012 * lead) }
    case 'volleyball':
      return { sport: 'volleyball', rally: 0.506 + 0.014 * lead }
    case 'tableTennis':
      return { sport: 'tableTennis', rally: 0.5 + 0.02 * lead }
    case 'esports':
      return { sport: 'esports', rally: 0.5 + 0.022 * lead }
    case 'mma':
      return { sport: 'mma', rates: { win: eloExpectation(120 * lead), ...usualBout } }
    case 'sumo':
      return { sport: 'sumo', rates: { win: eloExpectation(120 * lead), pushing: { home: 0.5, away: 0.5 } } }
  }
}

const spreadOut = (middle: number, by: number) => ({ home: middle + by, away: middle - by })

const spread = (home: number, away: number, scale: number, lead: number) => ({
  home: home * Math.exp(scale * lead),
  away: away * Math.exp(-scale * lead),
})
