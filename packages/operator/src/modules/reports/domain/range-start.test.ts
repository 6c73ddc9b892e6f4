import { expect, test } from 'vitest'
import { rangeStart } from './range-start.ts'

const now = Temporal.Instant.from('2028-03-01T10:00:00Z')

test.each([
  ['7Days', 12, '2028-02-23T10:00:00Z'],
  ['90Days', 12, '2027-12-02T10:00:00Z'],
  ['pastYear', 12, '2027-03-01T10:00:00Z'], // 366 days: a leap day lies between
  ['pastYear', 6, '2027-03-01T10:00:00Z'],
  ['pastYear', 60, '2023-03-01T10:00:00Z'],
] as const)('%s under %i months of history begins at the same time of %s', (range, months, start) => {
  expect(rangeStart(range, now, months).toString()).toBe(start)
})
