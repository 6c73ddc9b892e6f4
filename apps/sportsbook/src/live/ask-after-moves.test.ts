import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askAfterMoves, type Watched } from './ask-after-moves.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const everyMs = 4_000

/** Asked about one selection whose price is known. `change` changes what is watched, `asks` counts the calls, and `at` has their times since the beginning. */
function watching(first: Partial<Watched> = {}) {
  const began = performance.now()
  const at: number[] = []
  const asking = askAfterMoves(() => void at.push(performance.now() - began))
  let watched: Watched = {
    key: 'one',
    now: '2.00',
    isLost: false,
    isUnsettled: false,
    enabled: true,
    atMostEveryMs: everyMs,
    ...first,
  }
  asking.watch(watched)
  return {
    change: (changes: Partial<Watched>) => {
      watched = { ...watched, ...changes }
      asking.watch(watched)
    },
    at,
    asks: () => at.length,
    stop: asking.stop,
  }
}
const pass = (ms: number) => void vi.advanceTimersByTime(ms)

test('the first move asks at once, and nothing asks without one', () => {
  const { change, asks } = watching()
  pass(60_000)
  expect(asks()).toBe(0)
  change({ now: '2.05' })
  pass(0)
  expect(asks()).toBe(1)
  pass(60_000)
  expect(asks()).toBe(1)
})

test('moves that follow each other ask once in the allowed time, and the last of them is asked about', () => {
  const { change, at } = watching()
  for (let ms = 0; ms < 10_000; ms += 100) {
    change({ now: `${ms}` })
    pass(100)
  }
  expect(at).toEqual([0, 4_000, 8_000])
  pass(60_000)
  expect(at).toEqual([0, 4_000, 8_000, 12_000])
})

test.each(['2.00', ''])(
  'what becomes known or unknown after "%s" was asked about is a move, asked about once',
  (now) => {
    const { change, asks } = watching({ now })
    change({ now: now === '' ? '2.00' : '' })
    pass(0)
    expect(asks()).toBe(1)
    pass(60_000)
    expect(asks()).toBe(1)
  },
)

test.each(['isLost', 'isUnsettled'] as const)(
  'while %s it asks at the allowed pace, beginning one pace later, and no more afterwards',
  (state) => {
    const { change, asks } = watching()
    pass(1_000)
    change({ [state]: true })
    pass(everyMs - 1)
    expect(asks()).toBe(0)
    pass(1)
    expect(asks()).toBe(1)
    pass(3 * everyMs)
    expect(asks()).toBe(4)
    change({ [state]: false })
    pass(60_000)
    expect(asks()).toBe(4)
  },
)

test.each(['isLost', 'isUnsettled'] as const)(
  'while %s moves that come faster than the pace do not hold it up',
  (state) => {
    const { change, at } = watching({ [state]: true })
    for (let ms = 0; ms < 20_000; ms += 500) {
      change({ now: `${ms}` })
      pass(500)
    }
    expect(at).toEqual([0, 4_000, 8_000, 12_000, 16_000, 20_000])
  },
)

test('a move after an answer that cannot last asks once the allowed time is over', () => {
  const { change, asks } = watching()
  change({ now: '2.05' })
  pass(0)
  change({ isUnsettled: true })
  pass(3_000)
  change({ now: '2.10' })
  pass(999)
  expect(asks()).toBe(1)
  pass(1)
  expect(asks()).toBe(2)
})

test('it never asks while it is disabled, also while the line is lost; a move in that time asks once it is enabled', () => {
  const { change, asks } = watching({ enabled: false })
  change({ now: '2.05' })
  change({ isLost: true, isUnsettled: true })
  pass(60_000)
  change({ isLost: false, isUnsettled: false })
  expect(asks()).toBe(0)
  change({ enabled: true })
  pass(0)
  expect(asks()).toBe(1)
  pass(60_000)
  change({ enabled: false })
  change({ enabled: true })
  pass(60_000)
  expect(asks()).toBe(1)
})

test('a move that waits is not asked about where it is disabled before', () => {
  const { change, asks } = watching()
  change({ now: '2.05' })
  pass(0)
  change({ now: '2.10' })
  pass(1_000)
  change({ enabled: false })
  pass(60_000)
  expect(asks()).toBe(1)
})

test('other selections forget the moves of the earlier ones, and have just been asked about', () => {
  const { change, asks } = watching()
  change({ now: '2.05' })
  pass(0)
  change({ now: '2.10' })
  change({ key: 'one two', now: '2.10 3.00' })
  pass(60_000)
  expect(asks()).toBe(1)
  change({ key: 'two', now: '3.00' })
  pass(1_000)
  change({ now: '3.10' })
  pass(2_999)
  expect(asks()).toBe(1)
  pass(1)
  expect(asks()).toBe(2)
})

test('it asks no more once it is stopped, and goes on when it watches again', () => {
  const { change, asks, stop } = watching({ isLost: true })
  stop()
  pass(60_000)
  expect(asks()).toBe(0)
  change({})
  pass(0)
  expect(asks()).toBe(1)
})
