import { readFileSync } from 'node:fs'
import { toNumber } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { readHistogram } from '../../engines/histogram.ts'
import { winsOfRounds } from '../../engines/slot/kernel/rounds.fixture.ts'
import { countTumble } from '../../engines/slot/tumble/count.ts'
import { findWins } from '../../engines/slot/tumble/find-wins.ts'
import { naiveAward, naiveCounts } from '../../engines/slot/tumble/naive.fixture.ts'
import { playTumble } from '../../engines/slot/tumble/play.ts'
import type { TumbleMode } from '../../engines/slot/tumble/rules.ts'
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
  expect(maths.figures(modes)).toMatchObject(figures)
})

const slices = [
  { mode: 'base', fixed: [0, undefined, 4, undefined, 11, 3] },
  { mode: 'base', fixed: [7, 13, undefined, 2, undefined, 9] },
  { mode: 'base', fixed: [undefined, 3, 8, undefined, 4, 12] },
  { mode: 'free', fixed: [2, undefined, 6, 12, undefined, 8] },
  { mode: 'free', fixed: [undefined, 4, 9, undefined, 1, undefined] },
] as const

test.each(slices)(
  'slices of the cycle have the same outcomes by both counts, and no more than the whole ($mode $fixed)',
  (slice) => {
    const counted = countTumble(rules, { ...slice, part: 0, parts: 1 })
    const plain = naiveCounts(rules, slice)
    expect(new Map([...counted].sort())).toEqual(new Map([...plain].sort()))
    for (const [outcome, stops] of plain)
      expect(modes[slice.mode]?.get(outcome) ?? 0n, outcome).toBeGreaterThanOrEqual(stops)
  },
)

test.each(['base', 'free'] as const)(
  'as many stops win nothing, by their gates, as the symbols on the reels allow (%s)',
  (mode) => {
    const counted = new Map<number, bigint>()
    for (const [outcome, stops] of modes[mode] ?? []) {
      const scatters = Number(/scatters:(\d+)/.exec(outcome)?.[1] ?? 0)
      const byGates = (rules.scatter[scatters]?.stakeMultiple ?? 0) * rules.payUnit
      if (Number(outcome.split(' ')[0]) === byGates) counted.set(scatters, (counted.get(scatters) ?? 0n) + stops)
    }
    const expected = new Map<number, bigint>()
    for (const [gates, stops] of firstWindows(mode).get(0) ?? []) {
      const least = naiveAward(rules, gates)?.least ?? 0
      expected.set(least, (expected.get(least) ?? 0n) + stops)
    }
    expect(counted).toEqual(expected)
  },
)

test('the first wins of free spins are those of the symbols on the reels', () => {
  const counted = new Map<number, bigint>()
  for (const [outcome, stops] of modes.free ?? []) {
    const [win = '', about = ''] = outcome.split(' ')
    const path = /^[\d-]+/.exec(about)?.[0]
    const scatters = Number(/scatters:(\d+)/.exec(about)?.[1] ?? 0)
    const first = path ? Number(path.split('-')[0]) : Number(win) - (rules.scatter[scatters]?.stakeMultiple ?? 0) * 20
    counted.set(first, (counted.get(first) ?? 0n) + stops)
  }
  const expected = [...firstWindows('free')].map(
    ([units, byGates]) => [units, [...byGates.values()].reduce((sum, stops) => sum + stops, 0n)] as const,
  )
  expect(new Map([...counted].sort(([a], [b]) => a - b))).toEqual(new Map(expected.sort(([a], [b]) => a - b)))
})

/**
 * The windows before the first fall, by what they pay and their gates. Where symbols pay anywhere only their numbers matter: those of the left three reels and
 * of the right three are added up, without a single spin.
 */
function firstWindows(mode: TumbleMode): Map<number, Map<number, bigint>> {
  const strips = rules.strips[mode]
  const [left, right] = [numbersOn(strips.slice(0, 3)), numbersOn(strips.slice(3))]
  const found = new Map<number, Map<number, bigint>>()
  const add = (units: number, gates: number, stops: number) => {
    const byGates = found.get(units) ?? new Map<number, bigint>()
    found.set(units, byGates.set(gates, (byGates.get(gates) ?? 0n) + BigInt(stops)))
  }
  const dry = new Float64Array(32)
  for (const a of left)
    for (const b of right) {
      const wins = ((a.some + b.some) | (a.rest + b.rest)) & eightOrMore
      if (wins) add(unitsOf(a.numbers, b.numbers), a.gates + b.gates, a.stops * b.stops)
      else dry[a.gates + b.gates] = (dry[a.gates + b.gates] ?? 0) + a.stops * b.stops
    }
  for (const [gates, stops] of dry.entries()) if (stops > 0) add(0, gates, stops)
  return found
}

/** Six bits for each of five symbols: of the sum of two, 12 added to each, the sixth is set from 8 on. */
const eightOrMore = [0, 1, 2, 3, 4].reduce((bits, at) => bits | (1 << (at * 6 + 5)), 0)
const packed = (numbers: readonly number[]) =>
  numbers.reduce((bits, number, at) => bits | ((number + 12) << (at * 6)), 0)

/** The numbers of symbols and gates that these reels can show, with how many stops show them. */
function numbersOn(strips: readonly (readonly string[])[]) {
  const paying = rules.symbols.filter(({ role }) => role === 'pays').map(({ id }) => id)
  const windows = strips.map((strip) =>
    strip.map((_, top) => Array.from({ length: rules.rows }, (_row, row) => strip[(top + row) % strip.length] ?? '')),
  )
  const found = new Map<string, { numbers: number[]; gates: number; some: number; rest: number; stops: number }>()
  const combine = (shown: readonly string[], reel: number): void => {
    const next = windows[reel]
    if (next) {
      for (const window of next) combine([...shown, ...window], reel + 1)
      return
    }
    const count = (id: string) => shown.filter((symbol) => symbol === id).length
    const [numbers, gates] = [paying.map(count), count('gate')]
    const sums = { some: packed(numbers.slice(0, 5)), rest: packed(numbers.slice(5)) }
    const known = found.get(`${numbers} ${gates}`) ?? { numbers, gates, ...sums, stops: 0 }
    found.set(`${numbers} ${gates}`, { ...known, stops: known.stops + 1 })
  }
  combine([], 0)
  return [...found.values()]
}

const paysByCount = rules.symbols
  .filter(({ role }) => role === 'pays')
  .map(({ pays }) =>
    Array.from({ length: 31 }, (_, count) =>
      Math.max(0, ...Object.entries(pays).flatMap(([least, pay]) => (Number(least) <= count ? [pay] : []))),
    ),
  )

function unitsOf(left: readonly number[], right: readonly number[]): number {
  return paysByCount.reduce((sum, pays, at) => sum + (pays[(left[at] ?? 0) + (right[at] ?? 0)] ?? 0), 0)
}

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
