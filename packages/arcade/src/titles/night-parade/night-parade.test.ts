import { readFileSync } from 'node:fs'
import { toNumber } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { readHistogram } from '../../engines/histogram.ts'
import { winsOfRounds } from '../../engines/slot/kernel/rounds.fixture.ts'
import { countTumble } from '../../engines/slot/tumble/count.ts'
import { findWins } from '../../engines/slot/tumble/find-wins.ts'
import { naiveCounts } from '../../engines/slot/tumble/naive.fixture.ts'
import { playTumble } from '../../engines/slot/tumble/play.ts'
import { title } from './index.ts'
import { maths } from './maths.ts'
import { rules } from './rules.ts'

const { figures, display } = title.current
const { modes } = readHistogram(JSON.parse(readFileSync(new URL('./histogram.json', import.meta.url), 'utf8')))

test('the return is 96.2 % and the volatility high', () => {
  expect(toNumber(figures.rtp)).toBeCloseTo(0.962, 4)
  const deviation = Math.sqrt(toNumber(figures.variance))
  expect(deviation).toBeGreaterThan(7)
  expect(deviation).toBeLessThan(15)
})

test('the published figures follow from the counts of every stop', () => {
  for (const mode of ['base', 'free'] as const)
    expect([...(modes[mode]?.values() ?? [])].reduce((sum, stops) => sum + stops, 0n)).toBe(
      rules.strips[mode].reduce((product, strip) => product * BigInt(strip.length), 1n),
    )
  expect(maths.figures(modes)).toMatchObject(figures)
})

const slices = [
  { mode: 'base', fixed: [0, undefined, 4, undefined, 11, 3] },
  { mode: 'base', fixed: [7, 13, undefined, undefined, 2, 9] },
  { mode: 'base', fixed: [undefined, 3, 8, 11, 4, undefined] },
  { mode: 'free', fixed: [2, undefined, 6, 12, undefined, 8] },
  { mode: 'free', fixed: [undefined, 4, 9, undefined, 1, 5] },
] as const

test.each(slices)(
  'slices of the cycle have the same outcomes by the fast and the plain count, and no more than the whole ($mode $fixed)',
  (slice) => {
    const counted = countTumble(rules, { ...slice, part: 0, parts: 1 })
    const plain = naiveCounts(rules, slice)
    expect(new Map([...counted].sort())).toEqual(new Map([...plain].sort()))
    for (const [outcome, stops] of plain)
      expect(modes[slice.mode]?.get(outcome) ?? 0n, outcome).toBeGreaterThanOrEqual(stops)
  },
)

test('no stop reaches the most falls, so the limit changes no return', () => {
  const outcomes = Object.values(modes).flatMap((counts) => [...counts.keys()])
  expect(outcomes.filter((outcome) => outcome.includes('capped'))).toEqual([])
})

test('the mean of simulated rounds agrees with the return', () => {
  const wins = winsOfRounds(3000, (draws) => playTumble(rules, { draws, stake: 20 }).win / 20)
  expect(wins.meanDeviates(figures)).toBeLessThan(3.29)
})

test('each reel has one wisp, the lanterns are on the inner reels, and nothing wins before the first spin', () => {
  const reelsWith = (strips: readonly (readonly string[])[], symbol: string) =>
    strips.flatMap((strip, reel) => strip.flatMap((at) => (at === symbol ? [reel] : [])))
  for (const strips of Object.values(rules.strips)) expect(reelsWith(strips, 'wisp')).toEqual([0, 1, 2, 3, 4, 5])
  expect(reelsWith(rules.strips.base, 'lantern')).toEqual([2, 3])
  expect(reelsWith(rules.strips.free, 'lantern')).toEqual([1, 2, 3, 4])
  if (display.engine !== 'slot') throw new Error('Night Parade is a slot')
  expect(findWins(rules, display.restingGrid)).toEqual([])
})
