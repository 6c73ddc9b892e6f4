export interface CardExpiry {
  readonly expiryMonth: number
  readonly expiryYear: number
}

/** A card is good to the end of its month; the calendar is the one furthest behind, so that no card is refused a day early. */
export function isExpired({ expiryMonth, expiryYear }: CardExpiry, now: Temporal.Instant): boolean {
  const today = now.toZonedDateTimeISO('-12:00').toPlainDate()
  return Temporal.PlainYearMonth.compare({ year: expiryYear, month: expiryMonth }, today.toPlainYearMonth()) < 0
}
