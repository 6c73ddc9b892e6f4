import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createUniquenessCheck } from './uniqueness-check.ts'

/** A server whose replies the test controls. */
function server() {
  const asked = new Map<string, { answer(isFree: boolean): void; fail(): void }>()
  const ask = ({ name }: { name: string }) =>
    new Promise<boolean>((answer, refuse) => asked.set(name, { answer, fail: () => refuse(new Error('no network')) }))
  return { asked, ask }
}
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())
const moment = () => vi.advanceTimersByTimeAsync(5)
const check = (ask: ReturnType<typeof server>['ask']) => createUniquenessCheck({ ask, debounceMs: 1 })

test('a late reply for an older value is ignored', async () => {
  const { asked, ask } = server()
  const uniqueness = check(ask)
  uniqueness.look({ name: 'old' })
  await moment()
  uniqueness.look({ name: 'new' })
  await moment()
  asked.get('new')?.answer(true)
  await moment()
  expect(uniqueness.current()).toBe('free')
  asked.get('old')?.answer(false)
  await moment()
  expect(uniqueness.current()).toBe('free')
})

test('fast typing sends one request, and the same value is not checked again', async () => {
  const { asked, ask } = server()
  const uniqueness = check(ask)
  for (const name of ['h', 'ha', 'han', 'hana', 'hana']) uniqueness.look({ name })
  await moment()
  expect([...asked.keys()]).toEqual(['hana'])
})

test('settling checks at once and waits for the reply', async () => {
  const ask = vi.fn(async () => false)
  const uniqueness = createUniquenessCheck({ ask, debounceMs: 60_000 })
  uniqueness.look({ name: 'taken' })
  expect(await uniqueness.settle()).toBe('taken')
  expect(ask).toHaveBeenCalledOnce()
})

test('an invalid value is no longer shown as taken', async () => {
  const uniqueness = createUniquenessCheck({ ask: async () => false, debounceMs: 0 })
  uniqueness.look({ name: 'taken' })
  await uniqueness.settle()
  uniqueness.look(null)
  expect(uniqueness.current()).toBe('unknown')
  expect(await uniqueness.settle()).toBe('unknown')
})

test('after a failed check nothing is shown, and the same value is checked again', async () => {
  const { asked, ask } = server()
  const uniqueness = check(ask)
  uniqueness.look({ name: 'hana' })
  await moment()
  asked.get('hana')?.fail()
  await moment()
  expect(uniqueness.current()).toBe('unknown')
  asked.clear()
  uniqueness.look({ name: 'hana' })
  await moment()
  expect([...asked.keys()]).toEqual(['hana'])
})
