import { add, type Fraction, fraction, multiply, toNumber, zero } from '@andon/money/fraction'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawsOf } from '../../../rng/seed-stream.ts'
import { momentsOf } from '../../distribution.ts'
import { readOutcome } from '../../title-maths.ts'
import { winsOfRounds } from '../kernel/rounds.fixture.ts'
import { holdDisplay } from './display.ts'
import { holdFigures } from './figures.ts'
import { countHold, holdMaths } from './maths.ts'
import { holdSlot } from './play.ts'
import { finalCoinsBy, respinWins } from './respin-chain.ts'
import { cellsOf, type HoldRules } from './rules.ts'

const small: HoldRules = {
  gameCode: 'small-hold',
  rows: 2,
  payUnit: 4,
  lines: [
    [0, 0, 0],
    [1, 1, 1],
  ],
  symbols: [
    { id: 'a', role: 'pays', pays: { 2: 1, 3: 9 } },
    { id: 'b', role: 'pays', pays: { 3: 2 } },
    { id: 'o', role: 'coin', pays: {} },
  ],
  strips: ['a b o o b a', 'b o a b o', 'o o b a a b b'].map((reel) => reel.split(' ')),
  coinsToStart: 3,
  respins: 2,
  landing: { coin: 2, of: 7 },
  values: [
    { units: 1, weight: 5, tier: null },
    { units: 4, weight: 2, tier: null },
    { units: 12, weight: 1, tier: 'mini' },
  ],
  fullBoard: { units: 50, tier: 'grand' },
  mostUnits: 110,
}
const figures = holdFigures(small, countHold(small, { part: 0, parts: 1 }))

test('the chain on the number of coins equals playing each cell of each respin', () => {
  for (const coins of [3, 4, 5, 6]) {
    const { total, weights } = finalCoinsBy(small)(coins)
    const byCells = cellByCell(small, { held: coins, left: small.respins })
    for (let final = 0; final <= cellsOf(small); final++)
      expect(fraction(weights.get(final) ?? 0n, total)).toEqual(byCells.get(final) ?? zero)
  }
})

test('the mean of the respins is that of their coins, and of the full board', () => {
  const coin = fraction(5 * 1 + 2 * 4 + 12, 8)
  for (const coins of [3, 4, 5, 6]) {
    const { total, weights } = finalCoinsBy(small)(coins)
    const mean = add(
      ...[...weights].map(([final, weight]) => multiply(fraction(weight, total), fraction(final), coin)),
      multiply(fraction(weights.get(6) ?? 0n, total), fraction(50)),
    )
    expect(momentsOf(respinWins(small)(coins)).mean).toEqual(mean)
  }
})

test('the sum of the line wins equals that from symbol counts', () => {
  const counts = countHold(small, { part: 0, parts: 1 })
  const sum = [...counts].reduce((total, [outcome, stops]) => total + BigInt(readOutcome(outcome).win) * stops, 0n)
  expect(holdMaths(small, { countsFast: true }).sumOfWins?.('base')).toBe(sum)
})

test('mean, variance and quantiles agree with a simulation', () => {
  const wins = winsOfRounds(
    10_000,
    (draws) => Number(holdSlot.open(small, { draws, stake: 20, choice: null }).win) / 20,
  )
  expect(wins.meanDeviates(figures)).toBeLessThan(3.29)
  expect(wins.variance / toNumber(figures.variance)).toBeCloseTo(1, 0)
  for (const { share, multiple } of figures.quantiles.slice(0, 5)) {
    const deviation = Math.sqrt((toNumber(share) * (1 - toNumber(share))) / 10_000)
    expect(wins.shareAbove(toNumber(multiple))).toBeLessThan(1 - toNumber(share) + 3.29 * deviation)
  }
})

test('a round pays no more than its rules allow, and the parts of the return sum to it', () => {
  expect(figures.topAward.multiple).toEqual(fraction(small.mostUnits, 4))
  const free = holdFigures({ ...small, mostUnits: 1_000 }, countHold(small, { part: 0, parts: 1 }))
  expect(free.topAward.multiple).toEqual(fraction(6 * 12 + 50 + 2 * 1, 4))
  expect(toNumber(figures.rtp)).toBeLessThan(toNumber(free.rtp))
  expect(add(...Object.values(figures.returnByFeature))).toEqual(figures.rtp)
})

test('prizes come as often as their figures say', () => {
  const rounds = 20_000
  const seen: Record<string, number> = { hold: 0, mini: 0, grand: 0 }
  winsOfRounds(rounds, (draws) => {
    const { events, win } = holdSlot.open(small, { draws, stake: 20, choice: null })
    for (const event of events) {
      if (event.type === 'holdStart') seen.hold = (seen.hold ?? 0) + 1
      const coins = event.type === 'holdStart' ? event.coins : event.type === 'holdSpin' ? event.landed : []
      seen.mini = (seen.mini ?? 0) + coins.filter(({ tier }) => tier === 'mini').length
      if (event.type === 'holdEnd' && event.full) seen.grand = (seen.grand ?? 0) + 1
    }
    return Number(win)
  })
  for (const [name, number] of Object.entries(seen)) {
    const mean = toNumber(figures.featuresPerRound[name] ?? zero)
    expect(mean).toBeGreaterThan(0)
    expect(Math.abs(number / rounds - mean), name).toBeLessThan(4 * Math.sqrt((2 * mean) / rounds))
  }
  for (const [name, units] of [['mini', 12] as const, ['grand', 50] as const])
    expect(figures.returnByFeature[name]).toEqual(
      multiply(figures.featuresPerRound[name] ?? zero, fraction(units, small.payUnit)),
    )
})

test('the display shows coins, prizes and their odds', () => {
  const { hold } = holdDisplay(small, { restingStops: [0, 0, 0], figures })
  expect(hold).toMatchObject({ coinsToStart: 3, respins: 2, landing: { coin: 2, of: 7 }, mostMultiple: 27.5 })
  expect(hold?.coins).toEqual([
    { multiple: 0.25, weight: 5, tier: null },
    { multiple: 1, weight: 2, tier: null },
    { multiple: 3, weight: 1, tier: 'mini' },
  ])
  expect(hold?.prizes.map(({ tier, multiple }) => [tier, multiple])).toEqual([
    ['mini', 3],
    ['grand', 12.5],
  ])
  for (const { tier, oneIn } of hold?.prizes ?? []) {
    const perRound = toNumber(figures.featuresPerRound[tier] ?? zero)
    expect(oneIn * perRound).toBeGreaterThanOrEqual(1)
    expect((oneIn - 1) * perRound).toBeLessThanOrEqual(1)
  }
  expect(hold?.fullBoard.oneIn).toBe(hold?.prizes[1]?.oneIn)
})

test('coins stay, each landing gives the respins again, and the round pays what lies on the board', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), (nonce) => {
      const draws = drawsOf({ serverSeed: 'f'.repeat(64), clientSeed: 'hold', nonce })
      const { events, win } = holdSlot.open(small, { draws, stake: 20, choice: null })
      const taken = new Set<string>()
      let [paid, coins, left] = [0, 0, small.respins]
      let lines = 0
      for (const event of events) {
        if (event.type === 'lineWins') lines = event.amount
        if (event.type === 'holdStart' || event.type === 'holdSpin') {
          const landed = event.type === 'holdStart' ? event.coins : event.landed
          for (const { position, amount } of landed) {
            expect(taken.has(`${position}`)).toBe(false)
            taken.add(`${position}`)
            coins += amount
          }
          left = landed.length > 0 ? small.respins : left - 1
          expect(event.left).toBe(left)
        }
        if (event.type === 'holdEnd') {
          expect(event.full).toBe(taken.size === cellsOf(small))
          expect(event.full || left === 0).toBe(true)
          const earned = coins + (event.full ? small.fullBoard.units * 5 : 0)
          expect(event.amount).toBe(Math.min(earned, small.mostUnits * 5 - lines))
          paid += event.amount
        }
      }
      expect(paid + lines).toBe(win)
    }),
  )
})

/** Final numbers of coins by following each cell by itself. */
function cellByCell(rules: HoldRules, state: { held: number; left: number }): Map<number, Fraction> {
  const ends = new Map<number, Fraction>()
  const cells = cellsOf(rules)
  const lands = fraction(rules.landing.coin, rules.landing.of)
  const stays = fraction(rules.landing.of - rules.landing.coin, rules.landing.of)
  const spin = (held: number, left: number, chance: Fraction): void => {
    if (left === 0 || held === cells) {
      ends.set(held, add(ends.get(held) ?? zero, chance))
      return
    }
    const cell = (index: number, landed: number, within: Fraction): void => {
      if (index < cells - held) {
        cell(index + 1, landed + 1, multiply(within, lands))
        cell(index + 1, landed, multiply(within, stays))
      } else if (landed > 0) spin(held + landed, rules.respins, within)
      else spin(held, left - 1, within)
    }
    cell(0, 0, chance)
  }
  spin(state.held, state.left, fraction(1))
  return ends
}
