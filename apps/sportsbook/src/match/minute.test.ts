import { expect, test } from 'vitest'
import { minuteOf } from './minute.ts'

test.each([
  ['firstHalf', 0, 0, '0'],
  ['firstHalf', 2_699, 0, '44'],
  ['firstHalf', 2_699, 1_000, '45+1'],
  ['firstHalf', 2_833, 0, '45+3'],
  ['secondHalf', 2_700, 0, '45'],
  ['secondHalf', 3_780, 20_000, '63'],
  ['secondHalf', 5_400, 0, '90+1'],
  ['break', 2_833, 0, null],
  ['part1', 100, 0, null],
])('%s at %i s, %i ms later: %s', (phase, seconds, sinceMs, minute) => {
  expect(minuteOf(phase, seconds, sinceMs)).toBe(minute)
})

test('a clock that is not heard of stands still after a while', () => {
  expect(minuteOf('secondHalf', 3_600, 3_600_000)).toBe('61')
})
