import { expect, test } from 'vitest'
import { brierScore, calibration, type Judged, logLoss, meanOf, rankedProbabilityScore } from './accuracy.ts'
import { resultChances, walkForward, walkForwardElo } from './back-test.ts'
import { fitDixonColes, type PlayedMatch, ratesBy } from './dixon-coles-fit.ts'
import { eloChange, eloExpectation } from './elo.ts'
import { ScoreGrid } from './score-model.ts'
import { readSeason } from './season-file.ts'

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
  const truth = new Map(
    teams.map((team, place) => [team, { attack: 0.5 * Math.cos(place), defence: 0.4 * Math.cos(1.7 * place) }]),
  )
  const matches: PlayedMatch[] = []
  const forecasts: Judged[] = []
  for (let season = 0; season < seasons; season++) {
    for (const [h, home] of teams.entries()) {
      for (const [a, away] of teams.entries()) {
        if (h === a) continue
        const [one, other] = [truth.get(home), truth.get(away)]
        const rateHome = Math.exp(0.1 + 0.27 + (one?.attack ?? 0) - (other?.defence ?? 0))
        const rateAway = Math.exp(0.1 + (other?.attack ?? 0) - (one?.defence ?? 0))
        const whole = { home: [0, 1], away: [0, 1] } as const
        const score = new ScoreGrid({
          home: rateHome,
          away: rateAway,
          rho: -0.1,
          left: whole,
          scored: { home: [0, 0], away: [0, 0] },
        }).score()
        let at = random()
        const atom = score.p.findIndex((chance) => {
          at -= chance
          return at < 0
        })
        const [homeGoals, awayGoals] = [score.home[0]?.[atom] ?? 0, score.away[0]?.[atom] ?? 0]
        const round = (h + a) % 17
        matches.push({ home, away, homeGoals, awayGoals, day: season * 364 + round * 7 + (h < a ? 0 : 150) })
        const outcome = homeGoals > awayGoals ? 0 : homeGoals === awayGoals ? 1 : 2
        forecasts.push({ forecast: resultChances(rateHome, rateAway, -0.1), outcome })
      }
    }
  }
  return { teams, truth, matches, forecasts }
}

test('the fit finds the ratings that the seasons were played by', () => {
  const { teams, truth, matches } = playedSeasons(8, 7)
  const fitted = fitDixonColes(matches)
  expect(fitted.advantage).toBeCloseTo(0.27, 1)
  expect(fitted.rho).toBeGreaterThan(-0.16)
  expect(fitted.rho).toBeLessThan(-0.04)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const average = mean(teams.map((team) => truth.get(team)?.attack ?? 0))
  const errors = teams.map((team) => (fitted.attack.get(team) ?? 0) - ((truth.get(team)?.attack ?? 0) - average))
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
  expect(() => readSeason({ rounds: [] })).toThrow(RangeError)
  expect(() => readSeason({ matches: [{ team1: 'A' }] })).toThrow(RangeError)
  expect(() => fitDixonColes([])).toThrow(RangeError)
})
