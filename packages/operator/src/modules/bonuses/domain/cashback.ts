import type { BonusReward } from '@andon/contract/bonus-terms'

export interface Week {
  /** Its Monday: `2026-11-16`. */
  readonly name: string
  readonly from: Temporal.Instant
  readonly until: Temporal.Instant
}

/** The last whole calendar week in UTC, Monday to Sunday. */
export function lastWeek(now: Temporal.Instant): Week {
  const today = now.toZonedDateTimeISO('UTC').startOfDay()
  const until = today.subtract({ days: today.dayOfWeek - 1 })
  const from = until.subtract({ days: 7 })
  return { name: from.toPlainDate().toString(), from: from.toInstant(), until: until.toInstant() }
}

/** What a week's loss earns; 0 for a win, for less than a yen, and below the least loss. */
export function cashbackOf(reward: BonusReward, lost: number): number {
  if (reward.kind !== 'cashback' || lost <= 0 || lost < reward.minLoss) return 0
  return Math.min(reward.maxBonus, Math.floor((lost * reward.percent) / 100))
}
