import type { RoundEvent } from '@andon/arcade/round-events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showsForMs } from './host.ts'
import { playEvents } from './play-events.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const drawn: RoundEvent = { type: 'drawn', to: 'player', face: 'As' }
const ended: RoundEvent = { type: 'roundEnd', amount: 0 }
const round = { stake: 100, celebrates: () => false }

test('an event that the player takes their time with is told again before the page takes the round for ended, and a short one once', async () => {
  const toldMs: number[] = []
  const startedMs = Date.now()
  const { promise: turned, resolve: turn } = Promise.withResolvers<void>()
  const scene = { play: (event: RoundEvent) => (event.type === 'drawn' ? turned : Promise.resolve()) }
  const played = playEvents(scene, [drawn, ended], { round, onEach: () => toldMs.push(Date.now() - startedMs) })
  await vi.advanceTimersByTimeAsync(3 * showsForMs)
  turn()
  await played
  await vi.advanceTimersByTimeAsync(3 * showsForMs)
  const apart = toldMs.slice(1).map((at, index) => at - (toldMs[index] ?? 0))
  expect(Math.max(...apart)).toBeLessThan(showsForMs)
  expect(toldMs.at(-1)).toBe(3 * showsForMs)
})

test('an event that never ends is told of no more after a while', async () => {
  const told: string[] = []
  const scene = { play: () => new Promise<void>(() => {}) }
  void playEvents(scene, [drawn], { round, onEach: (type) => told.push(type) })
  await vi.advanceTimersByTimeAsync(3_600_000)
  const count = told.length
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(told).toHaveLength(count)
})

test('an event that fails is not told of again', async () => {
  const told: string[] = []
  const scene = { play: () => Promise.reject(new Error('the scene failed')) }
  await expect(playEvents(scene, [drawn], { round, onEach: (type) => told.push(type) })).rejects.toThrow(
    'the scene failed',
  )
  await vi.advanceTimersByTimeAsync(3 * showsForMs)
  expect(told).toEqual(['drawn'])
})
