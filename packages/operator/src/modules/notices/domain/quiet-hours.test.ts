import { expect, test } from 'vitest'
import { endOfQuiet } from './quiet-hours.ts'

const night = { from: '22:00', until: '07:30', timeZone: 'Asia/Tokyo' }
const noon = { from: '12:00', until: '13:00', timeZone: 'Europe/London' }

test.each([
  ['before the evening', night, '2026-11-29T21:59:59+09:00', null],
  ['from its first moment', night, '2026-11-29T22:00:00+09:00', '2026-11-30T07:30:00+09:00'],
  ['after midnight', night, '2026-11-30T03:00:00+09:00', '2026-11-30T07:30:00+09:00'],
  ['at its end', night, '2026-11-30T07:30:00+09:00', null],
  ['within a day', noon, '2026-07-01T12:15:00+01:00', '2026-07-01T13:00:00+01:00'],
  ['at another time of another zone', noon, '2026-07-01T12:15:00+09:00', null],
  ['of no length', { ...night, until: '22:00' }, '2026-11-29T22:00:00+09:00', null],
  [
    'in a night that is an hour longer',
    { from: '22:00', until: '07:00', timeZone: 'Europe/London' },
    '2026-10-24T23:00:00+01:00',
    '2026-10-25T07:00:00+00:00',
  ],
] as const)('quiet hours %s', (_when, hours, now, end) => {
  const found = endOfQuiet(hours, Temporal.Instant.from(now))
  expect(found?.toString() ?? null).toBe(end === null ? null : Temporal.Instant.from(end).toString())
})
