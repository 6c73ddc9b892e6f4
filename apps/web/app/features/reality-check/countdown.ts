/** A tick is never taken for more than this: a computer that slept was not played at. Browsers tick hidden pages once a minute. */
const longestTickSeconds = 90

/** Counts the seconds of play, and those left until the next check. */
export interface Countdown {
  readonly secondsPlayed: number
  readonly secondsLeft: number
}

/** Goes on where an earlier game left off: a reload does not put the check off. */
export function startCountdown(intervalMinutes: number, playedMinutes: number): Countdown {
  const interval = 60 * intervalMinutes
  const secondsPlayed = 60 * playedMinutes
  return { secondsPlayed, secondsLeft: interval - (secondsPlayed % interval) }
}

export function tick({ secondsPlayed, secondsLeft }: Countdown, elapsedSeconds: number): Countdown {
  const elapsed = Math.min(longestTickSeconds, Math.max(0, elapsedSeconds))
  return {
    secondsPlayed: secondsPlayed + Math.min(elapsed, secondsLeft),
    secondsLeft: Math.max(0, secondsLeft - elapsed),
  }
}

/** Minutes as they are kept: a check that is due and not yet answered is due again after a reload. */
export function minutesToKeep({ secondsPlayed, secondsLeft }: Countdown): number {
  const minutes = Math.floor(secondsPlayed / 60)
  return secondsLeft === 0 ? Math.max(0, minutes - 1) : minutes
}

export function hoursAndMinutes(minutes: number): { hours: number; minutes: number } {
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
