import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { calibration, calibrationError, type Judged, logLoss, meanOf, rankedProbabilityScore } from './accuracy.ts'
import { forecastByShares, resultChances, walkForward, walkForwardElo } from './back-test.ts'
import { fitDixonColes, ratesBy } from './dixon-coles-fit.ts'
import { dayOf, readSeasonFile } from './season-file.ts'

const folder = resolve(import.meta.dirname, '../../../seasons')
const read = (file: string) => readSeasonFile(readFileSync(resolve(folder, file), 'utf8'))
const premierLeague = (...years: readonly string[]) => years.flatMap((year) => read(`england-${year}.csv`))

/** Published sums of the league: goals, and the points and goals of the first and the last of the table (points without deductions). */
const published = {
  'england-2011-12.csv': {
    goals: 1066,
    first: 'Manchester City FC 89 93:29',
    last: 'Wolverhampton Wanderers FC 25 40:82',
  },
  'england-2021-22.csv': { goals: 1071, first: 'Manchester City FC 93 99:26', last: 'Norwich City FC 22 23:84' },
  'england-2022-23.csv': { goals: 1084, first: 'Manchester City FC 89 94:33', last: 'Southampton FC 25 36:73' },
  'england-2023-24.csv': { goals: 1246, first: 'Manchester City FC 91 96:34', last: 'Sheffield United FC 16 35:104' },
  'england-2024-25.csv': { goals: 1115, first: 'Liverpool FC 84 86:41', last: 'Southampton FC 12 26:86' },
}

test('every season that is shipped has its published sums', () => {
  expect(readdirSync(folder).filter((file) => file.endsWith('.csv'))).toEqual(Object.keys(published))
})

describe.each(Object.entries(published))('%s', (file, { goals, first, last }) => {
  const matches = read(file)

  test('every team plays every other once at home, between August and May', () => {
    const teams = new Set(matches.map(({ home }) => home))
    expect(teams.size).toBe(20)
    expect(matches).toHaveLength(20 * 19)
    expect(new Set(matches.map(({ home, away }) => `${home} – ${away}`)).size).toBe(20 * 19)
    expect(new Set(matches.map(({ away }) => away))).toEqual(teams)
    const year = Number(/-(\d{4})-/.exec(file)?.[1])
    for (const { day } of matches) {
      expect(day).toBeGreaterThanOrEqual(dayOf(`${year}-08-01`))
      expect(day).toBeLessThanOrEqual(dayOf(`${year + 1}-05-31`))
    }
  })

  test('no team plays twice on a day', () => {
    const places = matches.flatMap(({ home, away, day }) => [`${home} ${day}`, `${away} ${day}`])
    expect(new Set(places).size).toBe(places.length)
  })

  test('goals and table are those published', () => {
    const table = new Map<string, { points: number; scored: number; conceded: number }>()
    const add = (team: string, scored: number, conceded: number) => {
      const row = table.get(team) ?? { points: 0, scored: 0, conceded: 0 }
      const points = row.points + (scored > conceded ? 3 : scored === conceded ? 1 : 0)
      table.set(team, { points, scored: row.scored + scored, conceded: row.conceded + conceded })
    }
    for (const { home, away, homeGoals, awayGoals } of matches) {
      add(home, homeGoals, awayGoals)
      add(away, awayGoals, homeGoals)
    }
    const rows = [...table].toSorted(
      ([, one], [, other]) => other.points - one.points || other.scored - other.conceded - (one.scored - one.conceded),
    )
    const shown = rows.map(([team, { points, scored, conceded }]) => `${team} ${points} ${scored}:${conceded}`)
    expect([shown.at(0), shown.at(-1)]).toEqual([first, last])
    expect(matches.reduce((sum, { homeGoals, awayGoals }) => sum + homeGoals + awayGoals, 0)).toBe(goals)
  })
})

describe('the fit of 2011-12 is the one published with goalmodel (Lindstrøm), without decay and ridge', () => {
  const matches = premierLeague('2011-12')

  test('Poisson', () => {
    const fitted = fitDixonColes(matches, { lowScores: false })
    expect(fitted.logLikelihood).toBeCloseTo(-1088.991, 3)
    expect(fitted.level).toBeCloseTo(0.12507, 5)
    expect(fitted.advantage).toBeCloseTo(0.268009, 5)
    const attacks = { 'Arsenal FC': 0.362, 'Manchester City FC': 0.571, 'Manchester United FC': 0.531 }
    for (const [team, attack] of Object.entries(attacks)) expect(fitted.attack.get(team)).toBeCloseTo(attack, 3)
    expect(fitted.attack.get('Wolverhampton Wanderers FC')).toBeCloseTo(-0.222, 3)
    expect(fitted.defence.get('Wolverhampton Wanderers FC')).toBeCloseTo(-0.4545, 4)
  })

  test('Dixon and Coles', () => {
    const fitted = fitDixonColes(matches)
    expect(fitted.logLikelihood).toBeCloseTo(-1087.359, 3)
    expect(Math.abs(fitted.rho - -0.13357)).toBeLessThan(2e-4)
    expect(fitted.rho).toBeCloseTo(-0.13365, 5)
    expect(fitted.advantage).toBeCloseTo(0.27282, 5)
  })

  /** Rates and chances of home, draw and away. goalmodel stops a little before the maximum, so chances differ by up to 3e-4. */
  test.each([
    ['Arsenal FC', 'Fulham FC', [2.117914, 1.025718], [0.6114897, 0.226823, 0.1616873]],
    ['Manchester United FC', 'Chelsea FC', [2.291611, 0.928783], [0.668568, 0.205137, 0.126295]],
    ['Bolton Wanderers FC', 'Liverpool FC', [1.069024, 1.508806], [0.252262, 0.29034, 0.457398]],
  ] as const)('its forecast of %s – %s', (home, away, rates, chances) => {
    const fitted = fitDixonColes(matches)
    const own = ratesBy(fitted, home, away)
    const forecast = resultChances(own.home, own.away, fitted.rho)
    const byPublishedRates = resultChances(rates[0], rates[1], -0.13357)
    for (const place of [0, 1, 2] as const) {
      expect(Math.abs(forecast[place] - chances[place])).toBeLessThan(3e-4)
      expect(Math.abs(byPublishedRates[place] - chances[place])).toBeLessThan(2e-6)
    }
  })
})

/** Scores of a forecast of real matches, ratings fitted again every 4 days to the two seasons before and the season to date. */
const backTests = [
  { years: ['2021-22', '2022-23', '2023-24'], from: '2023-08-01', shares: [0.2337, 1.0538], fit: [0.1893, 0.9268] },
  { years: ['2022-23', '2023-24', '2024-25'], from: '2024-08-01', shares: [0.2371, 1.086], fit: [0.2013, 0.9805] },
] as const

test.each(backTests)('forecasts of real matches from $from', ({ years, from, shares, fit }) => {
  const matches = premierLeague(...years)
  const scores = (judged: readonly Judged[]) =>
    [meanOf(rankedProbabilityScore, judged), meanOf(logLoss, judged)] as const
  const judged = walkForward(matches, dayOf(from), { decay: 0.0019, ridge: 0.5, everyDays: 4 })
  expect(judged).toHaveLength(380)
  const [rps, loss] = scores(judged)
  expect(rps).toBeLessThanOrEqual(0.203)
  expect(Math.abs(rps - fit[0])).toBeLessThan(0.001)
  expect(Math.abs(loss - fit[1])).toBeLessThan(0.002)

  const elo = scores(walkForwardElo(matches, dayOf(from)))
  expect(rps).toBeLessThan(elo[0])
  expect(loss).toBeLessThan(elo[1])

  const always = scores(forecastByShares(matches, dayOf(from)))
  expect(always[0]).toBeCloseTo(shares[0], 4)
  expect(always[1]).toBeCloseTo(shares[1], 4)

  expect(calibrationError(judged)).toBeLessThan(0.03)
  for (const { count, share, meanForecast } of calibration(judged).filter(({ count }) => count > 100)) {
    expect(Math.abs(share - meanForecast), `${meanForecast} of ${count}`).toBeLessThan(0.1)
  }
})
