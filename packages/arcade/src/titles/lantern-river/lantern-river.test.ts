import { toNumber } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { rulesHash } from '../../engines/rules-hash.ts'
import { gridAt } from '../../engines/slot/kernel/window.ts'
import { evaluateSpin } from '../../engines/slot/lines/evaluate-spin.ts'
import type { SpinMode } from '../../engines/slot/lines/rules.ts'
import { title } from './index.ts'
import { rules } from './rules.ts'

test('rounds of the first version can still be verified: its rules are unchanged', () => {
  expect([title.current, ...title.past].map(rulesHash)).toContain(
    '5f2dc6d5ec39e2b4e30d473b0c00448a3e4534a4ec5ee44e475c2d587d4f5bee',
  )
})

test('the return is 96.2 %', () => {
  expect(toNumber(title.current.figures.rtp)).toBeCloseTo(0.962, 5)
})

const windowWith = (symbols: readonly string[], mode: SpinMode) =>
  gridAt(rules.strips[mode], {
    stops: rules.strips[mode].map((strip, reel) => strip.indexOf(symbols[reel] ?? '')),
    rows: rules.rows,
  })

test('gates pay and win free spins; in free spins each moon doubles its line', () => {
  const gates = windowWith(['gate', 'gate', 'gate', 'gate', 'gate'], 'base')
  expect(evaluateSpin(rules, { grid: gates, mode: 'base' }).scatter).toMatchObject({
    count: 5,
    stakeMultiple: 50,
    freeSpins: 20,
  })
  const moonlit = (mode: SpinMode) => {
    const grid = windowWith(['lantern', 'moon', 'moon', 'moon', 'lantern'], mode)
    return evaluateSpin(rules, { grid, mode }).lineWins.find((win) => win.line === 1)
  }
  expect(moonlit('base')).toMatchObject({ symbol: 'lantern', count: 5, multiplier: 1, units: 2000 })
  expect(moonlit('free')).toMatchObject({ symbol: 'lantern', count: 5, multiplier: 8, units: 16_000 })
})

test('twenty different lines, and never two gates on one reel', () => {
  expect(new Set(rules.lines.map(String)).size).toBe(20)
  for (const strip of [...rules.strips.base, ...rules.strips.free])
    for (let top = 0; top < strip.length; top++)
      expect([0, 1, 2].filter((row) => strip[(top + row) % strip.length] === 'gate').length).toBeLessThan(2)
})
