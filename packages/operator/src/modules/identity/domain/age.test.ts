import { expect, test } from 'vitest'
import { hasReached, minimumAge, readDateOfBirth } from './age.ts'

const date = (text: string) => Temporal.PlainDate.from(text)

test('an account needs 18 years, 20 in Japan', () => {
  expect([minimumAge('GB'), minimumAge('JP')]).toEqual([18, 20])
})

test.each([
  ['2008-06-01', '2026-06-01', true],
  ['2008-06-02', '2026-06-01', false],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
  ['2008-02-29', '2028-02-29', true],
])('born on %s, 18 by %s: %s', (born, today, reached) => {
  expect(hasReached({ years: 18, born: date(born), today: date(today) })).toBe(reached)
})

test.each(['2001-02-29', '2000-13-01', '2026-06-02', '1899-01-01', 'yesterday'])(
  '%s is nobody’s date of birth',
  (text) => {
    expect(readDateOfBirth(text, date('2026-06-01'))).toBeNull()
  },
)
