export interface CardExpiry {
  readonly expiryMonth: number
  readonly expiryYear: number
}

/** A card is valid to the end of its month in the time zone furthest behind UTC, so no card is refused a day early. */
export function isExpired({ expiryMonth, expiryYear }: CardExpiry, now: Temporal.Instant): boolean {
  const today = now.toZonedDateTimeISO('-12:00').toPlainDate()
  return Temporal.PlainYearMonth.compare({ year: expiryYear, month: expiryMonth }, today.toPlainYearMonth()) < 0
}
