import { expect, test } from 'vitest'
import { marketById } from '../../markets/catalogue.ts'
import type { Specifiers } from '../../model/specifiers.ts'
import type { Chances } from '../distribution.ts'
import { fairOutcomes, fairPrice } from '../fair.ts'
import { sidesDistribution } from './order.ts'
import { ScoreGrid } from './score-model.ts'

const noGoals = { home: [0, 0], away: [0, 0] } as const
const half = 0.4389
const whole = { home: [half, 1 - half], away: [half, 1 - half] } as const

function chancesOf(grid: ScoreGrid): Chances {
  return {
    of: ([first = '', second]) => {
      if (second !== undefined && second !== first) {
        const both = grid.halves()
        const places = [first, second].map((scope) => ['score@h1', 'score@h2', 'score'].indexOf(scope))
        return {
          p: both.p,
          home: places.map((place) => both.home[place] ?? []),
          away: places.map((place) => both.away[place] ?? []),
        }
      }
      const found =
        first === 'score' ? grid.score() : first.startsWith('goal#') ? sidesDistribution(grid.sides(1)) : grid.half(0)
      return {
        p: found.p,
        home: [found.home[0] ?? [], found.home[0] ?? []],
        away: [found.away[0] ?? [], found.away[0] ?? []],
      }
    },
  }
}

function fair(grid: ScoreGrid, id: number, specifiers: Specifiers = {}) {
  const market = marketById(id)
  const outcomes = market && fairOutcomes(market, specifiers, chancesOf(grid))
  return new Map(outcomes?.map((outcome) => [outcome.id, outcome.fair]))
}
const won = (grid: ScoreGrid, id: number, outcome: string, specifiers: Specifiers = {}) =>
  fair(grid, id, specifiers).get(outcome)?.won ?? Number.NaN

const plain = new ScoreGrid({ home: 1.5, away: 1.1, rho: 0, left: whole, scored: noGoals })

test.each([
  [0, 0.464244, 0.257667, 0.278089, 0.48157, 0.518272, 0.074274, 0.11141, 0.122551],
  [-0.13, 0.448313, 0.289531, 0.262157, 0.48157, 0.534204, 0.090205, 0.095479, 0.138483],
] as const)('the grid 1.5 : 1.1 with ρ = %d', (rho, one, draw, two, over, both, nil, oneNil, oneAll) => {
  const grid = new ScoreGrid({ home: 1.5, away: 1.1, rho, left: whole, scored: noGoals })
  expect(won(grid, 1, '1')).toBeCloseTo(one, 5)
  expect(won(grid, 1, '2')).toBeCloseTo(draw, 5)
  expect(won(grid, 1, '3')).toBeCloseTo(two, 5)
  expect(won(grid, 18, '12', { total: '2.5' })).toBeCloseTo(over, 5)
  expect(won(grid, 29, '74')).toBeCloseTo(both, 5)
  expect(won(grid, 45, '274')).toBeCloseTo(nil, 5)
  expect(won(grid, 45, '276')).toBeCloseTo(oneNil, 5)
  expect(won(grid, 45, '286')).toBeCloseTo(oneAll, 5)
  expect(won(grid, 45, '288')).toBeCloseTo(0.091914, 5)
})

test('totals, odd and even, double chance and draw no bet of 1.5 : 1.1', () => {
  expect(won(plain, 18, '12', { total: '0.5' })).toBeCloseTo(0.925726, 5)
  expect(won(plain, 18, '12', { total: '1.5' })).toBeCloseTo(0.732615, 5)
  expect(won(plain, 18, '12', { total: '3.5' })).toBeCloseTo(0.263998, 5)
  expect(won(plain, 26, '70')).toBeCloseTo(0.497242, 5)
  expect(won(plain, 10, '9')).toBeCloseTo(0.721911, 5)
  const noBet = fair(plain, 11).get('4')
  expect(noBet && 1 / fairPrice(noBet)).toBeCloseTo(0.625386, 5)
})

test.each([
  ['-0.25', 1.876526],
  ['-0.5', 2.154039],
  ['-0.75', 2.539286],
  ['-1', 3.310633],
  ['-1.25', 3.81174],
  ['0.25', 1.468891],
])('home with the Asian handicap %s is fair at %d', (hcp, expected) => {
  const home = fair(plain, 16, { hcp }).get('1714')
  expect(home && fairPrice(home)).toBeCloseTo(expected, 4)
})

test('quarter lines hold half results', () => {
  expect(fair(plain, 16, { hcp: '-0.25' }).get('1714')).toMatchObject({
    won: expect.closeTo(0.464244, 5),
    halfLost: expect.closeTo(0.257667, 5),
  })
  expect(fair(plain, 16, { hcp: '-0.75' }).get('1714')).toMatchObject({
    won: expect.closeTo(0.231865, 5),
    halfWon: expect.closeTo(0.232379, 5),
  })
  expect(fair(plain, 16, { hcp: '-1' }).get('1714')).toMatchObject({ void: expect.closeTo(0.232379, 5) })
  expect(fair(plain, 16, { hcp: '0.25' }).get('1714')).toMatchObject({ halfWon: expect.closeTo(0.257667, 5) })
})

test('in play after an hour at 1:0, and at half-time without goals', () => {
  const third = { home: [0, 1 / 3], away: [0, 1 / 3] } as const
  const later = new ScoreGrid({ home: 1.5, away: 1.1, rho: 0, left: third, scored: { home: [1, 0], away: [0, 0] } })
  expect(won(later, 1, '1')).toBeCloseTo(0.797312, 5)
  expect(won(later, 1, '2')).toBeCloseTo(0.168695, 5)
  expect(won(later, 18, '12', { total: '2.5' })).toBeCloseTo(0.215346, 5)
  expect(won(later, 29, '74')).toBeCloseTo(0.306959, 5)
  expect(won(later, 1, '3')).toBeCloseTo(0.033992, 5)
  expect(won(later, 45, '274')).toBe(0)
  expect(won(later, 45, '276')).toBeCloseTo(0.42035, 5)
  expect(won(later, 45, '286')).toBeCloseTo(0.154128, 5)
  expect(won(later, 45, '288')).toBeCloseTo(0.077064, 5)
  expect(won(later, 8, '6', { goalnr: '1' })).toBeCloseTo(0.334413, 5)
  expect(won(later, 8, '7', { goalnr: '1' })).toBeCloseTo(0.42035, 5)
  expect(won(later, 8, '8', { goalnr: '1' })).toBeCloseTo(0.245236, 5)

  const left = { home: [0, 0.55], away: [0, 0.55] } as const
  const halfTime = new ScoreGrid({ home: 1.5, away: 1.1, rho: 0, left, scored: noGoals })
  expect(won(halfTime, 1, '1')).toBeCloseTo(0.378227, 5)
  expect(won(halfTime, 1, '2')).toBeCloseTo(0.374511, 5)
  expect(won(halfTime, 1, '3')).toBeCloseTo(0.247262, 5)
  expect(won(halfTime, 18, '12', { total: '2.5' })).toBeCloseTo(0.173798, 5)
  expect(won(halfTime, 29, '74')).toBeCloseTo(0.255, 5)
  expect(won(halfTime, 45, '274')).toBeCloseTo(0.239309, 5)
  expect(won(halfTime, 45, '276')).toBeCloseTo(0.19743, 5)
  expect(won(halfTime, 45, '286')).toBeCloseTo(0.119445, 5)
  expect(won(halfTime, 45, '288')).toBeCloseTo(0.049271, 5)
})

test('what has happened and the grid before the match give the grid in play', () => {
  const rho = -0.13
  const before = new ScoreGrid({ home: 1.5, away: 1.1, rho, left: whole, scored: noGoals })
  const atHalfTime = new ScoreGrid({
    home: 1.5,
    away: 1.1,
    rho,
    left: { home: [0, 1 - half], away: [0, 1 - half] },
    scored: { home: [1, 0], away: [0, 0] },
  })
  const both = before.halves()
  let [given, andWon] = [0, 0]
  both.p.forEach((chance, atom) => {
    if (both.home[0]?.[atom] !== 1 || both.away[0]?.[atom] !== 0) return
    given += chance
    if ((both.home[2]?.[atom] ?? 0) > (both.away[2]?.[atom] ?? 0)) andWon += chance
  })
  expect(won(atHalfTime, 1, '1')).toBeCloseTo(andWon / given, 4)
})

test('related results together: home and over, over and both score, home and both score', () => {
  expect(won(plain, 37, '796', { total: '2.5' })).toBeCloseTo(0.269276, 5)
  expect(won(plain, 36, '90', { total: '2.5' })).toBeCloseTo(0.395721, 5)
  expect(won(plain, 35, '78')).toBeCloseTo(0.205647, 5)
})

test.each([
  [2.117914, 1.025718, 0.6114897, 0.226823, 0.1616873],
  [2.291611, 0.928783, 0.668568, 0.205137, 0.126295],
  [1.069024, 1.508806, 0.252262, 0.29034, 0.457398],
])('published forecast at %d : %d', (home, away, one, draw, two) => {
  const grid = new ScoreGrid({ home, away, rho: -0.13357, left: whole, scored: noGoals })
  expect(won(grid, 1, '1')).toBeCloseTo(one, 5)
  expect(won(grid, 1, '2')).toBeCloseTo(draw, 5)
  expect(won(grid, 1, '3')).toBeCloseTo(two, 5)
})
