import { expect, test } from 'vitest'
import { isDateOfBirth } from './date-of-birth.ts'

const today = Temporal.PlainDate.from('2026-06-01')

test.each(['1906-06-02', '1990-04-12', '2000-02-29', '2026-06-01'])('%s is a possible date of birth', (text) => {
  expect(isDateOfBirth(text, today)).toBe(true)
})

test.each(['2001-02-29', '2000-13-01', '2026-06-02', '1899-01-01', 'yesterday'])(
  '%s is not a possible date of birth',
  (text) => {
    expect(isDateOfBirth(text, today)).toBe(false)
  },
)
