import { compare, fraction, toNumber } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { figuresByKinds } from '../../engines/slot/expanding/rounds-by-kinds.fixture.ts'
import { mathsOf } from '../title-kit.fixture.ts'
import { title } from './index.ts'
import { rules } from './rules.ts'

const { figures } = title.current

test('the return is 96.2 %, about two rounds in seven win, and the volatility is very high', () => {
  expect(Math.abs(toNumber(figures.rtp) - 0.962)).toBeLessThan(0.0005)
  expect(toNumber(figures.hitFrequency)).toBeCloseTo(2 / 7, 2)
  expect(compare(figures.variance, fraction(15 * 15))).toBeGreaterThan(0)
})

test('a second method finds every figure of the stored counts, as whole fractions', async () => {
  const { histogram, round } = await mathsOf('moon-rabbit')
  const second = figuresByKinds(rules, { counts: histogram.modes, step: 5 })
  expect(second).toEqual({ ...figures, round: round.pays })
})

test('free spins come once in 159 rounds, and a round pays 10,000 × the stake at most, once in 16.2 million', () => {
  expect(1 / toNumber(figures.featuresPerRound.freeSpins ?? fraction(1))).toBeCloseTo(159, 0)
  expect(toNumber(figures.topAward.multiple)).toBe(10_000)
  expect(1 / toNumber(figures.topAward.perRound) / 1e6).toBeCloseTo(16.2, 1)
})

test('a reel shows one of each symbol at most, and the last reel no moon', () => {
  for (const strips of [rules.strips.base, rules.strips.free])
    for (const strip of strips)
      for (let top = 0; top < strip.length; top++)
        expect(new Set([0, 1, 2].map((row) => strip[(top + row) % strip.length])).size).toBe(3)
  expect([rules.strips.base, rules.strips.free].map((strips) => strips.at(-1)?.includes('moon'))).toEqual([
    false,
    false,
  ])
})
