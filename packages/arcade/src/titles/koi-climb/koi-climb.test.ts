import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readHistogram } from '../../engines/histogram.ts'
import { toNumber } from '../../engines/rational.ts'
import { winsOfRounds } from '../../engines/slot/kernel/rounds.fixture.ts'
import { findWins } from '../../engines/slot/tumble/find-wins.ts'
import { playTumble } from '../../engines/slot/tumble/play.ts'
import { title } from './index.ts'
import { maths } from './maths.ts'
import { rules } from './rules.ts'

const { figures, display } = title.current
const histogramFile = readFileSync(new URL('./histogram.json', import.meta.url), 'utf8')
const { modes } = readHistogram(JSON.parse(histogramFile))

test('the return is 96.5 % and the volatility high', () => {
  expect(toNumber(figures.rtp)).toBeCloseTo(0.965, 4)
  const deviation = Math.sqrt(toNumber(figures.variance))
  expect(deviation).toBeGreaterThan(7)
  expect(deviation).toBeLessThan(15)
})

test('the published figures follow from the counts of every stop', () => {
  for (const mode of ['base', 'free'] as const)
    expect([...(modes[mode]?.values() ?? [])].reduce((sum, stops) => sum + stops, 0n)).toBe(
      rules.strips[mode].reduce((product, strip) => product * BigInt(strip.length), 1n),
    )
  expect(maths.figures(modes)).toEqual(figures)
})

test('no stop reaches the most falls, so the limit changes no return', () => {
  const outcomes = Object.values(modes).flatMap((counts) => [...counts.keys()])
  expect(outcomes.filter((outcome) => outcome.includes('capped'))).toEqual([])
})

test('the mean of simulated rounds agrees with the return', () => {
  const wins = winsOfRounds(3000, (draws) => playTumble(rules, { draws, stake: 20 }).win / 20)
  expect(wins.meanDeviates(figures)).toBeLessThan(3.29)
})

test('a reel shows no two gates before a fall, and no win before the first spin', () => {
  for (const strip of [...rules.strips.base, ...rules.strips.free])
    expect(strip.filter((symbol) => symbol === 'gate').length).toBeLessThan(2)
  if (display.engine !== 'slot') throw new Error('Koi Climb is a slot')
  expect(findWins(rules, display.restingGrid)).toEqual([])
})

test('strips hold no more than three equal symbols in a row', () => {
  for (const strip of [...rules.strips.base, ...rules.strips.free])
    for (let top = 0; top < strip.length; top++)
      expect(new Set([0, 1, 2, 3].map((row) => strip[(top + row) % strip.length])).size).toBeGreaterThan(1)
})
