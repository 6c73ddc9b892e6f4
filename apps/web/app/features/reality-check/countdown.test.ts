import { expect, test } from 'vitest'
import { type Countdown, hoursAndMinutes, minutesPlayed, startCountdown, tick } from './countdown.ts'

const fresh = (intervalMinutes: number) => startCountdown(intervalMinutes, undefined)
const after = (start: Countdown, seconds: number) =>
  Array.from({ length: seconds }).reduce<Countdown>((countdown) => tick(countdown, 1), start)

test('counts down the interval in seconds', () => {
  expect(fresh(2).secondsLeft).toBe(120)
  expect(after(fresh(2), 119)).toEqual({ secondsPlayed: 119, secondsLeft: 1 })
  expect(after(fresh(2), 120)).toEqual({ secondsPlayed: 120, secondsLeft: 0 })
})

test('stops counting while the check is due', () => {
  expect(after(fresh(1), 500)).toEqual({ secondsPlayed: 60, secondsLeft: 0 })
})

test('a player who reloads every 50 seconds sees the check after as much play as others', () => {
  const reloadedOnce = startCountdown(1, after(fresh(1), 50))
  expect(reloadedOnce).toEqual({ secondsPlayed: 50, secondsLeft: 10 })
  expect(after(startCountdown(1, reloadedOnce), 10)).toEqual({ secondsPlayed: 60, secondsLeft: 0 })
})

test('a check that is due and not answered is due again at once after a reload', () => {
  expect(startCountdown(60, after(fresh(60), 3_600)).secondsLeft).toBe(0)
})

test('an interval set meanwhile shortens the wait and never lengthens it', () => {
  const tenLeft = { secondsPlayed: 3_000, secondsLeft: 600 }
  expect(startCountdown(5, tenLeft).secondsLeft).toBe(300)
  expect(startCountdown(120, tenLeft).secondsLeft).toBe(600)
})

test('minutes count when they are full, also while the check is due', () => {
  expect(minutesPlayed(after(fresh(1), 59))).toBe(0)
  expect(minutesPlayed(after(fresh(1), 60))).toBe(1)
})

test('ticks of fractions of a second add up exactly', () => {
  const due = Array.from({ length: 60 }).reduce<Countdown>((countdown) => tick(countdown, 1.001), fresh(1))
  expect(due).toEqual({ secondsPlayed: 60, secondsLeft: 0 })
})

test('time while the computer slept does not count as play, a hidden page does', () => {
  expect(tick(fresh(60), 8 * 3600).secondsPlayed).toBe(90)
  expect(tick(fresh(60), 60).secondsPlayed).toBe(60)
  expect(tick(fresh(60), -5).secondsPlayed).toBe(0)
})

test.each([
  [59, { hours: 0, minutes: 59 }],
  [60, { hours: 1, minutes: 0 }],
  [135, { hours: 2, minutes: 15 }],
])('%i minutes are shown as %j', (minutes, shown) => {
  expect(hoursAndMinutes(minutes)).toEqual(shown)
})
