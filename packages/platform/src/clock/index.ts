/** Time as an injected dependency, so that rules about days and expiry can be tested at any instant. */
export interface Clock {
  now(): Temporal.Instant
}

/** Whole milliseconds: the database keeps microseconds, and an instant read back must equal the one written. */
export const systemClock: Clock = { now: () => Temporal.Instant.fromEpochMilliseconds(Date.now()) }

export interface ManualClock extends Clock {
  advance(duration: Temporal.DurationLike): void
  set(instant: Temporal.Instant): void
}

export function manualClock(start: Temporal.Instant = Temporal.Instant.from('2026-06-01T00:00:00Z')): ManualClock {
  let current = start
  return {
    now: () => current,
    advance: (duration) => {
      current = current.add(duration)
    },
    set: (instant) => {
      current = instant
    },
  }
}
