import * as v from 'valibot'

/** Fields of limits in requests, replies and refusals. */

export const limitTypes = ['deposit', 'loss', 'wager', 'session', 'reality'] as const
export type LimitType = (typeof limitTypes)[number]
/** Limits of money; `session` and `reality` are in minutes. */
export const moneyLimitTypes = ['deposit', 'loss', 'wager'] as const
export type MoneyLimitType = (typeof moneyLimitTypes)[number]

/** Period of a limit in days; -1 means `customDays`. */
export const limitPeriods = [1, 3, 7, 30, -1] as const
export const longestPeriodDays = 365

/** Durations of a lock in days; the last one means permanently. */
export const lockDays = [184, 270, 365, 730, 1825, 5_256_000] as const
export const lockForGoodDays = 5_256_000
export const breakDays = [1, 7, 30] as const

/** Who set a limit. The tightest one applies. */
export const limitSources = ['player', 'operator', 'jurisdiction'] as const
export type LimitSource = (typeof limitSources)[number]

/** The params of LIMIT_REACHED: the tightest limit, and when the requested amount would be accepted. */
export type ReachedLimit = {
  readonly limitType: LimitType
  readonly source: LimitSource
  readonly periodDays: number
  /** The limit, in minor units or minutes. */
  readonly limit: number
  readonly used: number
  /** The most that would be accepted now. */
  readonly remaining: number
  readonly asked: number
  /** When the requested amount would be accepted, without further play; absent if it is above the limit itself. */
  readonly passesAt?: string
  readonly currency?: string
}

/** Hours between a player's request to return after a lock and the return. */
export const returnWaitHours = 24

/**
 * The params of ACCOUNT_LOCKED. `until` is absent for a permanent lock, and for a review, which prevents only deposits and play until an operator
 * decides.
 */
export type LockView = {
  readonly kind: 'lock' | 'break' | 'review'
  readonly since: string
  readonly until?: string
  /** The time of the lock is over, but the player has not yet requested to return, or is waiting after the request. */
  readonly isOver?: true
  /** When a player who has requested to return may do so. */
  readonly returnsAt?: string
}

export const instant = v.pipe(v.string(), v.isoTimestamp())
export const lockView = v.object({
  kind: v.picklist(['lock', 'break', 'review']),
  since: instant,
  until: v.optional(instant),
  isOver: v.optional(v.literal(true)),
  returnsAt: v.optional(instant),
})
