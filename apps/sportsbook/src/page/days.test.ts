import { expect, test } from 'vitest'
import { addDays, dayOf, daysAround, isDay } from './days.ts'

test.each([
  ['Asia/Tokyo', '2026-05-02'],
  ['UTC', '2026-05-01'],
  ['America/Los_Angeles', '2026-05-01'],
  ['Pacific/Kiritimati', '2026-05-02'],
])('at 16:30 UTC it is in %s the %s', (timeZone, day) => {
  expect(dayOf(Date.parse('2026-05-01T16:30Z'), timeZone)).toBe(day)
})

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %i days are %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later)
})

test.each([
  [null, '2026-05-01'],
  ['2026-05-01', '2026-05-01'],
  ['2026-05-07', '2026-05-01'],
  ['2026-05-08', '2026-05-05'],
  ['2026-04-30', '2026-04-27'],
])('around %s are seven days from %s', (current, first) => {
  const days = daysAround(current, '2026-05-01')
  expect(days).toHaveLength(7)
  expect(days[0]).toBe(first)
  if (current !== null) expect(days).toContain(current)
})

test.each([
  ['2026-05-01', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['tomorrow', false],
])('%s is a day: %s', (text, answer) => {
  expect(isDay(text)).toBe(answer)
})
