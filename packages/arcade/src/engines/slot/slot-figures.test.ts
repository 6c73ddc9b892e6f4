import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDraws } from '../../rng/draws.ts'
import { drawsOf } from '../../rng/seed-stream.ts'
import { add, divide, equal, multiply, rational, subtract, toNumber } from '../rational.ts'
import { evaluateSpin } from './evaluate-spin.ts'
import { playSlot } from './play-slot.ts'
import { slotFigures } from './slot-figures.ts'
import type { SlotTable, SpinMode } from './slot-table.ts'
import { spinMoments } from './spin-moments.ts'

const fraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  .map(([numerator, denominator]) => rational(numerator, denominator))

test('fractions add, subtract, multiply and divide exactly', () => {
  fc.assert(
    fc.property(fraction, fraction, fraction, (a, b, c) => {
      expect(equal(subtract(add(a, b), b), a)).toBe(true)
      expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)))
      if (b.numerator !== 0n) expect(multiply(divide(a, b), b)).toEqual(a)
    }),
  )
  expect(toNumber(rational(-7n, 2n))).toBe(-3.5)
  expect(rational(6, -4)).toEqual({ numerator: -3n, denominator: 2n })
})

/** Three short reels: small enough to evaluate every stop. */
const small: SlotTable = {
  gameCode: 'small',
  rows: 2,
  lines: [
    [0, 0, 0],
    [1, 1, 1],
    [0, 1, 0],
    [1, 0, 1],
  ],
  symbols: [
    { id: 'w', role: 'wild', pays: {} },
    { id: 's', role: 'scatter', pays: {} },
    { id: 'a', role: 'pays', pays: { 2: 3, 3: 20 } },
    { id: 'b', role: 'pays', pays: { 3: 5 } },
  ],
  strips: {
    base: ['a b s b a b b', 'w a b s b a', 'b a w b s a b b'].map((reel) => reel.split(' ')),
    free: ['a b b s b a b b', 'w a w b b b', 'b a w b b a b b s'].map((reel) => reel.split(' ')),
  },
  scatter: { 2: { stakeMultiple: 1, freeSpins: 1 }, 3: { stakeMultiple: 4, freeSpins: 3 } },
  freeSpinWildMultiplier: 3,
}

test.each(['base', 'free'] as SpinMode[])(
  'the enumeration equals the sum over every stop of the reels (%s)',
  (mode) => {
    const reels = small.strips[mode]
    const sums = { stops: 0n, win: 0n, winSquared: 0n, freeSpins: 0n, winTimesFreeSpins: 0n, hits: 0n }
    for (let a = 0; a < (reels[0]?.length ?? 0); a++)
      for (let b = 0; b < (reels[1]?.length ?? 0); b++)
        for (let c = 0; c < (reels[2]?.length ?? 0); c++) {
          const { lineWins, scatter } = evaluateSpin(small, { stops: [a, b, c], mode })
          const lines = lineWins.reduce((sum, win) => sum + win.lineStakes, 0)
          const win = BigInt(lines + (scatter?.stakeMultiple ?? 0) * small.lines.length)
          const spins = BigInt(scatter?.freeSpins ?? 0)
          sums.stops += 1n
          sums.win += win
          sums.winSquared += win * win
          sums.freeSpins += spins
          sums.winTimesFreeSpins += win * spins
          sums.hits += win > 0n ? 1n : 0n
        }
    expect(spinMoments(small, mode)).toMatchObject(sums)
  },
)

test('with retriggers, mean and variance in closed form agree with a simulation', () => {
  const { rtp, variance } = slotFigures(small)
  const draws = drawsOf({ serverSeed: 'd'.repeat(64), clientSeed: 'simulation', nonce: 0 })
  const rounds = 40_000
  const stake = small.lines.length
  let sum = 0
  let squares = 0
  for (let round = 0; round < rounds; round++) {
    const multiple = playSlot(small, { draws, stake }).win / stake
    sum += multiple
    squares += multiple * multiple
  }
  const mean = sum / rounds
  const expected = { mean: toNumber(rtp), variance: toNumber(variance) }
  expect(Math.abs(mean - expected.mean)).toBeLessThan(3.29 * Math.sqrt(expected.variance / rounds))
  expect((squares / rounds - mean * mean) / expected.variance).toBeCloseTo(1, 0)
})

test('a slot whose free spins win more than one free spin each has no mean and is refused', () => {
  const endless = { ...small, scatter: { 0: { stakeMultiple: 0, freeSpins: 3 } } }
  expect(() => slotFigures(endless)).toThrow('free spins win less than one')
  expect(() => playSlot(endless, { draws: createDraws(() => new Uint8Array(32)), stake: 4 })).toThrow(
    'a round of free spins ends',
  )
})
