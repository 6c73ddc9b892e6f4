import { type Fixture, fixturesOfRound, leagues, roundsOf } from '@andon/bookmaker/feed'
import type { MatchSport } from '@andon/bookmaker/rules'

/** The first season that is played here; of leagues with few matches those after it, too. */
const firstSeason = 3
const mostSeasons = 40

/** So many matches of a sport, the same for the same seed: of all its leagues alike, spread over whole seasons. */
export function matchesOf(sport: MatchSport, count: number, seed: string): Fixture[] {
  const ofSport = leagues.filter((league) => league.sport === sport)
  const each = Math.ceil(count / ofSport.length)
  return ofSport.flatMap((league) => {
    const all: Fixture[] = []
    for (let season = firstSeason; all.length < each && season < firstSeason + mostSeasons; season++)
      for (let round = 0; round < roundsOf(league); round++) all.push(...fixturesOfRound(league, season, round, seed))
    return Array.from(
      { length: Math.min(each, all.length) },
      (_, nth) => all[Math.floor((nth * all.length) / each)],
    ).flatMap((fixture) => fixture ?? [])
  })
}
