import { dateFormat } from '@andon/web-kit/dates'

/** A day as `2026-05-01`. */
type Day = string

const dayMs = 86_400_000

/** The day of a moment in a time zone. */
export function dayOf(at: number, timeZone: string): Day {
  const parts = dateFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const { year, month, day } = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${year}-${month}-${day}`
}

/** The day this many days later, or earlier. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Seven days with the given one among them: those from today, or the week around a later or earlier one. */
export function daysAround(current: Day | null, today: Day): readonly Day[] {
  const isAhead = current === null || (current >= today && current < addDays(today, 7))
  const first = isAhead ? today : addDays(current, -3)
  return Array.from({ length: 7 }, (_, place) => addDays(first, place))
}

/** True for a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const at = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
