import { readFileSync } from 'node:fs'
import { toNumber } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { readHistogram } from '../../engines/histogram.ts'
import { winsOfRounds } from '../../engines/slot/kernel/rounds.fixture.ts'
import { waysSlot } from '../../engines/slot/ways/play.ts'
import { title } from './index.ts'
import { maths } from './maths.ts'
import { rules } from './rules.ts'

const { figures } = title.current
const { modes } = readHistogram(JSON.parse(readFileSync(new URL('./histogram.json', import.meta.url), 'utf8')))

test('the return is 96.3 %, the volatility high, and more than one spin in five wins, more than one in nine pays more than its stake', () => {
  expect(toNumber(figures.rtp)).toBeCloseTo(0.963, 3)
  const deviation = Math.sqrt(toNumber(figures.variance))
  expect(deviation).toBeGreaterThan(7)
  expect(deviation).toBeLessThan(15)
  expect(toNumber(figures.hitFrequency)).toBeGreaterThan(0.2)
  expect(toNumber(figures.aboveStake)).toBeGreaterThan(0.12)
})

test('the published figures follow from the counts of every stop', () => {
  const stops = [...(modes.base?.values() ?? [])].reduce((sum, count) => sum + count, 0n)
  expect(stops).toBe(rules.strips.reduce((product, strip) => product * BigInt(strip.length), 1n))
  expect(maths.figures(modes)).toMatchObject(figures)
})

test('the figures agree with a simulation', () => {
  const stake = rules.payUnit
  const rounds = winsOfRounds(
    20_000,
    (draws) => Number(waysSlot.open(rules, { draws, stake, choice: null }).win) / stake,
  )
  expect(rounds.meanDeviates(figures)).toBeLessThan(3.29)
  expect(rounds.shareAbove(0)).toBeCloseTo(toNumber(figures.hitFrequency), 1)
})
