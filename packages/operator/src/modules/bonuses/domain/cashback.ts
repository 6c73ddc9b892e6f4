import type { BonusProgramme, BonusReward } from '@andon/contract/bonus-terms'

export interface Span {
  readonly from: Temporal.Instant
  readonly until: Temporal.Instant
}

export interface Week extends Span {
  /** Its Monday: `2026-11-16`. */
  readonly name: string
}

/** The last whole calendar weeks in UTC, Monday to Sunday, oldest first. */
export function lastWeeks(now: Temporal.Instant, count: number): Week[] {
  const today = now.toZonedDateTimeISO('UTC').startOfDay()
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  return Array.from({ length: count }, (_, place) => {
    const from = monday.subtract({ weeks: count - place })
    return { name: from.toPlainDate().toString(), from: from.toInstant(), until: from.add({ weeks: 1 }).toInstant() }
  })
}

/** The part of a week in which the programme was open; null if it was not. Losses outside it do not count. */
export function openIn(
  week: Span,
  { from, until }: Pick<BonusProgramme['eligibility'], 'from' | 'until'>,
): Span | null {
  const begun = from === null ? week.from : later(week.from, Temporal.Instant.from(from))
  const over = until === null ? week.until : earlier(week.until, Temporal.Instant.from(until))
  return Temporal.Instant.compare(begun, over) < 0 ? { from: begun, until: over } : null
}

/** The cashback for a week's loss; 0 for a win, for less than a yen and below the minimum loss. */
export function cashbackOf(reward: BonusReward, lost: number): number {
  if (reward.kind !== 'cashback' || lost <= 0 || lost < reward.minLoss) return 0
  return Math.min(reward.maxBonus, Math.floor((lost * reward.percent) / 100))
}

const later = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) > 0 ? a : b)
const earlier = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) < 0 ? a : b)
