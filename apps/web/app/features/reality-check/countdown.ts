/** The maximum for one tick: time while the computer slept is not play. Browsers throttle timers of hidden pages to once a minute. */
const longestTickSeconds = 90

/** The seconds played since login, and the seconds until the next check: 0 while one is due and not yet answered. */
export interface Countdown {
  readonly secondsPlayed: number
  readonly secondsLeft: number
}

/** Continues where an earlier game or page stopped: neither a reload nor a longer interval postpones a check that is near. */
export function startCountdown(intervalMinutes: number, earlier: Countdown | undefined): Countdown {
  const interval = 60 * intervalMinutes
  if (earlier === undefined) return { secondsPlayed: 0, secondsLeft: interval }
  return { secondsPlayed: earlier.secondsPlayed, secondsLeft: Math.min(interval, earlier.secondsLeft) }
}

export function tick({ secondsPlayed, secondsLeft }: Countdown, elapsedSeconds: number): Countdown {
  const elapsed = Math.min(longestTickSeconds, Math.max(0, elapsedSeconds))
  return {
    secondsPlayed: wholeMs(secondsPlayed + Math.min(elapsed, secondsLeft)),
    secondsLeft: wholeMs(Math.max(0, secondsLeft - elapsed)),
  }
}

/** Sums of fractions stay exact: 60 seconds are never 59.999… and a minute short. */
const wholeMs = (seconds: number) => Math.round(seconds * 1000) / 1000

export const minutesPlayed = ({ secondsPlayed }: Countdown): number => Math.floor(secondsPlayed / 60)

export function hoursAndMinutes(minutes: number): { hours: number; minutes: number } {
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
