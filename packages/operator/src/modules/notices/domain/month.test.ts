import { expect, test } from 'vitest'
import { monthOf, monthToState } from './month.ts'

test.each([
  ['2026-11-01T00:00:00Z', '2026-10'],
  ['2026-10-31T23:59:59Z', null],
  ['2027-01-10T23:59:59Z', '2026-12'],
  ['2027-01-11T00:00:00Z', null],
])('at %s the month to state is %s', (at, month) => {
  expect(monthToState(Temporal.Instant.from(at))).toBe(month)
})

test.each([
  ['JP', '2026-11-30T15:00:00Z', '2026-12-31T15:00:00Z'],
  ['NZ', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
])('in %s December is from %s until %s', (country, from, until) => {
  const month = monthOf('2026-12', country)
  expect([String(month.from), String(month.until)]).toEqual([from, until])
})
