import { DatabaseUnavailable } from '@andon/platform/sql'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoop, type LoopOptions } from './index.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** A loop whose turns end when the test says so. */
function openLoop(options: Partial<LoopOptions> = {}) {
  const lines: { level: number; msg: string }[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) })
  const turns: PromiseWithResolvers<unknown>[] = []
  const loop = createLoop(
    () => {
      const turn = Promise.withResolvers<unknown>()
      turns.push(turn)
      return turn.promise
    },
    { everyMs: 1_000, gatherMs: 40, log, what: 'counting', ...options },
  )
  const last = () => turns.at(-1) ?? Promise.withResolvers<unknown>()
  /** Lets everything that follows from a promise happen. */
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    loop,
    lines,
    begun: () => turns.length,
    end: async (result?: unknown) => {
      last().resolve(result)
      await settle()
    },
    fail: async (error: Error) => {
      last().reject(error)
      await settle()
    },
  }
}

test('a loop takes a turn at its start and then at every beat', async () => {
  const { loop, begun, end } = openLoop()
  expect(begun()).toBe(0)
  loop.start()
  loop.start()
  expect(begun()).toBe(1)
  await end()
  await vi.advanceTimersByTimeAsync(999)
  expect(begun()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(begun()).toBe(2)
})

test('one turn at a time: beats during a turn are left out, any number of wakes is followed by one turn', async () => {
  const { loop, begun, end } = openLoop()
  loop.start()
  await vi.advanceTimersByTimeAsync(3_500)
  expect(begun()).toBe(1)
  await end()
  expect(begun()).toBe(1)
  await vi.advanceTimersByTimeAsync(500)
  expect(begun()).toBe(2)
  for (const _ of [1, 2, 3]) loop.wake()
  expect(begun()).toBe(2)
  await end()
  expect(begun()).toBe(3)
  await end()
  expect(begun()).toBe(3)
})

test('a turn that says there is more is followed at once', async () => {
  const { loop, begun, end } = openLoop()
  loop.start()
  await end(true)
  await end(true)
  expect(begun()).toBe(3)
  await end(7)
  expect(begun()).toBe(3)
})

test('a loop without a beat turns when it is woken, once for all that wake it soon', async () => {
  const { loop, begun, end } = openLoop({ everyMs: undefined })
  loop.wakeSoon()
  loop.wake()
  loop.start()
  await end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(begun()).toBe(1)
  loop.wakeSoon()
  loop.wakeSoon()
  await vi.advanceTimersByTimeAsync(39)
  expect(begun()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(begun()).toBe(2)
})

test('who asks for a turn gets one that began after the question, with its failure', async () => {
  const { loop, begun, end, fail } = openLoop()
  const first = loop.turn()
  let isOver = false
  const asked = loop.turn().finally(() => {
    isOver = true
  })
  const failure = expect(asked).rejects.toThrow('no')
  await end()
  await first
  expect([begun(), isOver]).toEqual([2, false])
  await fail(new Error('no'))
  await failure
})

test('a failure ends no loop, is logged once until it changes, and so is its end', async () => {
  const { loop, lines, begun, end, fail } = openLoop()
  loop.start()
  for (const message of ['no', 'no', 'not that either']) {
    await fail(new Error(message))
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(begun()).toBe(4)
  await end()
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [50, 'counting failed; trying again'],
    [50, 'counting failed; trying again'],
    [30, 'counting works again'],
  ])
})

test('an unavailable database is left to the connection pool to report', async () => {
  const { loop, lines, begun, end, fail } = openLoop()
  loop.start()
  await fail(new DatabaseUnavailable('unreachable', 'no connection'))
  await vi.advanceTimersByTimeAsync(1_000)
  await end()
  expect([begun(), lines]).toEqual([2, []])
})

test('stop waits for the turn under way, and none follows it', async () => {
  const { loop, begun, end } = openLoop()
  loop.start()
  loop.wake()
  const asked = loop.turn()
  let isStopped = false
  const stopped = loop.stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(isStopped).toBe(false)
  await end(true)
  await Promise.all([stopped, asked, loop.turn()])
  loop.wake()
  loop.wakeSoon()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(begun()).toBe(1)
})

test('finish goes on until there is nothing more to do', async () => {
  const { loop, begun, end } = openLoop()
  loop.start()
  let isFinished = false
  const finished = loop.finish().then(() => {
    isFinished = true
  })
  await end(true)
  loop.wake()
  await end()
  expect([begun(), isFinished]).toEqual([3, false])
  await end()
  await finished
  await vi.advanceTimersByTimeAsync(5_000)
  expect(begun()).toBe(3)
})

test('a stopped loop can be started again', async () => {
  const { loop, begun, end } = openLoop()
  loop.start()
  await end()
  await loop.stop()
  loop.start()
  expect(begun()).toBe(2)
})
