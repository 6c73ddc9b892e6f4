import type { HistoryRange } from '@andon/contract'

const monthsOfAYear = 12

/** The start of a range. The longest covers twelve months, and more where the player's jurisdiction requires it. */
export function rangeStart(range: HistoryRange, now: Temporal.Instant, historyMonths: number): Temporal.Instant {
  if (range === '7Days') return now.subtract({ hours: 24 * 7 })
  if (range === '90Days') return now.subtract({ hours: 24 * 90 })
  const months = Math.max(monthsOfAYear, historyMonths)
  return now.toZonedDateTimeISO('UTC').subtract({ months }).toInstant()
}
