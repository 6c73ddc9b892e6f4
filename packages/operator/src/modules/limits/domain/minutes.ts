/** Minutes since 1970. Windows are elapsed time in minutes, independent of calendars and daylight saving. */
export function minuteOf(at: Temporal.Instant): number {
  return Math.floor(at.epochMilliseconds / 60_000)
}

export function instantOf(minute: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(minute * 60_000)
}

export const minutesADay = 1440
