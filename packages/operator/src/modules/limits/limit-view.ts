import type { GivenLimitView, LimitView } from '@andon/contract/player-api/limits'
import { type LimitType, limitPeriods, moneyLimitTypes } from '@andon/contract/player-api/limits-fields'
import type { Currency } from '@andon/money'
import type { Bound } from './domain/bounds.ts'
import type { StoredLimit } from './store/limits.ts'

/** The amount that counts against a limit now. */
export interface Use {
  readonly used: number
  /** The part of it that is not paid yet; deposits only. */
  readonly waiting?: number
}

export function limitView(
  limit: StoredLimit,
  { use, currency, now }: { use: Use | undefined; currency: Currency; now: Temporal.Instant },
): LimitView {
  const { id, limitType, days, value, startsAt, removedAt, pending } = limit
  return {
    id,
    limitType,
    ...sizeOf(limitType, value),
    ...(countsMoney(limitType) ? { currency } : {}),
    ...periodOf(days),
    status: removedAt !== null ? 'REMOVED' : pending ? 'PENDING' : 'ACTIVE',
    ...roomOf(value, use),
    startsAt: startsAt.toString(),
    ...(pending
      ? {
          pendingChange: {
            ...(pending.value === null ? {} : sizeOf(limitType, pending.value)),
            removal: pending.value === null,
            requestedAt: pending.since.toString(),
            confirmableAt: pending.from.toString(),
            confirmable: Temporal.Instant.compare(pending.from, now) <= 0,
          },
        }
      : {}),
  }
}

export function givenView({ source, limitType, days, value }: Bound, use: Use | undefined): GivenLimitView {
  return { source, limitType, ...sizeOf(limitType, value), ...periodOf(days), ...roomOf(value, use) }
}

export function sizeOf(limitType: LimitType, value: number): { amount: number } | { minutes: number } {
  return countsMoney(limitType) ? { amount: value } : { minutes: value }
}

export function countsMoney(limitType: LimitType): boolean {
  return (moneyLimitTypes as readonly LimitType[]).includes(limitType)
}

/** The period on the wire: one of the listed periods, or -1 with the number of days. */
export function periodOf(days: number): { period: 1 | 3 | 7 | 30 | -1; customDays?: number } {
  const listed = limitPeriods.find((period) => period === days)
  return listed === undefined ? { period: -1, customDays: days } : { period: listed }
}

function roomOf(
  value: number,
  use: Use | undefined,
): { used: number; remaining: number; waiting?: number } | undefined {
  if (!use) return undefined
  const room = { used: Math.max(0, use.used), remaining: Math.max(0, value - use.used) }
  return use.waiting ? { ...room, waiting: use.waiting } : room
}
