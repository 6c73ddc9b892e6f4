import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { fitDixonColes, matchesToFit, type PlayedMatch, ratesBy } from './dixon-coles-fit.ts'
import { readSeasonFile } from './season-file.ts'

const folder = resolve(import.meta.dirname, '../../../seasons')
const years = ['2011-12', '2021-22', '2022-23', '2023-24', '2024-25']
const seasonOf = (year: string) =>
  readSeasonFile(readFileSync(resolve(folder, `england-${year}.csv`), 'utf8')).toSorted((a, b) => a.day - b.day)

/** How far ρ is within its bounds over all matches; below 0 outside. */
function room(matches: readonly PlayedMatch[], fitted: ReturnType<typeof fitDixonColes>): number {
  return Math.min(
    ...matches.flatMap(({ home, away }) => {
      const rates = ratesBy(fitted, home, away)
      return [
        fitted.rho + 1 / Math.max(rates.home, rates.away),
        Math.min(1 / (rates.home * rates.away), 1) - fitted.rho,
      ]
    }),
  )
}

test.each(
  years.flatMap((year) => [20, 40, 60, 100].flatMap((count) => [0, 0.5].map((ridge) => ({ year, count, ridge })))),
)('the first $count matches of $year with ridge $ridge: every chance is one', ({ year, count, ridge }) => {
  const matches = seasonOf(year).slice(0, count)
  const fitted = fitDixonColes(matches, { ridge })
  expect(room(matches, fitted)).toBeGreaterThanOrEqual(0)
  expect(fitted.logLikelihood).toBeLessThanOrEqual(0)
  expect(Number.isFinite(fitted.logLikelihood)).toBe(true)
})

const match = (day: number, home: string, away: string, homeGoals: number, awayGoals: number) => ({
  day,
  home,
  away,
  homeGoals,
  awayGoals,
})

test('drawn matches alone push ρ to its bound, and no further', () => {
  const teams = ['A', 'B', 'C']
  const drawn = teams.flatMap((home, h) =>
    teams.flatMap((away, a) => (h === a ? [] : [match(h * 3 + a, home, away, 1, 1)])),
  )
  for (const ridge of [0, 0.5]) {
    const fitted = fitDixonColes(drawn, { ridge })
    expect(fitted.rho).toBeLessThan(0)
    expect(room(drawn, fitted)).toBeGreaterThanOrEqual(0)
    expect(fitted.logLikelihood).toBeLessThanOrEqual(0)
  }
})

test('a fit with too little to go on is refused, and says so', () => {
  const four = [match(1, 'A', 'B', 1, 1), match(2, 'C', 'D', 1, 1), match(8, 'B', 'C', 1, 1), match(9, 'D', 'A', 2, 1)]
  for (const few of [four, four.slice(0, 1)])
    expect(() => fitDixonColes(few)).toThrow(`too few matches to fit: ${few.length}, and these teams need 6`)
  const round = seasonOf('2024-25').slice(0, 19)
  expect(matchesToFit(round)).toBe(20)
  expect(() => fitDixonColes(round)).toThrow(RangeError)
})
