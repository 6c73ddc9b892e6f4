/** Minutes since 1970. Windows are counted in them: elapsed time, which no calendar, leap day or daylight saving bends. */
export function minuteOf(at: Temporal.Instant): number {
  return Math.floor(at.epochMilliseconds / 60_000)
}

export function instantOf(minute: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(minute * 60_000)
}

export const minutesADay = 1440
