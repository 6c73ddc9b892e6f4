/** The days, or weeks from Monday, of the months up to today, or calendar months with the present one, oldest first; each ends where the next begins. */
export interface CalendarSpan {
  readonly from: string
  readonly starts: Temporal.Instant
  readonly ends: Temporal.Instant
}

export type SpanOfPlay = 'day' | 'week' | 'month'

export function calendarSpans(
  now: Temporal.Instant,
  { by, months, timeZone }: { by: SpanOfPlay; months: number; timeZone: string },
): CalendarSpan[] {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate()
  const first =
    by === 'month'
      ? today.with({ day: 1 }).subtract({ months: months - 1 })
      : startOf(today.subtract({ months }).add({ days: 1 }), by)
  const step = { day: { days: 1 }, week: { weeks: 1 }, month: { months: 1 } }[by]
  const instant = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).toInstant() // the start of the day, also on days with a clock change
  const spans: CalendarSpan[] = []
  for (let day = first; Temporal.PlainDate.compare(day, today) <= 0; day = day.add(step)) {
    spans.push({ from: day.toString(), starts: instant(day), ends: instant(day.add(step)) })
  }
  return spans
}

function startOf(day: Temporal.PlainDate, by: 'day' | 'week'): Temporal.PlainDate {
  return by === 'day' ? day : day.subtract({ days: day.dayOfWeek - 1 })
}
