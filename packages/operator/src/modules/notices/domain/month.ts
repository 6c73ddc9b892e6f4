const lastDayToBegin = 10

/** Zone of the days in mails: Japan has one, and other countries get UTC, which mails name. */
export const mailZoneOf = (country: string): 'Asia/Tokyo' | 'UTC' => (country === 'JP' ? 'Asia/Tokyo' : 'UTC')

/** The month before this one, `2026-10`, in the first ten days after it; null later. It is over in every zone of mails. */
export function monthToState(now: Temporal.Instant): string | null {
  const today = now.toZonedDateTimeISO('UTC').toPlainDate()
  return today.day > lastDayToBegin ? null : today.toPlainYearMonth().subtract({ months: 1 }).toString()
}

export function monthOf(month: string, country: string): { from: Temporal.Instant; until: Temporal.Instant } {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 })
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(mailZoneOf(country)).toInstant()
  return { from: startOf(first), until: startOf(first.add({ months: 1 })) }
}
