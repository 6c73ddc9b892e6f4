import { fraction, toNumber } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { createDraws } from '../../../rng/draws.ts'
import { readOutcome } from '../../title-maths.ts'
import { countEveryStop } from '../kernel/full-cycle.ts'
import { winsOfRounds } from '../kernel/rounds.fixture.ts'
import { gridAt } from '../kernel/window.ts'
import { countLines } from './count.ts'
import { evaluateSpin } from './evaluate-spin.ts'
import { linesFigures } from './figures.ts'
import { linesMaths } from './maths.ts'
import { playLines } from './play.ts'
import type { LinesRules, SpinMode } from './rules.ts'
import { sumBySymbolCounts } from './sum-by-symbol-counts.ts'

/** Three short reels: small enough to evaluate every stop. */
const small: LinesRules = {
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
  scatter: { 2: { stakeMultiple: 2, freeSpins: 1 }, 3: { stakeMultiple: 4, freeSpins: 3 } },
  freeSpinWildMultiplier: 3,
  mostMultiple: 1000,
}
const whole = { part: 0, parts: 1 }
const counts = (rules: LinesRules) => ({
  base: countLines(rules, { mode: 'base', ...whole }),
  free: countLines(rules, { mode: 'free', ...whole }),
})

test.each(['base', 'free'] as SpinMode[])('the enumeration equals the evaluation of every stop (%s)', (mode) => {
  const strips = small.strips[mode]
  const slow = countEveryStop(strips, {
    ...whole,
    outcome: (stops) => {
      const { lineWins, scatter } = evaluateSpin(small, { grid: gridAt(strips, { stops, rows: small.rows }), mode })
      const win = lineWins.reduce((sum, { units }) => sum + units, 0) + (scatter?.stakeMultiple ?? 0) * 4
      return scatter ? `${win} scatters:${scatter.count}` : `${win}`
    },
  })
  const fast = countLines(small, { mode, ...whole })
  expect(fast).toEqual(slow)
  const sum = [...fast].reduce((total, [outcome, count]) => total + BigInt(readOutcome(outcome).win) * count, 0n)
  expect(sumBySymbolCounts(small, mode)).toBe(sum)
})

test('with retriggers, the figures agree with a simulation', () => {
  const { rtp, variance, aboveStake, quantiles } = linesFigures(small, counts(small))
  const rounds = winsOfRounds(20_000, (draws) => playLines(small, { draws, stake: 4 }).win / 4)
  expect(rounds.meanDeviates({ rtp, variance })).toBeLessThan(3.29)
  expect(rounds.variance / toNumber(variance)).toBeCloseTo(1, 0)
  expect(rounds.shareAbove(1)).toBeCloseTo(toNumber(aboveStake), 2)
  for (const { share, multiple } of quantiles.slice(0, 5))
    expect(1 - rounds.shareAbove(toNumber(multiple))).toBeGreaterThan(toNumber(share) - 0.005)
})

test('a slot whose free spins win more than one free spin each has no mean and is refused', () => {
  const { mostMultiple: _, ...unlimited } = small
  const endless = { ...unlimited, scatter: { 0: { stakeMultiple: 2, freeSpins: 3 } } }
  expect(() => linesFigures(endless, counts(endless))).toThrow('free spins win less than one')
  expect(() => playLines(endless, { draws: createDraws(() => new Uint8Array(32)), stake: 4 })).toThrow(
    'a round of free spins ends',
  )
})

test('without free spins a round is one spin', () => {
  const plain: LinesRules = { ...small, strips: { base: small.strips.base, free: [] }, scatter: {} }
  const maths = linesMaths(plain, { countsFast: true })
  expect(maths.modes).toEqual(['base'])
  const figures = maths.figures({ base: maths.count('base', whole) })
  expect(figures.returnByFeature).toEqual({ lines: figures.rtp })
  expect(figures.topAward).toMatchObject({ multiple: fraction(45, 4) })
  const rounds = winsOfRounds(10_000, (draws) => playLines(plain, { draws, stake: 4 }).win / 4)
  expect(rounds.meanDeviates(figures)).toBeLessThan(3.29)
  expect(rounds.shareAbove(0)).toBeCloseTo(toNumber(figures.hitFrequency), 1)
})
