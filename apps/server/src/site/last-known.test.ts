import { expect, test, vi } from 'vitest'
import { lastKnown } from './last-known.ts'

test('concurrent callers cost one question', async () => {
  let asked = 0
  const version = lastKnown(async () => ++asked)
  expect(await Promise.all([version(), version(), version()])).toEqual([1, 1, 1])
})

test('an answer is fresh until the next question, and there is none before the first', async () => {
  let asked = 0
  const version = lastKnown(async () => ++asked)
  expect(version.fresh()).toBeUndefined()
  await version()
  expect(version.fresh()).toBe(1)
  await vi.waitFor(() => expect(version.fresh()).toBeUndefined())
  await version()
  expect(version.fresh()).toBe(2)
})

test('a failed first question is passed on and asked again', async () => {
  let asked = 0
  const version = lastKnown(async () => {
    asked += 1
    if (asked === 1) throw new Error('gone')
    return asked
  })
  await expect(version()).rejects.toThrow('gone')
  expect(await version()).toBe(2)
})

test('while the answer is late or fails, the last known one is used; a new one is used as soon as it arrives', async () => {
  let answer: () => Promise<number> = async () => 1
  const version = lastKnown(() => answer())
  expect(await version()).toBe(1)
  const slow = Promise.withResolvers<number>()
  const asLongAsItLasts = { timeout: 10_000, interval: 20 }
  const late = vi.fn(() => slow.promise)
  answer = late
  await vi.waitFor(async () => {
    expect(await version()).toBe(1)
    expect(late).toHaveBeenCalledTimes(1)
  }, asLongAsItLasts)
  expect(await version()).toBe(1) // at once: the question under way is not waited for again
  slow.resolve(2)
  await vi.waitFor(async () => expect(await version()).toBe(2), asLongAsItLasts)
  const failing = vi.fn(async () => {
    throw new Error('gone')
  })
  answer = failing
  await vi.waitFor(async () => {
    expect(await version()).toBe(2)
    expect(failing).toHaveBeenCalled()
  }, asLongAsItLasts)
})
