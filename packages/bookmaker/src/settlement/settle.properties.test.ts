import { add, compare, fraction, multiply, one, subtract, sum, zero } from '@andon/money/fraction'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LegOutcome, legResults, legReturn, plainOutcome } from './leg-outcome.ts'
import { readResults } from './read-results.ts'
import { readSlip } from './read-slip.ts'
import { documentsOf, type Stated, type StatedLeg, settleStated } from './settle.fixture.ts'
import { mostReturns } from './settle.ts'
import { settleBySystemLine } from './settle-by-system-line.ts'
import { systemLinesInOrder } from './system-lines.ts'
import { type SystemName, systemNames } from './systems.ts'

const thousandths = fc.integer({ min: 1001, max: 40_000 })
const result = fc.constantFrom(...legResults)
const plainLeg = fc.record({ odds: thousandths.map(decimal), result })
const tie = fc
  .record({
    tied: fc.integer({ min: 2, max: 6 }),
    tiedAt: fc.integer({ min: 1, max: 5 }),
    beyond: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ tied, tiedAt, beyond }) => ({ tied, tiedAt, placesPaid: tiedAt + beyond }))
/** A leg of an each-way bet. */
const racingLeg = fc
  .record({
    odds: thousandths.map(decimal),
    result: fc.constantFrom('won', 'placed', 'lost', 'void'),
    rule4: fc.integer({ min: 0, max: 90 }).map((hundredths) => `${hundredths}/100`),
    placeFraction: fc.constantFrom('1/4', '1/5', '1/3', '1/1'),
    ties: fc.option(tie, { nil: undefined }),
  })
  .map(
    ({ ties, ...leg }): StatedLeg =>
      ties && (leg.result === 'placed' || (leg.result === 'won' && ties.tiedAt === 1))
        ? { ...leg, deadHeat: ties }
        : leg,
  )

/** Any k of n, with bankers as far as the smallest k allows. */
function slips(leg: fc.Arbitrary<StatedLeg>, eachWay: boolean): fc.Arbitrary<Stated> {
  return fc
    .record({
      legs: fc.array(leg, { minLength: 1, maxLength: 6 }),
      stake: fc.integer({ min: 1, max: 10_000 }),
      k: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }),
      bankers: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ legs, stake, k, bankers }) => {
      const choose = [...new Set(k.map((each) => Math.min(each, legs.length)))]
      const most = Math.min(bankers, ...choose)
      return {
        stakePerLine: `${stake}`,
        eachWay,
        choose,
        legs: legs.map((one, index) => (index < most ? { ...one, banker: true } : one)),
      }
    })
}
const anySlip = fc.oneof(slips(plainLeg, false), slips(racingLeg, true))

function decimal(value: number): string {
  return `${Math.floor(value / 1000)}.${`${value % 1000}`.padStart(3, '0')}`
}

test('the sum of the lines listed one by one is the sum computed at once', () => {
  fc.assert(
    fc.property(anySlip, (stated) => {
      const { slip, results } = documentsOf(stated)
      const read = readSlip(slip)
      const { steps, lines, returns, paid } = settleBySystemLine(read, readResults(results, read))
      const lineSteps = steps.filter((step) => step.step === 'line')
      const total = steps.find((step) => step.step === 'total')
      expect(total).toMatchObject({
        paid,
        returns: `${returns.numerator}${returns.denominator === 1n ? '' : `/${returns.denominator}`}`,
      })
      expect(lineSteps.reduce((count, { times }) => count + times, 0)).toBe(lines)
      for (const { legs } of lineSteps) for (const leg of read.legs) if (leg.banker) expect(legs).toContain(leg.id)
      expect(new Set(lineSteps.map(({ part, legs }) => `${part} ${legs}`)).size).toBe(lineSteps.length)
      expect(compare(returns, mostReturns(read))).not.toBe(1)
    }),
  )
})

test('a void leg counts as if it had not been bet', () => {
  const folds = fc.record({
    legs: fc.array(plainLeg, { minLength: 1, maxLength: 6 }),
    odds: thousandths.map(decimal),
    at: fc.nat({ max: 6 }),
  })
  fc.assert(
    fc.property(folds, ({ legs, odds, at }) => {
      const withVoid = legs.toSpliced(at, 0, { odds, result: 'void' })
      const fold = { stakePerLine: '100', type: 'fold' } as const
      expect(settleStated({ ...fold, legs: withVoid }).returns).toEqual(settleStated({ ...fold, legs }).returns)
      // of every k, the lines with the void leg are the lines of k - 1 of the others
      if (legs.length < 2) return
      const k = legs.length
      const both = sum([
        settleStated({ stakePerLine: '100', choose: [k], legs }).returns,
        settleStated({ stakePerLine: '100', choose: [k - 1], legs }).returns,
      ])
      expect(settleStated({ stakePerLine: '100', choose: [k], legs: withVoid }).returns).toEqual(both)
    }),
  )
})

test('the order of the legs changes nothing', () => {
  fc.assert(
    fc.property(anySlip, fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), (stated, keys) => {
      const legs = stated.legs.map((leg, index) => ({ leg, key: keys[index] ?? 0 })).sort((a, b) => a.key - b.key)
      expect(settleStated({ ...stated, legs: legs.map(({ leg }) => leg) })).toEqual(settleStated(stated))
    }),
  )
})

test('a full cover with singles returns Π(1 + multiplier) - 1', () => {
  const covers = [
    ['single', 1],
    ['patent', 3],
    ['lucky15', 4],
    ['lucky31', 5],
    ['lucky63', 6],
  ] as const satisfies (readonly [SystemName, number])[]
  const cover = fc
    .constantFrom(...covers)
    .chain(([type, size]) => fc.tuple(fc.constant(type), fc.array(plainLeg, { minLength: size, maxLength: size })))
  fc.assert(
    fc.property(cover, ([type, legs]) => {
      const multipliers = readSlip(documentsOf({ stakePerLine: '1', type, legs }).slip).legs.map(
        (leg, index) => legReturn(leg, plainOutcome(legs[index]?.result as LegOutcome['result']), 'win').multiplier, // of legResults
      )
      const product = multiply(...multipliers.map((multiplier) => add(one, multiplier)))
      expect(settleStated({ stakePerLine: '1', type, legs }).returns).toEqual(subtract(product, one))
    }),
  )
})

test('a system over more legs than its size is bet on each choice of that many', () => {
  const wide = fc.record({
    type: fc.constantFrom(...systemNames.filter((name) => name !== 'fold')),
    legs: fc.array(plainLeg, { minLength: 1, maxLength: 9 }),
  })
  fc.assert(
    fc.property(wide, ({ type, legs }) => {
      const size = {
        single: 1,
        double: 2,
        treble: 3,
        patent: 3,
        trixie: 3,
        yankee: 4,
        lucky15: 4,
        canadian: 5,
        lucky31: 5,
        heinz: 6,
        lucky63: 6,
        superHeinz: 7,
        goliath: 8,
      }[type]
      fc.pre(legs.length >= size)
      const all = readSlip(documentsOf({ stakePerLine: '1', choose: [size], legs }).slip)
      const each = [...systemLinesInOrder(all)].map((line) =>
        settleStated({ stakePerLine: '1', type, legs: line.legs.map((index) => legs[index] as StatedLeg) }),
      ) // its own index
      const whole = settleStated({ stakePerLine: '1', type, legs })
      expect(whole.returns).toEqual(sum(each.map(({ returns }) => returns)))
      expect(whole.lines).toBe(each.reduce((lines, one) => lines + one.lines, 0))
    }),
    { numRuns: 60 },
  )
})

test('a better result never returns less, nor does a higher price', () => {
  const order = ['lost', 'halfLost', 'void', 'halfWon', 'won']
  const twice = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }))
  const leg = fc.tuple(fc.tuple(thousandths, thousandths), twice)
  fc.assert(
    fc.property(fc.array(leg, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 6 }), (pairs, k) => {
      const pick = (best: (...values: number[]) => number) =>
        settleStated({
          stakePerLine: '100',
          choose: [Math.min(k, pairs.length)],
          legs: pairs.map(([odds, results]) => ({
            odds: decimal(best(...odds)),
            result: order[best(...results)] ?? '',
          })),
        })
      expect(pick(Math.max).paid).toBeGreaterThanOrEqual(pick(Math.min).paid)
    }),
  )
})

test('a quarter line is half the stake on each of its neighbours', () => {
  fc.assert(
    fc.property(thousandths, (odds) => {
      const leg = { id: 'a', odds: fraction(odds, 1000), banker: false, placeFraction: null }
      const of = (stated: LegOutcome['result']) => legReturn(leg, plainOutcome(stated), 'win').multiplier
      const half = fraction(1, 2)
      expect(of('halfWon')).toEqual(multiply(half, add(of('won'), of('void'))))
      expect(of('halfLost')).toEqual(multiply(half, add(of('lost'), of('void'))))
    }),
  )
})

test('what is paid is the returns rounded down, by less than one', () => {
  fc.assert(
    fc.property(anySlip, (stated) => {
      const { returns, paid } = settleStated(stated)
      const lost = subtract(returns, fraction(paid))
      expect([compare(lost, zero) >= 0, compare(lost, one) < 0]).toEqual([true, true])
    }),
  )
})
