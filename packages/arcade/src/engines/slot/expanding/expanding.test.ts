import { toNumber } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { drawsOf } from '../../../rng/seed-stream.ts'
import { countEveryStop } from '../kernel/full-cycle.ts'
import { lineWinsIn } from '../kernel/line-wins.ts'
import { winsOfRounds } from '../kernel/rounds.fixture.ts'
import { expanded, gridAt, positionsOf } from '../kernel/window.ts'
import { expandingDisplay } from './display.ts'
import { expandingMaths } from './maths.ts'
import { expandingSlot } from './play.ts'
import type { ExpandingRules } from './rules.ts'

const small: ExpandingRules = {
  gameCode: 'small',
  rows: 2,
  lines: [
    [0, 0, 0],
    [1, 1, 1],
  ],
  symbols: [
    { id: 's', role: 'scatter', pays: {} },
    { id: 'a', role: 'pays', pays: { 2: 1, 3: 12 } },
    { id: 'b', role: 'pays', pays: { 3: 3 } },
  ],
  strips: {
    base: ['a b s b b', 's a b a b', 'b a s b b a'].map((reel) => reel.split(' ')),
    free: ['a b s b b', 'b a b s b', 'b a s b b'].map((reel) => reel.split(' ')),
  },
  scatter: { 2: { stakeMultiple: 2, freeSpins: 2 }, 3: { stakeMultiple: 3, freeSpins: 3 } },
  mostFreeSpins: 5,
  mostMultiple: 100,
}
const maths = expandingMaths(small, { countsFast: true })
const whole = { part: 0, parts: 1 }
const counts = Object.fromEntries(maths.modes.map((mode) => [mode, maths.count(mode, whole)]))

test.each(maths.modes)('the count equals the evaluation of every stop (%s)', (mode) => {
  const [kind, symbol = null] = mode.split(':')
  const strips = small.strips[kind === 'base' ? 'base' : 'free']
  const slow = countEveryStop(strips, {
    ...whole,
    outcome: (stops) => {
      const landed = gridAt(strips, { stops, rows: small.rows })
      const scatters = positionsOf(landed, 's').length
      const award = small.scatter[scatters]
      const lines = lineWinsIn(expanded(landed, symbol).grid, small).reduce((sum, { units }) => sum + units, 0)
      return award ? `${lines + award.stakeMultiple * 2} scatters:${scatters}` : `${lines}`
    },
  })
  expect(counts[mode]).toEqual(slow)
})

test.each(maths.modes)('the second sum of wins is that of the counts (%s)', (mode) => {
  const sum = [...(counts[mode] ?? [])].reduce((all, [win, stops]) => all + BigInt(win.split(' ')[0] ?? 0) * stops, 0n)
  expect(sum).toBeGreaterThan(0n)
  expect(maths.sumOfWins?.(mode)).toBe(sum)
})

test('the figures agree with a simulation', () => {
  const figures = maths.figures(counts)
  const rounds = winsOfRounds(
    20_000,
    (draws) => Number(expandingSlot.open(small, { draws, stake: 2, choice: null }).win) / 2,
  )
  expect(rounds.meanDeviates(figures)).toBeLessThan(3.29)
  expect(rounds.variance / toNumber(figures.variance)).toBeCloseTo(1, 1)
  expect(rounds.shareAbove(1)).toBeCloseTo(toNumber(figures.aboveStake), 1)
})

test('one symbol expands in a round, and the free spins are capped', () => {
  const played: number[] = []
  for (let nonce = 0; nonce < 500; nonce++) {
    const draws = drawsOf({ serverSeed: 'a'.repeat(64), clientSeed: 'expanding', nonce })
    const { events } = expandingSlot.open(small, { draws, stake: 2, choice: null })
    const symbols = new Set(events.flatMap((event) => (event.type === 'expand' ? [event.symbol] : [])))
    const won = events.reduce((sum, event) => sum + (event.type === 'freeSpinsWon' ? event.count : 0), 0)
    const spins = events.filter(({ type }) => type === 'freeSpin').length
    expect(symbols.size).toBe(spins > 0 ? 1 : 0)
    expect(won).toBe(spins)
    played.push(spins)
  }
  expect(Math.max(...played)).toBe(small.mostFreeSpins)
})

test('the display names the symbols that may expand and the cap', () => {
  expect(expandingDisplay(small, { restingStops: [0, 0, 0] })).toMatchObject({
    mostFreeSpins: 5,
    expandingSymbols: ['a', 'b'],
  })
})

test('a round that has won the most ends there: the last win is cut, and the free spins that are left are not played', () => {
  const rules = { ...small, mostMultiple: 6 }
  const full: readonly number[] = Array.from({ length: 500 }, (_, nonce) => {
    const draws = drawsOf({ serverSeed: 'a'.repeat(64), clientSeed: 'expanding', nonce })
    const { events, win } = expandingSlot.open(rules, { draws, stake: 2, choice: null })
    expect(win).toBeLessThanOrEqual(12)
    const paid = events.reduce(
      (sum, event) => sum + (event.type === 'lineWins' || event.type === 'scatterWin' ? event.amount : 0),
      0,
    )
    expect(paid).toBe(win)
    if (win !== 12) return 0
    expect(events.slice(-2)).toEqual([
      { type: 'maxWin', total: 12 },
      { type: 'roundEnd', amount: 12 },
    ])
    const left = events.findLast((event) => event.type === 'freeSpin')?.left ?? 0
    return left > 0 ? 2 : 1
  })
  expect(full).toContain(2)
})
