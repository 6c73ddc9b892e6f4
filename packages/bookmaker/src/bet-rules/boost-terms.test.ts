import { compare, fraction, multiply, subtract, sum } from '@andon/money/fraction'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainOutcome } from '../settlement/leg-outcome.ts'
import { type BoostStep, wrongStep } from '../settlement/multiple-boost.ts'
import { mostReturns, settle } from '../settlement/settle.ts'
import type { Slip } from '../settlement/slip.ts'
import { namedSystem } from '../settlement/systems.ts'
import { averageReturn, grantedBoost, noMultipleBoosts, usualMultipleBoosts } from './boost-terms.ts'

/** Legs at thousandths of odds, each with a return as a single. */
interface Stated {
  readonly price: number
  readonly returns: number
}

const multipleOf = (legs: readonly Stated[], stake = 1000): Slip => ({
  stakePerLine: fraction(stake),
  system: namedSystem('fold', legs.length),
  eachWay: false,
  legs: legs.map(({ price }, at) => ({
    id: `${at}`,
    odds: fraction(price, 1000),
    banker: false,
    placeFraction: null,
  })),
})
const nowOf = (legs: readonly Stated[]) =>
  legs.map(({ price, returns }) => ({
    odds: fraction(price, 1000),
    chance: returns / (price / 1000),
    mayCount: true,
  }))
const granted = (legs: readonly Stated[], terms = usualMultipleBoosts) =>
  grantedBoost(terms, multipleOf(legs), nowOf(legs))
const same = (count: number, leg: Stated) => Array.from({ length: count }, () => leg)

describe('a boost is granted', () => {
  test.each([2, 3, 4, 5, 6, 10])('by the ladder where the margins of %i legs pay for it', (count) => {
    const step = usualMultipleBoosts.steps.filter(({ legs }) => legs <= count).at(-1)?.percent ?? 0
    expect(granted(same(count, { price: 2000, returns: 0.9 }))).toMatchObject({
      step,
      boost: step ? { percent: step } : null,
    })
  })

  test('by what the margins pay where that is less, in whole per cent rounded down', () => {
    // 3 legs of 0.988 return 0.9644 and may return 0.97: (0.97 / 0.125 / 0.9644… ) leaves less than 1 per cent
    expect(granted(same(3, { price: 2000, returns: 0.988 })).boost).toBeNull()
    const six = granted(same(6, { price: 2000, returns: 0.985 }))
    expect(six).toMatchObject({ step: 11, boost: { percent: 6 } })
  })

  test('not at all where a leg may not count, at lower odds, or without a chance', () => {
    const legs = same(4, { price: 2000, returns: 0.9 })
    const slip = multipleOf(legs)
    for (const wrong of [
      { mayCount: false },
      { odds: fraction(1199, 1000) },
      { odds: null },
      { chance: null },
      { chance: 0 },
    ]) {
      const now = nowOf(legs).map((leg, at) => (at === 2 ? { ...leg, ...wrong } : leg))
      expect(grantedBoost(usualMultipleBoosts, slip, now)).toEqual({ boost: null, step: 0, legAtFault: 2 })
    }
  })

  test('for nothing but a multiple in one line, and never by an empty ladder', () => {
    const legs = same(4, { price: 2000, returns: 0.9 })
    const none = { boost: null, step: 0, legAtFault: null }
    const slip = multipleOf(legs)
    expect(grantedBoost(usualMultipleBoosts, { ...slip, system: namedSystem('yankee', 4) }, nowOf(legs))).toEqual(none)
    expect(grantedBoost(usualMultipleBoosts, { ...slip, eachWay: true }, nowOf(legs))).toEqual(none)
    expect(granted(legs, noMultipleBoosts)).toEqual(none)
  })
})

const stated = fc.record({
  price: fc.integer({ min: 1010, max: 8_000 }),
  returns: fc.double({ min: 0.5, max: 1, noNaN: true }),
})
const legs = fc.array(stated, { minLength: 2, maxLength: 12 })
const ladder = fc.uniqueArray(fc.integer({ min: 2, max: 12 }), { maxLength: 5 }).chain((sizes) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: sizes.length, maxLength: sizes.length })
    .map((percents): BoostStep[] => {
      const rising = [...percents].sort((a, b) => a - b)
      return [...sizes].sort((a, b) => a - b).map((size, at) => ({ legs: size, percent: rising[at] ?? 0 }))
    }),
)

test('a boosted multiple never returns more on average than its legs as singles, nor more than 97 %, nor more than its step', () => {
  let boosted = 0
  fc.assert(
    fc.property(legs, ladder, (slip, steps) => {
      expect(wrongStep(steps)).toBeNull()
      const { boost, step } = granted(slip, { ...usualMultipleBoosts, steps })
      if (!boost) return
      boosted++
      const priced = slip.map(({ price, returns }) => ({ odds: price / 1000, chance: returns / (price / 1000) }))
      const singles = slip.reduce((all, { returns }) => all + returns, 0) / slip.length
      const average = averageReturn(priced, boost.percent)
      expect(average).toBeLessThanOrEqual(0.97)
      expect(average).toBeLessThanOrEqual(singles + 1e-12)
      expect(boost.percent).toBeLessThanOrEqual(step)
      // by another way: the chance that all win, times what that pays
      const pays =
        Number(mostReturns({ ...multipleOf(slip), boost }).numerator) /
        Number(mostReturns({ ...multipleOf(slip), boost }).denominator)
      const chance = priced.reduce((all, one) => all * one.chance, 1)
      expect((pays / 1000) * chance).toBeCloseTo(average, 9)
    }),
    { numRuns: 500 },
  )
  expect(boosted).toBeGreaterThan(20)
})

test('what is paid is the stake and its winnings with the per cent of the legs that are not void, rounded down once', () => {
  const outcomes = fc.array(fc.constantFrom('won', 'won', 'won', 'void', 'halfWon', 'halfLost', 'lost'), {
    minLength: 12,
    maxLength: 12,
  })
  fc.assert(
    fc.property(
      legs,
      ladder,
      outcomes,
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 50_000 }),
      (slip, steps, ends, percent, stake) => {
        const plain = multipleOf(slip, stake)
        const results = new Map(plain.legs.map(({ id }, at) => [id, plainOutcome(ends[at] ?? 'won')]))
        const before = settle(plain, results)
        const after = settle({ ...plain, boost: { percent, steps } }, results)
        const counting = [...results.values()].filter(({ result }) => result !== 'void').length
        const step = Math.max(0, ...steps.filter((one) => one.legs <= counting).map((one) => one.percent))
        const winnings = subtract(before.returns, fraction(stake))
        const counts = compare(winnings, fraction(0)) > 0 ? Math.min(step, percent) : 0
        expect(after.returns).toEqual(sum([before.returns, multiply(winnings, fraction(counts, 100))]))
        expect(after.stake).toEqual(before.stake)
        if (counts === 0) expect(after).toEqual(before)
      },
    ),
    { numRuns: 500 },
  )
})
