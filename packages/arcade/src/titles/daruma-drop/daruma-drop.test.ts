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
import { rules } from './rules.ts'

const { figures, display } = title.current
const histogramFile = readFileSync(new URL('./histogram.json', import.meta.url), 'utf8')
const { modes } = readHistogram(JSON.parse(histogramFile))

test('the return is 96.8 % and the volatility medium', () => {
  expect(Math.abs(toNumber(figures.rtp) - 0.968)).toBeLessThan(0.0005)
  const deviation = Math.sqrt(toNumber(figures.variance))
  expect(deviation).toBeGreaterThan(3)
  expect(deviation).toBeLessThan(7)
})

test.each([{ fixed: [0, undefined, 4, undefined, 11] }, { fixed: [undefined, 9, undefined, 2, undefined] }])(
  'a slice of the cycle has the same outcomes by both counts, and no more than the whole ($fixed)',
  ({ fixed }) => {
    const slice = { mode: 'base', fixed } as const
    const plain = naiveCounts(rules, slice)
    const counted = countTumble(rules, { ...slice, part: 0, parts: 1 })
    expect(new Map([...counted].sort())).toEqual(new Map([...plain].sort()))
    for (const [outcome, stops] of plain) expect(modes.base?.get(outcome) ?? 0n, outcome).toBeGreaterThanOrEqual(stops)
  },
)

test('no stop reaches the most falls, so the limit changes no return', () => {
  expect([...(modes.base?.keys() ?? [])].filter((outcome) => outcome.includes('capped'))).toEqual([])
})

test('the mean of simulated rounds agrees with the return', () => {
  const wins = winsOfRounds(3000, (draws) => playTumble(rules, { draws, stake: 20 }).win / 20)
  expect(wins.meanDeviates(figures)).toBeLessThan(3.29)
})

test('no row wins before the first spin', () => {
  if (display.engine !== 'slot') throw new Error('Daruma Drop is a slot')
  expect(findWins(rules, display.restingGrid)).toEqual([])
})
