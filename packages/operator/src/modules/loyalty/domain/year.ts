/** The twelve calendar months up to the present one, oldest first. */
export interface Year {
  /** First days, `YYYY-MM-DD`. */
  readonly months: readonly string[]
  /** When each begins, and the last one's end. */
  readonly edges: readonly Temporal.Instant[]
}

export function yearUntil(now: Temporal.Instant, timeZone: string): Year {
  const first = now.toZonedDateTimeISO(timeZone).toPlainDate().with({ day: 1 }).subtract({ months: 11 })
  const starts = Array.from({ length: 13 }, (_, months) => first.add({ months }))
  return {
    months: starts.slice(0, 12).map(String),
    edges: starts.map((day) => day.toZonedDateTime(timeZone).toInstant()),
  }
}

/** The month, by its number in the year, of a day that is not before it. */
export function monthOf({ months }: Year, day: string): number {
  const after = months.findIndex((from) => from > day)
  return after === -1 ? months.length - 1 : after - 1
}
