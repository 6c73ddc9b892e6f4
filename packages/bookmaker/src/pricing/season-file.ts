import type { PlayedMatch } from './dixon-coles-fit.ts'

const dayMs = 86_400_000
const columns = 'date,home,away,homeGoals,awayGoals'

/**
 * The played matches of a season file in one of two forms: CSV with the header `date,home,away,homeGoals,awayGoals` (days as 2024-08-16, names without commas), or JSON in the
 * shape of football.json (`readSeason`). Matches without goals are left out. Refuses (RangeError, SyntaxError) what is neither, and names the line or match that is wrong.
 */
export function readSeasonFile(text: string): readonly PlayedMatch[] {
  if (text.trimStart().startsWith('{')) return readSeason(JSON.parse(text))
  const [header, ...lines] = text.trim().split(/\r?\n/)
  if (header !== columns) throw new RangeError(`a season file is JSON or begins with the line ${columns}`)
  return lines.flatMap((line, place) => {
    const [date = '', home = '', away = '', homeGoals = '', awayGoals = '', ...more] = line.split(',')
    const day = dayOf(date)
    const unplayed = homeGoals === '' && awayGoals === ''
    const whole = /^\d{1,3}$/.test(homeGoals) && /^\d{1,3}$/.test(awayGoals)
    if (Number.isNaN(day) || home === '' || away === '' || home === away || more.length > 0 || !(whole || unplayed)) {
      throw new RangeError(`line ${place + 2} is not ${columns}: ${line}`)
    }
    return unplayed ? [] : [{ home, away, homeGoals: Number(homeGoals), awayGoals: Number(awayGoals), day }]
  })
}

/**
 * The played matches of a season in the shape of football.json: `{name, matches: [{date, team1, team2, score: {ft: [1, 0]}, status?}]}`; older files have the lists in rounds:
 * `{name, rounds: [{matches}]}`. Matches without a final score, awarded and postponed ones are left out. Refuses (RangeError) a season without matches, and a match without teams and date.
 */
export function readSeason(content: unknown): readonly PlayedMatch[] {
  const { matches: list, rounds } = record(content)
  const matches = list ?? (Array.isArray(rounds) ? rounds.flatMap((round) => record(round).matches ?? []) : [])
  if (!Array.isArray(matches) || matches.length === 0) throw new RangeError('a season file has a list "matches"')
  return matches.flatMap((item: unknown, place) => {
    const { date, team1, team2, score, status } = record(item)
    const day = typeof date === 'string' ? dayOf(date) : Number.NaN
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

/** The days from 1970-01-01 to a date like 2024-08-16; NaN for what is no date. */
export function dayOf(date: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  return new Date(time).toJSON()?.startsWith(date) ? time / dayMs : Number.NaN
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {} // every field is checked where it is read
}
