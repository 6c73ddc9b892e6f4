import { usualBout } from '../../pricing/bouts.ts'
import { eloExpectation } from '../../pricing/elo.ts'
import { usualRates } from '../../pricing/football.ts'
import type { Rates } from '../../pricing/model.ts'
import type { Fixture } from './calendar.ts'
import { drawFrom } from './draw.ts'
import type { League } from './leagues.ts'
import { squadOf } from './squads.ts'

/** How strong an entrant is in a season, in standard deviations of its league: most of it stays from season to season. */
export function strengthOf(league: League, entrant: number, season: number, seed: string): number {
  const lasting = drawFrom(`${seed}/${league.code}/entrant/${entrant}`).normal()
  const passing = drawFrom(`${seed}/${league.code}/entrant/${entrant}/${season}`).normal()
  return 0.9 * lasting + 0.4 * passing
}

/** What a match is played and priced by: the same rates for both. */
export function ratesOf(fixture: Fixture, seed: string): Rates {
  const { league, season } = fixture
  const [home, away] = [fixture.home, fixture.away].map((entrant) => strengthOf(league, entrant, season, seed))
  const lead = (home ?? 0) - (away ?? 0)
  switch (league.sport) {
    case 'football': {
      const goals = { home: 1.48 * Math.exp(0.21 * lead), away: 1.17 * Math.exp(-0.21 * lead) }
      const players = squadOf(fixture, seed).map(({ id, team, share }) => ({ id, team, share, plays: 1 }))
      return {
        sport: 'football',
        // goals are drawn independently of each other, so that the price has no correction of low scores either
        rates: { ...goals, ...usualRates(goals.home, goals.away), rho: 0, players },
      }
    }
    case 'baseball':
      return { sport: 'baseball', rates: spread(4.5, 4.2, 0.1, lead) }
    case 'iceHockey':
      return { sport: 'iceHockey', rates: spread(3.1, 2.8, 0.11, lead) }
    case 'basketball':
      return { sport: 'basketball', rates: { home: 82.5 + 2.6 * lead, away: 80 - 2.6 * lead } }
    case 'americanFootball':
      return { sport: 'americanFootball', rates: { home: 23.6 + 2.1 * lead, away: 21.6 - 2.1 * lead } }
    case 'rugby':
      return { sport: 'rugby', rates: { home: 27 + 2.8 * lead, away: 23.5 - 2.8 * lead } }
    case 'tennis':
      return { sport: 'tennis', rates: { home: 0.63 + 0.012 * lead, away: 0.63 - 0.012 * lead } }
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

const spread = (home: number, away: number, scale: number, lead: number) => ({
  home: home * Math.exp(scale * lead),
  away: away * Math.exp(-scale * lead),
})
