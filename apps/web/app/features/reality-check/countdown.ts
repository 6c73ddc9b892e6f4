/** The maximum for one tick: time while the computer slept is not play. Browsers throttle timers of hidden pages to once a minute. */
const longestTickSeconds = 90

/** The seconds played, and the seconds until the next check. */
export interface Countdown {
  readonly secondsPlayed: number
  readonly secondsLeft: number
}

/** Continues from an earlier game: a reload does not postpone the check. */
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

/** The minutes to store. A check that is due and not yet answered is due again after a reload. */
export function minutesToKeep({ secondsPlayed, secondsLeft }: Countdown): number {
  const minutes = Math.floor(secondsPlayed / 60)
  return secondsLeft === 0 ? Math.max(0, minutes - 1) : minutes
}

export function hoursAndMinutes(minutes: number): { hours: number; minutes: number } {
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
