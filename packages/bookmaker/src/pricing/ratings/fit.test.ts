import { expect, test } from 'vitest'
import {
  brierScore,
  calibration,
  calibrationError,
  type Judged,
  logLoss,
  meanOf,
  rankedProbabilityScore,
} from './accuracy.ts'
import { playAgain, walkForward, walkForwardElo } from './back-test.ts'
import { fitDixonColes, ratesBy } from './dixon-coles-fit.ts'
import { eloChange, eloExpectation } from './elo.ts'
import { readSeason, readSeasonFile } from './season-file.ts'

test('ranked probability scores of the published forecasts', () => {
  const list: readonly (readonly [readonly number[], number, number])[] = [
    [[1, 0, 0], 0, 0],
    [[0.9, 0.1, 0], 0, 0.005],
    [[0.8, 0.1, 0.1], 0, 0.025],
    [[0.5, 0.25, 0.25], 0, 0.15625],
    [[0.35, 0.3, 0.35], 1, 0.1225],
    [[0.6, 0.3, 0.1], 1, 0.185],
    [[0.6, 0.25, 0.15], 0, 0.09125],
    [[0.6, 0.15, 0.25], 0, 0.11125],
    [[0.57, 0.33, 0.1], 0, 0.09745],
    [[0.6, 0.2, 0.2], 0, 0.1],
  ]
  const judged: Judged[] = list.map(([forecast, outcome]) => ({ forecast, outcome }))
  judged.forEach((one, place) => {
    expect(rankedProbabilityScore(one)).toBeCloseTo(list[place]?.[2] ?? 0, 8)
  })
  expect(meanOf(rankedProbabilityScore, judged)).toBeCloseTo(0.08937, 8)
  const uniform = { forecast: [1 / 3, 1 / 3, 1 / 3], outcome: 1 }
  expect(logLoss(uniform) / Math.log(2)).toBeCloseTo(1.58496, 5)
  expect(brierScore(uniform)).toBeCloseTo(2 / 3, 8)
})

test('Elo: 1600 against 1500 on neutral ground', () => {
  expect(eloExpectation(100)).toBeCloseTo(0.64, 3)
  expect(eloChange(1600, 1500, 1, 0)).toBeCloseTo(7.2, 2)
})

/** Seasons of a league played by known ratings, so that a fit can be held against the truth. */
function playedSeasons(seasons: number, seed: number) {
  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const teams = Array.from({ length: 18 }, (_, place) => `Team ${String.fromCharCode(65 + place)}`)
  const truth = {
    level: 0.1,
    advantage: 0.27,
    rho: -0.1,
    attack: new Map(teams.map((team, place) => [team, 0.5 * Math.cos(place)])),
    defence: new Map(teams.map((team, place) => [team, 0.4 * Math.cos(1.7 * place)])),
  }
  const fixtures = Array.from({ length: seasons }, (_, season) =>
    teams.flatMap((home, h) =>
      teams.flatMap((away, a) =>
        h === a ? [] : [{ home, away, day: season * 364 + ((h + a) % 17) * 7 + (h < a ? 0 : 150) }],
      ),
    ),
  ).flat()
  const played = playAgain(fixtures, truth, random)
  return {
    teams,
    truth,
    matches: played.map(({ match }) => match),
    forecasts: played.map(({ judged }) => judged),
  }
}

test('the fit finds the ratings that the seasons were played by', () => {
  const { teams, truth, matches } = playedSeasons(8, 7)
  const fitted = fitDixonColes(matches)
  expect(fitted.advantage).toBeCloseTo(0.27, 1)
  expect(fitted.rho).toBeGreaterThan(-0.16)
  expect(fitted.rho).toBeLessThan(-0.04)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const average = mean([...truth.attack.values()])
  const errors = teams.map((team) => (fitted.attack.get(team) ?? 0) - ((truth.attack.get(team) ?? 0) - average))
  expect(Math.sqrt(mean(errors.map((error) => error ** 2)))).toBeLessThan(0.07)
  const plain = fitDixonColes(matches, { lowScores: false })
  expect(plain.rho).toBe(0)
  expect(fitted.logLikelihood).toBeGreaterThan(plain.logLikelihood)
})

test('ratings of a fit explain the goals: expected and scored goals of every team agree', () => {
  const { teams, matches } = playedSeasons(2, 3)
  const fitted = fitDixonColes(matches, { lowScores: false })
  for (const team of teams) {
    const own = matches.filter(({ home, away }) => home === team || away === team)
    const scored = own.reduce((sum, match) => sum + (match.home === team ? match.homeGoals : match.awayGoals), 0)
    const expected = own.reduce(
      (sum, { home, away }) => sum + ratesBy(fitted, home, away)[home === team ? 'home' : 'away'],
      0,
    )
    expect(expected).toBeCloseTo(scored, 3)
  }
})

test('forecasts of held-out matches: Dixon and Coles beat Elo and come near the truth, and are calibrated', () => {
  const { matches, forecasts } = playedSeasons(3, 11)
  const from = 2 * 364
  const judged = walkForward(matches, from, { decay: 0.0019, ridge: 0.5, everyDays: 60 })
  const rps = meanOf(rankedProbabilityScore, judged)
  expect(judged).toHaveLength(306)
  expect(rps).toBeLessThan(meanOf(rankedProbabilityScore, walkForwardElo(matches, from)))
  expect(rps).toBeLessThan(meanOf(rankedProbabilityScore, forecasts.slice(612)) + 0.006)
  for (const bin of calibration(judged, 5).filter(({ count }) => count > 100)) {
    expect(Math.abs(bin.share - bin.meanForecast)).toBeLessThan(0.08)
  }
})

test('the calibration error is the distance between forecasts and shares, weighed by the forecasts', () => {
  const evens = (outcome: number): Judged => ({ forecast: [0.5, 0.5], outcome })
  const certain = (outcome: number): Judged => ({ forecast: [1, 0], outcome })
  expect(calibrationError([evens(0), evens(1)])).toBe(0)
  expect(calibrationError([certain(0), certain(0)])).toBe(0)
  expect(calibrationError([certain(1), evens(0), evens(1), evens(0)])).toBeCloseTo(1 / 4, 8)
})

test('season files: only played matches count, nonsense is refused', () => {
  const season = {
    name: 'League',
    matches: [
      { date: '2025-08-01', team1: 'A', team2: 'B', score: { ht: [0, 0], ft: [2, 1] } },
      { date: '2025-08-02', team1: 'C', team2: 'D', score: {} },
      { date: '2025-08-03', team1: 'A', team2: 'C', score: { ft: [3, 0] }, status: 'awarded' },
    ],
  }
  expect(readSeason(season)).toMatchObject([{ home: 'A', away: 'B', homeGoals: 2, awayGoals: 1 }])
  expect(readSeason({ rounds: [season, season] })).toHaveLength(2)
  expect(readSeasonFile(JSON.stringify(season))).toEqual(readSeason(season))
  expect(() => readSeason({ rounds: [] })).toThrow(RangeError)
  expect(() => readSeason({ matches: [{ team1: 'A' }] })).toThrow(RangeError)
  expect(() => fitDixonColes([])).toThrow(RangeError)
})

test('season files of comma-separated values: the same matches, and the line that is wrong is named', () => {
  const header = 'date,home,away,homeGoals,awayGoals'
  const read = (...lines: readonly string[]) => readSeasonFile(`${[header, ...lines].join('\n')}\n`)
  expect(read('2025-08-01,A,B,2,1', '2025-08-02,C,D,,')).toEqual(
    readSeason({ matches: [{ date: '2025-08-01', team1: 'A', team2: 'B', score: { ft: [2, 1] } }] }),
  )
  expect(() => readSeasonFile('2025-08-01,A,B,2,1')).toThrow(header)
  for (const wrong of [
    '2025-02-30,A,B,2,1',
    '1.8.2025,A,B,2,1',
    '2025-08-01,A,A,2,1',
    '2025-08-01,A,,2,1',
    '2025-08-01,A,B,2,',
    '2025-08-01,A,B,2,-1',
    '2025-08-01,A,B,2,1,0',
  ]) {
    expect(() => read('2025-08-01,A,B,2,1', wrong)).toThrow(`line 3 is not ${header}: ${wrong}`)
  }
})
