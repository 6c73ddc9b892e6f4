import { expect, test } from 'vitest'
import { createTableClock } from './table-clock.ts'

/** A device whose clock reads 0 while the server's reads `ahead`; each question takes so long there and back. */
function device({ ahead, ways }: { ahead: number; ways: readonly (readonly [there: number, back: number] | Error)[] }) {
  let local = 0
  let asked = 0
  const clock = createTableClock({
    local: () => local,
    ask: async () => {
      const way = ways[asked++]
      if (way === undefined || way instanceof Error) throw way ?? new Error('asked too often')
      local += way[0]
      const server = local + ahead
      local += way[1]
      return server
    },
  })
  return {
    clock,
    error: () => clock.now() - (local + ahead),
    asked: () => asked,
    passes: (ms: number) => {
      local += ms
    },
  }
}

test('the fastest of five questions counts: the clock is wrong by half of what its two ways differ', async () => {
  const { clock, error, asked } = device({
    ahead: 1_000_000,
    ways: [
      [200, 20],
      [90, 300],
      [20, 10],
      [31, 0],
      [500, 500],
    ],
  })
  await clock.measure()
  expect(asked()).toBe(5)
  expect(error()).toBe(5)
})

test('lost questions do not count, and without any reply the clock stays what it was', async () => {
  const lost = new Error('lost')
  const { clock, error } = device({
    ahead: 5_000,
    ways: [lost, [10, 10], lost, [400, 0], lost, lost, lost, lost, lost, lost],
  })
  await clock.measure()
  expect(error()).toBe(0)
  await expect(clock.measure()).rejects.toBe(lost)
  expect(error()).toBe(0)
})

test('a message from later than the clock says moves it forward, and one from before never back', async () => {
  const { clock, error, passes } = device({
    ahead: 0,
    ways: [
      [0, 100],
      [0, 100],
      [0, 100],
      [0, 100],
      [0, 100],
    ],
  })
  await clock.measure()
  expect(error()).toBe(-50)
  passes(70)
  clock.heard(500)
  expect(error()).toBe(-50) // sent while the clock said less
  clock.heard(565)
  expect(error()).toBe(-5)
})
