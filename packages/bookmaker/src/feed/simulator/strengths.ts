import { usualRates } from '../../pricing/football/football.ts'
import type { Rates } from '../../pricing/model.ts'
import type { PlayerShare } from '../../pricing/player-counts.ts'
import { eloExpectation } from '../../pricing/ratings/elo.ts'
import { usualBout } from '../../pricing/sports/bouts.ts'
import type { Fixture } from './calendar.ts'
import { drawFrom } from './draw.ts'
import type { League } from './league.ts'
import { squadOf } from './squads.ts'

/** How strong an entrant is in a season, in standard deviations of its league: most of it stays from season to season. */
export function strengthOf(league: League, entrant: number, season: number, seed: string): number {
  const lasting = drawFrom(`${seed}/${league.code}/entrant/${entrant}`).normal()
  const passing = drawFrom(`${seed}/${league.code}/entrant/${entrant}/${season}`).normal()
  return 0.9 * lasting + 0.4 * passing
}

/** By how much the home side of a match is stronger than the other, in standard deviations of the league. */
export function leadOf({ league, season, home, away }: Fixture, seed: string): number {
  return strengthOf(league, home, season, seed) - strengthOf(league, away, season, seed)
}

/** Rates of a match: the same for playing and pricing it. */
export function ratesOf(fixture: Fixture, seed: string): Rates {
  const players = squadOf(fixture, seed).map(({ id, team, share, homers, hits, rebounds, assists }): PlayerShare => {
    return { id, team, share, homers, hits, rebounds, assists, plays: 1 }
  })
  return ratesAt(fixture.league, leadOf(fixture, seed), players)
}

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
    case 'sumo':
      return { sport: league.sport, rates: { win: eloExpectation(120 * lead), ...usualBout } }
  }
}

const spreadOut = (middle: number, by: number) => ({ home: middle + by, away: middle - by })

const spread = (home: number, away: number, scale: number, lead: number) => ({
  home: home * Math.exp(scale * lead),
  away: away * Math.exp(-scale * lead),
})
