import { type CsvRow, readCsv } from './csv-rows.ts'
import type { PlayedMatch } from './dixon-coles-fit.ts'

const dayMs = 86_400_000

/** Columns of a row, and their names in files, in small letters: ours, and football-data.co.uk for main and for other leagues. */
const columns = {
  date: ['date'],
  home: ['home', 'hometeam'],
  away: ['away', 'awayteam'],
  homeGoals: ['homegoals', 'fthg', 'hg'],
  awayGoals: ['awaygoals', 'ftag', 'ag'],
} as const
type Column = keyof typeof columns
const names = Object.keys(columns) as Column[] // its own keys

/**
 * The text of a season file: UTF-8, else Latin-1 as Windows writes it. Refuses (RangeError) what is neither, by its line.
 */
export function decodeSeason(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes)
    const wrong = text.split('\n').findIndex((line) => /[^\P{Cc}\t\r]/u.test(line))
    if (wrong >= 0) throw new RangeError(`line ${wrong + 1} is neither UTF-8 nor Latin-1`)
    return text
  }
}

/**
 * The played matches of a season file in one of two forms: CSV whose first line names the columns (`date,home,away,homeGoals,awayGoals`, or those of football-data.co.uk,
 * `Date,HomeTeam,AwayTeam,FTHG,FTAG`, among any others and in any order; days as 2024-08-16, 16/08/2024 or 16/08/24), or JSON in the shape of football.json (`readSeason`). Matches without
 * goals are left out. Refuses (RangeError, SyntaxError) what is neither, and names the line or match that is wrong.
 */
export function readSeasonFile(input: string): readonly PlayedMatch[] {
  const text = input.replace(/^\uFEFF/, '')
  if (text.trimStart().startsWith('{')) return readSeason(JSON.parse(text))
  const [head, ...rows] = readCsv(text)
  const places = placesIn(head?.cells ?? [])
  const header = names.map((name) => head?.cells[places[name]] ?? name).join()
  return rows.flatMap((row) => matchIn(row, { places, width: head?.cells.length ?? 0, asked: header }))
}

function placesIn(head: readonly string[]): Readonly<Record<Column, number>> {
  const written = head.map((name) => name.toLowerCase())
  const found = names.map(
    (name) => [name, written.findIndex((one) => (columns[name] as readonly string[]).includes(one))] as const,
  )
  const missing = found.filter(([, place]) => place < 0).map(([name]) => name)
  if (missing.length > 0)
    throw new RangeError(
      `a season file is JSON or begins with the line ${names.join()}, or with the columns Date, HomeTeam, AwayTeam, FTHG and FTAG of football-data.co.uk; line 1 has none for ${missing.join(', ')}`,
    )
  return Object.fromEntries(found) as Record<Column, number> // of every name
}

function matchIn(
  { number, line, cells }: CsvRow,
  { places, width, asked: header }: { places: Readonly<Record<Column, number>>; width: number; asked: string },
): PlayedMatch[] {
  const of = (name: Column) => cells[places[name]] ?? ''
  const [day, home, away] = [dayIn(of('date')), of('home'), of('away')]
  const goals = [of('homeGoals'), of('awayGoals')]
  const isUnplayed = goals.every((text) => text === '')
  const isPlayed = goals.every((text) => /^\d{1,3}$/.test(text))
  const isTooLong = cells.slice(width).some((value) => value !== '')
  if (Number.isNaN(day) || home === '' || away === '' || home === away || isTooLong || !(isPlayed || isUnplayed))
    throw new RangeError(`line ${number} is not ${header}: ${line}`)
  return isUnplayed ? [] : [{ home, away, homeGoals: Number(goals[0]), awayGoals: Number(goals[1]), day }]
}

/** A day as 2024-08-16, 16/08/2024 or 16/08/24; of two digits 70 to 99 are of the last century. */
function dayIn(text: string): number {
  const [, day, month, year = ''] = /^(\d\d?)\/(\d\d?)\/(\d\d|\d{4})$/.exec(text) ?? []
  if (day === undefined || month === undefined) return dayOf(text)
  const whole = year.length === 4 ? year : `${Number(year) < 70 ? 20 : 19}${year}`
  return dayOf([whole, month.padStart(2, '0'), day.padStart(2, '0')].join('-'))
}

/** Matches with one of these were not played, or not to their end. Any other status, and none, leaves it to the score. */
const notPlayed = ['awarded', 'postponed', 'cancelled', 'canceled', 'abandoned']

/**
 * The played matches of a season in the shape of football.json: `{name, matches: [{date, team1, team2, score: {ft: [1, 0]}, status?}]}`; older files have the lists in rounds:
 * `{name, rounds: [{matches}]}`. Matches without a final score, awarded, postponed, cancelled and abandoned ones are left out. Refuses (RangeError) a season without matches, and by its
 * number a match without teams and date, or with a score that is none.
 */
export function readSeason(content: unknown): readonly PlayedMatch[] {
  const { matches: list, rounds } = record(content)
  const matches = list ?? (Array.isArray(rounds) ? rounds.flatMap((round) => record(round).matches ?? []) : [])
  if (!Array.isArray(matches) || matches.length === 0) throw new RangeError('a season file has a list "matches"')
  return matches.flatMap((item: unknown, place) => {
    const { date, team1, team2, score, status } = record(item)
    const day = typeof date === 'string' ? dayOf(date) : Number.NaN
    if (typeof team1 !== 'string' || typeof team2 !== 'string' || Number.isNaN(day))
      throw new RangeError(`match ${place + 1} has no teams or no date`)
    if (team1 === team2) throw new RangeError(`match ${place + 1} has one team twice: ${team1}`)
    if (typeof status === 'string' && notPlayed.includes(status.trim().toLowerCase())) return []
    const { ft = null } = record(score)
    if (ft === null || (Array.isArray(ft) && ft.every((goals) => goals === null))) return []
    const [homeGoals, awayGoals, ...more]: unknown[] = Array.isArray(ft) ? ft : []
    if (!isGoals(homeGoals) || !isGoals(awayGoals) || more.length > 0)
      throw new RangeError(`match ${place + 1} has no score of two whole numbers: ${JSON.stringify(ft)}`)
    return [{ home: team1, away: team2, homeGoals, awayGoals, day }]
  })
}

const isGoals = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000

/** The matches of several files, each counted once. Refuses (RangeError) one that has two scores. */
export function joinSeasons(seasons: readonly (readonly PlayedMatch[])[]): readonly PlayedMatch[] {
  const known = new Map<string, PlayedMatch>()
  for (const match of seasons.flat()) {
    const { home, away, day, homeGoals, awayGoals } = match
    const key = JSON.stringify([day, home, away])
    const before = known.get(key)
    if (before && (before.homeGoals !== homeGoals || before.awayGoals !== awayGoals)) {
      const date = new Date(day * dayMs).toISOString().slice(0, 10)
      const scores = `${before.homeGoals}:${before.awayGoals} and ${homeGoals}:${awayGoals}`
      throw new RangeError(`${home} – ${away} on ${date} has two scores: ${scores}`)
    }
    known.set(key, match)
  }
  return [...known.values()]
}

/** The days from 1970-01-01 to a date like 2024-08-16; NaN for what is no date. */
export function dayOf(date: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  return new Date(time).toJSON()?.startsWith(date) ? time / dayMs : Number.NaN
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {} // every field is checked where it is read
}
