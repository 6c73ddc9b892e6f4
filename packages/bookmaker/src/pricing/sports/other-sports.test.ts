import { expect, test } from 'vitest'
import { marketById } from '../../markets/catalogue.ts'
import type { Match, Period } from '../../markets/match.ts'
import { newMatch } from '../../markets/new-match.ts'
import type { Specifiers } from '../../model/specifiers.ts'
import { fairOutcomes } from '../fair.ts'
import { linesOnOffer } from '../lines-on-offer.ts'
import { chancesOf, type Rates } from '../model.ts'
import { priceLines, usualOffer } from '../offer.ts'
import { inningRuns } from './baseball.ts'
import { usualBout } from './bouts.ts'
import { rallyOf, rallySet } from './rally-sets.ts'

function won(match: Match, rates: Rates, id: number, specifiers: Specifiers = {}): number {
  const market = marketById(id)
  return (market && fairOutcomes(market, specifiers, chancesOf(match, rates))?.[0]?.fair.won) ?? Number.NaN
}

const period = (number: number, home: number, away: number, ended = true): Period => ({
  stage: 'regular',
  number,
  home,
  away,
  ended,
})
const live = (sport: Match['sport'], periods: readonly Period[], more: Partial<Match> = {}): Match => ({
  ...newMatch(sport),
  status: 'live',
  periods,
  ...more,
})

test('baseball: runs of an inning keep their mean, and the inning, the bases and the outs count', () => {
  for (const mean of [0.3, 0.5, 0.8]) {
    expect(inningRuns(mean).reduce((sum, chance, runs) => sum + chance * runs, 0)).toBeCloseTo(mean, 3)
  }
  const rates: Rates = { sport: 'baseball', rates: { home: 4.5, away: 4.5 } }
  const even = won(newMatch('baseball'), rates, 251)
  expect(even).toBeGreaterThan(0.49)
  expect(even).toBeLessThan(0.52)
  const inning = (batting: 'home' | 'away', outs: number, bases: readonly [boolean, boolean, boolean]): Match => {
    const before = Array.from({ length: 8 }, (_, index) => period(index + 1, index === 0 ? 3 : 0, index === 3 ? 3 : 0))
    const within = { serving: null, points: null, batting, outs, bases }
    return live('baseball', [...before, period(9, 0, 0, false)], { within })
  }
  const [empty, loaded] = [
    [false, false, false],
    [true, true, true],
  ] as const
  expect(won(inning('home', 0, loaded), rates, 251)).toBeGreaterThan(won(inning('home', 0, empty), rates, 251))
  expect(won(inning('home', 0, empty), rates, 251)).toBeGreaterThan(won(inning('home', 2, empty), rates, 251))
  expect(won(inning('away', 0, loaded), rates, 251)).toBeLessThan(won(inning('away', 2, empty), rates, 251))
})

test('basketball: a lead grows safer with the clock, and overtime is played by its own clock', () => {
  const rates: Rates = { sport: 'basketball', rates: { home: 80, away: 80 } }
  let before = 0.5
  for (let quarter = 1; quarter <= 4; quarter++) {
    const periods = Array.from({ length: quarter }, (_, index) =>
      period(index + 1, index === 0 ? 26 : 20, 20, index < quarter - 1),
    )
    const now = won(live('basketball', periods, { clockSeconds: quarter * 600 - 60 }), rates, 219)
    expect(now).toBeGreaterThan(before)
    before = now
  }
  const four = [1, 2, 3, 4].map((number) => period(number, 20, 20))
  const overtime = (seconds: number): Match =>
    live('basketball', [...four, { stage: 'overtime', number: 1, home: 4, away: 0, ended: false }], {
      clockSeconds: 2400 + seconds,
    })
  expect(won(overtime(280), rates, 219)).toBeGreaterThan(won(overtime(60), rates, 219))
  expect(won(overtime(280), rates, 219)).toBeLessThan(1)
})

test('ice hockey: with a level score the end of regular play is nearer, with overtime it is a draw', () => {
  const rates: Rates = { sport: 'iceHockey', rates: { home: 3.2, away: 2.8 } }
  const third = (clockSeconds: number) =>
    live('iceHockey', [period(1, 1, 1), period(2, 0, 0), period(3, 0, 0, false)], { clockSeconds })
  const market = marketById(1)
  const draw = (match: Match) => market && fairOutcomes(market, {}, chancesOf(match, rates))?.[1]?.fair.won
  expect(draw(third(3500))).toBeGreaterThan(draw(third(2500)) ?? 1)
  const level = live('iceHockey', [
    period(1, 1, 1),
    period(2, 0, 0),
    period(3, 0, 0),
    { stage: 'overtime', number: 1, home: 0, away: 0, ended: false },
  ])
  expect(draw(level)).toBe(1)
  expect(won(level, rates, 406)).toBeCloseTo(0.6 * (3.2 / 6) + 0.2, 9)
})

test('rally sets: a set sums to one, a point moves it, and the rally of a set is found again', () => {
  const ends = rallySet(0.53, 11, { home: 0, away: 0 })
  expect(ends.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 9)
  expect(ends.every(({ home, away }) => Math.max(home, away) >= 11 && Math.abs(home - away) >= 2)).toBe(true)
  const rally = rallyOf(0.6, 11)
  const set = rallySet(rally, 11, { home: 0, away: 0 }).reduce((sum, end) => sum + (end.home > end.away ? end.p : 0), 0)
  expect(set).toBeCloseTo(0.6, 6)
  const rates: Rates = { sport: 'tableTennis', rally: 0.5 }
  const at = (home: number, away: number) => live('tableTennis', [period(1, home, away, false)], { bestOf: 5 })
  expect(won(at(0, 0), rates, 186)).toBeCloseTo(0.5, 6)
  expect(won(at(9, 5), rates, 186)).toBeGreaterThan(0.6)
  expect(
    won(live('tableTennis', [period(1, 11, 5), period(2, 11, 8), period(3, 10, 2, false)], { bestOf: 5 }), rates, 186),
  ).toBeGreaterThan(0.98)
})

test('MMA: rounds that are over are gone, and what is left sums to one', () => {
  const rates: Rates = { sport: 'mma', rates: { win: 0.6, ...usualBout } }
  const bout = (rounds: number) =>
    live(
      'mma',
      Array.from({ length: rounds }, (_, index) => period(index + 1, 0, 0)),
      { bestOf: 3 },
    )
  expect(won(bout(2), rates, 911)).toBeGreaterThan(won(bout(0), rates, 911))
  const market = marketById(912)
  const rounds = market && fairOutcomes(market, { variant: 'andon:rounds:3' }, chancesOf(bout(1), rates))
  expect(rounds?.reduce((sum, { fair }) => sum + fair.won, 0)).toBeCloseTo(1, 9)
  expect(rounds?.find(({ id }) => id === 'andon:rounds:3:home:1')?.fair.won).toBe(0)
})

test('MMA: a round ends the bout less likely as its clock runs, and at its last second hardly', () => {
  const rates: Rates = { sport: 'mma', rates: { win: 0.6, finish: 0.24, knockouts: 0.6 } }
  const goesOn = (clockSeconds: number | null) => {
    const market = marketById(90001)
    const bout = { ...live('mma', [period(1, 0, 0, false)], { bestOf: 3 }), clockSeconds }
    const fair = market && fairOutcomes(market, { total: '1.5' }, chancesOf(bout, rates))
    return fair?.map(({ fair: { won } }) => won).toSorted((one, other) => other - one)[0] ?? 0
  }
  expect(goesOn(null)).toBeCloseTo(0.76, 9)
  expect(goesOn(0)).toBeCloseTo(0.76, 9)
  expect(goesOn(150)).toBeCloseTo(1 - 0.12 / 0.88, 9)
  expect(goesOn(299)).toBeGreaterThan(0.998)
})

test('American football: a field goal and a touchdown are the margins that come most', () => {
  const rates: Rates = { sport: 'americanFootball', rates: { home: 24, away: 21 } }
  const market = marketById(223)
  const level = (hcp: string) =>
    market && fairOutcomes(market, { hcp }, chancesOf(newMatch('americanFootball'), rates))?.[0]?.fair.void
  expect(level('-3')).toBeGreaterThan((level('-2') ?? 1) * 2)
  expect(level('-7')).toBeGreaterThan((level('-9') ?? 1) * 2)
})

test('MMA: rounds, methods and finishes come from one list of ends', () => {
  const rates: Rates = { sport: 'mma', rates: { win: 0.6, finish: 0.25, knockouts: 0.6 } }
  const match: Match = { ...newMatch('mma'), bestOf: 3 }
  const at = (id: number, place: number, specifiers: Specifiers = {}, of: Match = match) => {
    const market = marketById(id)
    return (market && fairOutcomes(market, specifiers, chancesOf(of, rates))?.[place]?.fair.won) ?? Number.NaN
  }
  expect(at(90_001, 0, { total: '1.5' })).toBeCloseTo(0.75, 9)
  expect(at(90_001, 0, { total: '2.5' })).toBeCloseTo(0.75 ** 2, 9)
  expect(at(911, 0)).toBeCloseTo(0.75 ** 3, 9)
  expect(at(90_002, 0) + at(90_002, 1)).toBeCloseTo(1 - 0.75 ** 3, 9)
  expect(at(90_003, 0)).toBeCloseTo(0.6 * (1 - 0.75 ** 3), 9)
  expect(at(90_003, 0) + at(90_004, 0)).toBeCloseTo(at(911, 1), 9)
  expect([0, 1, 2, 3].reduce((sum, place) => sum + at(90_002, place), 0)).toBeCloseTo(1, 9)
  const second: Match = { ...match, status: 'live', periods: [period(1, 0, 0), period(2, 0, 0, false)] }
  expect(at(90_001, 0, { total: '2.5' }, second)).toBeCloseTo(0.75, 9)
})

test('every sport offers its main markets before the start', () => {
  const offered = (sport: Match['sport'], by: Rates, bestOf: number | null) => {
    const match = { ...newMatch(sport), bestOf }
    const chances = chancesOf(match, by)
    return new Set(priceLines(linesOnOffer(match, chances), chances, usualOffer).map(({ market }) => market))
  }
  const mma = offered('mma', { sport: 'mma', rates: { win: 0.6, ...usualBout } }, 3)
  for (const id of [186, 910, 911, 912, 90_001, 90_002, 90_003, 90_004]) expect(mma).toContain(id)
  // winner; handicap, total and score in maps; winner, handicap and total of a map
  const esports = offered('esports', { sport: 'esports', rally: 0.52 }, 3)
  for (const id of [186, 327, 328, 329, 330, 331, 332, 90_211, 90_212, 90_213, 90_214, 90_215])
    expect(esports).toContain(id)
  expect(offered('sumo', { sport: 'sumo', rates: { win: 0.6, pushing: { home: 0.5, away: 0.2 } } }, 1)).toEqual(
    new Set([186, 90_201, 90_202, 90_203]),
  )
})
