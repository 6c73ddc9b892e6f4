import type { PlayedMatch } from './dixon-coles-fit.ts'

const dayMs = 86_400_000

/**
 * The played matches of a season file in the shape of football.json: `{name, matches: [{date, team1, team2, score: {ft: [1, 0]}, status?}]}`.
 * Matches without a final score, awarded and postponed ones are left out. Refuses (RangeError) what has no list of matches or a match without teams and date.
 */
export function readSeason(content: unknown): readonly PlayedMatch[] {
  const { matches } = record(content)
  if (!Array.isArray(matches)) throw new RangeError('a season file has a list "matches"')
  return matches.flatMap((item: unknown, place) => {
    const { date, team1, team2, score, status } = record(item)
    const day = typeof date === 'string' ? Date.parse(`${date}T00:00:00Z`) / dayMs : Number.NaN
    if (typeof team1 !== 'string' || typeof team2 !== 'string' || Number.isNaN(day)) {
      throw new RangeError(`match ${place + 1} has no teams or no date`)
    }
    const { ft } = record(score)
    if (status !== undefined || !Array.isArray(ft)) return []
    const [homeGoals, awayGoals]: unknown[] = ft
    if (typeof homeGoals !== 'number' || typeof awayGoals !== 'number') return []
    return [{ home: team1, away: team2, homeGoals, awayGoals, day }]
  })
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {} // every field is checked where it is read
}
