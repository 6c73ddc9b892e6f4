import { expect, test } from 'vitest'
import { longDateTime } from './use-long-date-time.ts'

test('a moment to wait for fits into a sentence of either language', () => {
  const at = new Date(2026, 10, 22, 9, 15).toISOString()
  expect(longDateTime('en')(at)).toBe('Sun, 22 Nov 2026, 09:15')
  expect(longDateTime('ja')(at)).toBe('2026年11月22日(日) 09:15')
})
