import { expect, test } from 'vitest'
import { movedDate } from './moved-clock.ts'

const dayMs = 86_400_000
const Tomorrow = movedDate(Date, dayMs)
/** Between the start of a test and its checks. */
const passedMs = 60_000

test('a moved clock moves the present, in each way to ask for it', () => {
  const real = Date.now()
  const asked = [Tomorrow.now(), new Tomorrow().getTime(), Date.parse(Tomorrow()) + 1_000]
  for (const ms of asked) {
    expect(ms).toBeGreaterThanOrEqual(real + dayMs)
    expect(ms).toBeLessThan(real + dayMs + passedMs)
  }
})

test('a moved clock leaves times that are named, and instances, as they are', () => {
  expect(new Tomorrow(0).toISOString()).toBe('1970-01-01T00:00:00.000Z')
  expect(new Tomorrow(2028, 1, 29).getTime()).toBe(new Date(2028, 1, 29).getTime())
  expect(Tomorrow.UTC(2027, 0, 1)).toBe(Date.UTC(2027, 0, 1))
  expect(Tomorrow.parse('2027-01-01T00:00:00Z')).toBe(Date.UTC(2027, 0, 1))
  expect(new Tomorrow()).toBeInstanceOf(Date)
  expect(new Date()).toBeInstanceOf(Tomorrow)
})

test('TEST_CLOCK lets this file begin at its time, in its zone', () => {
  const { TEST_CLOCK, TZ } = process.env
  const begun = TEST_CLOCK ? new Date(TEST_CLOCK).getTime() : Date.now()
  expect(Date.now()).toBeGreaterThanOrEqual(begun)
  expect(Date.now()).toBeLessThan(begun + passedMs)
  if (TZ) expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(TZ)
})
