export interface QuietHours {
  /** `22:00`, by the clock of the zone. */
  readonly from: string
  /** Before `from`: of the next day. */
  readonly until: string
  /** `Asia/Tokyo` */
  readonly timeZone: string
}

/**
 * The end of the quiet hours that `now` is within; null: it is within none. From and until the same: none. Where the clock is put forward or back the zone's own rule
 * decides.
 */
export function endOfQuiet({ from, until, timeZone }: QuietHours, now: Temporal.Instant): Temporal.Instant | null {
  const local = now.toZonedDateTimeISO(timeZone)
  const start = Temporal.PlainTime.from(from)
  const end = Temporal.PlainTime.from(until)
  const order = Temporal.PlainTime.compare(start, end)
  if (order === 0) return null
  const time = local.toPlainTime()
  const hasBegun = Temporal.PlainTime.compare(time, start) >= 0
  const isBeforeEnd = Temporal.PlainTime.compare(time, end) < 0
  const isWithin = order < 0 ? hasBegun && isBeforeEnd : hasBegun || isBeforeEnd
  if (!isWithin) return null
  const day = local.toPlainDate().add({ days: isBeforeEnd ? 0 : 1 })
  return day.toZonedDateTime({ timeZone, plainTime: end }).toInstant()
}
