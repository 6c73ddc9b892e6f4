import { fraction, toNumber } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { distributionOf, mixtureOf, quantileOf, shareAbove, sumOf } from './distribution.ts'
import { figuresText, readFigures, volatilityOf } from './figures.ts'
import { inverseTransform, transform } from './fourier.ts'
import { histogramText, readHistogram } from './histogram.ts'
import { expectedLosingRun } from './losing-run.ts'
import { figuresOfRound } from './round-figures.ts'

const die = distributionOf([1, 2, 3, 4, 5, 6].map((face) => [face, 1n]))

test('the sum of two dice has the mean 7, the variance 35/6 and the known quantiles', () => {
  const dice = sumOf(die, die)
  const topAward = { multiple: fraction(12), perRound: fraction(1, 36) }
  const figures = figuresOfRound(dice, { unit: 1, returnByFeature: { dice: fraction(7) }, topAward })
  expect(figures).toMatchObject({ rtp: fraction(7), variance: fraction(35, 6), hitFrequency: fraction(1) })
  expect(quantileOf(dice, fraction(21, 36))).toBe(7)
  expect(quantileOf(dice, fraction(22, 36))).toBe(8)
  expect(shareAbove(dice, 10)).toEqual(fraction(3, 36))
})

test('a mixture weighs distributions with different totals', () => {
  const coin = distributionOf([
    [0, 1n],
    [2, 1n],
  ])
  const mixed = mixtureOf([
    { weight: 1n, of: coin },
    { weight: 3n, of: die },
  ])
  expect(shareAbove(mixed, 1)).toEqual(fraction(1 * 3 + 3 * 5, 4 * 6))
})

test('figures and histograms survive their files; a malformed file is refused', () => {
  const topAward = { multiple: fraction(6), perRound: fraction(1, 6) }
  const { round: _, ...figures } = figuresOfRound(die, { unit: 2, returnByFeature: { dice: fraction(7, 4) }, topAward })
  const rulesHash = '0'.repeat(64)
  expect(readFigures(JSON.parse(figuresText({ rulesHash, figures })))).toEqual(figures)
  expect(() => readFigures({ rulesHash, figures: { ...figures, rtp: '1/0' } })).toThrow()
  const modes = {
    base: new Map([
      ['40 scatters:3', 10n ** 20n],
      ['0', 7n],
    ]),
  }
  expect(readHistogram(JSON.parse(histogramText({ rulesHash, modes })))).toEqual({ rulesHash, modes })
})

test.each([
  [9n, 'medium'],
  [8n, 'low'],
  [49n, 'medium'],
  [50n, 'high'],
] as const)('a variance of %i is of %s volatility', (variance, volatility) => {
  expect(volatilityOf({ variance: fraction(variance) })).toBe(volatility)
})

test('the expected longest losing run equals the mean over all sequences of ten rounds', () => {
  const rounds = 10
  const win = 1 / 3
  let expected = 0
  for (let sequence = 0; sequence < 2 ** rounds; sequence++) {
    const bits = sequence.toString(2).padStart(rounds, '0')
    const wins = bits.replaceAll('0', '').length
    const longest = Math.max(...bits.split('1').map((run) => run.length))
    expected += longest * win ** wins * (1 - win) ** (rounds - wins)
  }
  expect(toNumber(expectedLosingRun(fraction(1, 3), rounds))).toBeCloseTo(expected, 2)
})

test('the transform and its inverse give back a distribution, and multiply to the distribution of a sum', () => {
  const of = { re: Float64Array.from([0, 1, 2, 3, 0, 0, 0, 0]), im: new Float64Array(8) }
  transform(of)
  const squared = {
    re: of.re.map((re, at) => re * re - (of.im[at] ?? 0) ** 2),
    im: of.re.map((re, at) => 2 * re * (of.im[at] ?? 0)),
  }
  const sums = [...inverseTransform(squared)].map((value) => Math.round(value * 1e9) / 1e9 + 0)
  expect(sums).toEqual([0, 0, 1, 4, 10, 12, 9, 0])
})
