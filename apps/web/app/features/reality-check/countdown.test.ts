import { expect, test } from 'vitest'
import { type Countdown, hoursAndMinutes, minutesToKeep, startCountdown, tick } from './countdown.ts'

const after = (start: Countdown, seconds: number) =>
  Array.from({ length: seconds }).reduce<Countdown>((countdown) => tick(countdown, 1), start)

test('counts down the interval in seconds', () => {
  const start = startCountdown(2, 0)
  expect(start.secondsLeft).toBe(120)
  expect(after(start, 119)).toEqual({ secondsPlayed: 119, secondsLeft: 1 })
  expect(after(start, 120)).toEqual({ secondsPlayed: 120, secondsLeft: 0 })
})

test('stops counting while the check is due', () => {
  expect(after(startCountdown(1, 0), 500)).toEqual({ secondsPlayed: 60, secondsLeft: 0 })
})

test('a game opened later continues with the minutes played before', () => {
  expect(startCountdown(60, 45)).toEqual({ secondsPlayed: 2700, secondsLeft: 900 })
  expect(startCountdown(60, 60)).toEqual({ secondsPlayed: 3600, secondsLeft: 3600 })
})

test('a due check is due again after a reload', () => {
  const due = after(startCountdown(60, 59), 60)
  expect(due.secondsLeft).toBe(0)
  expect(startCountdown(60, minutesToKeep(due)).secondsLeft).toBe(60)
})

test('time while the computer slept does not count as play, a hidden page does', () => {
  expect(tick(startCountdown(60, 0), 8 * 3600).secondsPlayed).toBe(90)
  expect(tick(startCountdown(60, 0), 60).secondsPlayed).toBe(60)
  expect(tick(startCountdown(60, 0), -5).secondsPlayed).toBe(0)
})

test.each([
  [59, { hours: 0, minutes: 59 }],
  [60, { hours: 1, minutes: 0 }],
  [135, { hours: 2, minutes: 15 }],
])('%i minutes are shown as %j', (minutes, shown) => {
  expect(hoursAndMinutes(minutes)).toEqual(shown)
})
