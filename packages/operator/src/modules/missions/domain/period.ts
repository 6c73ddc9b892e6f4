import type { Every } from './mission.ts'

export interface Period {
  /** Its first day in UTC: `2026-11-30`. */
  readonly name: string
  readonly from: Temporal.Instant
  readonly until: Temporal.Instant
  /** The end of claims: a player can claim a reached mission for a day after its period. */
  readonly claimUntil: Temporal.Instant
}

const claimHours = 24

/** The day, week from Monday or month in UTC that holds this instant. */
export function periodAt(every: Every, at: Temporal.Instant): Period {
  const day = at.toZonedDateTimeISO('UTC').toPlainDate()
  switch (every) {
    case 'day':
      return between(day, day.add({ days: 1 }))
    case 'week': {
      const monday = day.subtract({ days: day.dayOfWeek - 1 })
      return between(monday, monday.add({ weeks: 1 }))
    }
    case 'month': {
      const first = day.with({ day: 1 })
      return between(first, first.add({ months: 1 }))
    }
  }
}

/** The period that can be worked on, and before it the one that may still be claimed, if it may. */
export function openPeriods(every: Every, now: Temporal.Instant): Period[] {
  const current = periodAt(every, now)
  const previous = periodAt(every, current.from.subtract({ nanoseconds: 1 }))
  return Temporal.Instant.compare(now, previous.claimUntil) < 0 ? [previous, current] : [current]
}

function between(first: Temporal.PlainDate, next: Temporal.PlainDate): Period {
  const from = first.toZonedDateTime('UTC').toInstant()
  const until = next.toZonedDateTime('UTC').toInstant()
  return { name: first.toString(), from, until, claimUntil: until.add({ hours: claimHours }) }
}
