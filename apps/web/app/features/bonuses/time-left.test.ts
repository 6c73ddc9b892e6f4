import { expect, test } from 'vitest'
import { roughTimeLeft, timeLeft } from './time-left.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test.each([
  [6 * day + 23 * hour + 59 * minute, '6\u00a0days 23\u00a0hours', '6日23時間'],
  [day, '1\u00a0day', '1日'],
  [2 * hour + 5 * minute, '2\u00a0hours 5\u00a0minutes', '2時間5分'],
  [minute + 59_000, '1\u00a0minute', '1分'],
  [59_999, null, null],
  [-day, null, null],
])('%d milliseconds are %s, %s', (leftMs, en, ja) => {
  expect([timeLeft(leftMs, 'en'), timeLeft(leftMs, 'ja')]).toEqual([en, ja])
})

test.each([
  [7 * day - minute, '7日'],
  [2 * day + 20 * hour, '2日'],
  [20 * hour + 5 * minute, '20時間5分'],
  [59_999, null],
])('%d milliseconds are about %s', (leftMs, ja) => {
  expect(roughTimeLeft(leftMs, 'ja')).toBe(ja)
})
