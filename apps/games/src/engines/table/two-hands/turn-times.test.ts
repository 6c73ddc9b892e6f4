import { describe, expect, test } from 'vitest'
import { decidedPart, turnTime } from './turn-times.ts'

const cards = [0, 1, 2, 3, 4, 5]

describe.each([true, false])('where a player turns cards: %s', (isSqueezed) => {
  const times = cards.map((index) => turnTime(index, { showMs: 15_000, isSqueezed }))

  test('each card is turned after the one before, and all before the hand is decided', () => {
    for (const [index, { fromMs, untilMs }] of times.entries()) {
      expect(fromMs).toBeLessThanOrEqual(untilMs)
      expect(fromMs).toBeGreaterThan(times[index - 1]?.untilMs ?? 0)
    }
    expect(times.at(-1)?.untilMs).toBeLessThan(15_000 * decidedPart - 600)
  })
})

test('a player has the time to turn a card that is not the first of its side', () => {
  const times = cards.map((index) => turnTime(index, { showMs: 15_000, isSqueezed: true }))
  expect(times.map(({ fromMs, untilMs }) => untilMs - fromMs >= 1800)).toEqual([false, true, false, true, true, true])
})

test('nobody turns cards where nobody may', () => {
  for (const index of cards) {
    const { fromMs, untilMs } = turnTime(index, { showMs: 15_000, isSqueezed: false })
    expect(fromMs).toBe(untilMs)
  }
})
