import { inTurns } from '@andon/platform/in-turns'
import { techniqueName } from '../../markets/techniques.ts'
import type { EventHistory, InTournament, PastResult } from '../background.ts'
import { fixtureOf } from './calendar.ts'
import { competitorOf } from './catalogue.ts'
import type { League } from './league.ts'
import { leagues } from './leagues.ts'
import { rankOf } from './ranks.ts'
import { type Season, season } from './season/season.ts'
import { squadOf } from './squads.ts'

const mostOfForm = 5
const mostMeetings = 6
/** All that the book can ask about: of each league the season that is played, the one before, and the one to come. A season takes some 100 KB. */
const mostSeasons = leagues.length * 3

/**
 * What the simulator's own history says about a match: table, form, meetings and line-ups, as they are at the time of asking. The first question about a season
 * plays it: some 20 to 70 ms of work, between which the event loop goes on.
 *
 * @param simulated the simulator's time, in epoch milliseconds
 */
export function simulatedBackground(seed: string, simulated: () => number): EventHistory['background'] {
  const seasons = new Map<string, Season>()

  function seasonOf(league: League, number: number): Season {
    const key = `${league.code}-${number}`
    const known = seasons.get(key) ?? season(league, number, seed)
    seasons.delete(key)
    seasons.set(key, known) // the one that was asked for last stays longest
    const [oldest] = seasons.keys()
    if (seasons.size > mostSeasons && oldest !== undefined) seasons.delete(oldest)
    return known
  }

  return async (id) => {
    const fixture = fixtureOf(id, seed)
    if (!fixture) return null
    const { league, season: number, home, away } = fixture
    const at = simulated()
    const current = seasonOf(league, number)
    const seasonsOfForm = number > 0 ? [seasonOf(league, number - 1), current] : [current]
    for (const one of seasonsOfForm) await inTurns(one.playUntil(at))
    const results = seasonsOfForm
      .flatMap((one) => one.resultsAt(at))
      .filter((result) => result.fixture.id !== id)
      .sort((one, other) => other.endsAt - one.endsAt)
      .map(({ fixture: { home, away, season, startsAt }, winner, score, technique }) => ({
        home,
        away,
        season,
        startsAt,
        winner,
        score,
        technique,
      }))
    type Result = (typeof results)[number]
    const shown = ({ home, away, startsAt, winner, score, technique }: Result): PastResult => ({
      startsAt,
      winner,
      score,
      technique: technique === null ? null : techniqueName(technique),
      home: competitorOf(league, home),
      away: competitorOf(league, away),
    })
    const formOf = (entrant: number) =>
      results
        .filter((result) => result.home === entrant || result.away === entrant)
        .slice(0, mostOfForm)
        .map(shown)
    const before = number > 0 ? seasonOf(league, number - 1) : null
    const inTournament = (entrant: number): InTournament => ({
      rank: rankOf(league, before ? before.tableAt(at).findIndex((row) => row.entrant === entrant) : entrant),
      bouts: results
        .filter((result) => result.season === number && (result.home === entrant || result.away === entrant))
        .toReversed()
        .map(shown),
    })
    const isMeeting = (result: Result) =>
      (result.home === home && result.away === away) || (result.home === away && result.away === home)
    const squad = squadOf(fixture, seed)
    const sideOf = (team: 'home' | 'away') =>
      squad.filter((player) => player.team === team && player.starts).map(({ name }) => name)
    return {
      table: current.tableAt(at).map(({ entrant, ...row }) => ({ ...row, team: competitorOf(league, entrant) })),
      form: { home: formOf(home), away: formOf(away) },
      meetings: results.filter(isMeeting).slice(0, mostMeetings).map(shown),
      tournament: league.sport === 'sumo' ? { home: inTournament(home), away: inTournament(away) } : null,
      lineUps: squad.length > 0 ? { home: sideOf('home'), away: sideOf('away') } : null,
    }
  }
}
