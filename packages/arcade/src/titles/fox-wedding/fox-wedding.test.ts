import { toNumber } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { waysWinsIn } from '../../engines/slot/kernel/ways-wins.ts'
import { gridAt } from '../../engines/slot/kernel/window.ts'
import { title } from './index.ts'
import { rules } from './rules.ts'

const { figures, display } = title.current

test('the return is 96.5 % and the volatility medium', () => {
  expect(Math.abs(toNumber(figures.rtp) - 0.965)).toBeLessThan(0.0005)
  const deviation = Math.sqrt(toNumber(figures.variance))
  expect(deviation).toBeGreaterThan(3)
  expect(deviation).toBeLessThan(7)
})

test('a sun on each of the three reels in the middle makes a win eight times as large', () => {
  const stops = rules.strips.map((strip, reel) => strip.indexOf(reel === 0 || reel === 4 ? 'bride' : 'sun'))
  const wins = waysWinsIn(gridAt(rules.strips, { stops, rows: rules.rows }), rules)
  expect(wins.find(({ symbol }) => symbol === 'bride')).toMatchObject({ count: 5, multiplier: 8 })
})

test('each reel in the middle has one sun, the others none', () => {
  expect(rules.strips.map((strip) => strip.filter((symbol) => symbol === 'sun').length)).toEqual([0, 1, 1, 1, 0])
})

test('the symbols before the first spin win nothing', () => {
  if (display.engine !== 'slot') throw new Error('a slot')
  expect(waysWinsIn(display.restingGrid, rules)).toEqual([])
})
