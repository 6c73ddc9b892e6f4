import * as v from 'valibot'

/** Words of the limits that requests, replies and refusals share. */

export const limitTypes = ['deposit', 'loss', 'wager', 'session', 'reality'] as const
export type LimitType = (typeof limitTypes)[number]
/** Those that count money; `session` and `reality` count minutes. */
export const moneyLimitTypes = ['deposit', 'loss', 'wager'] as const
export type MoneyLimitType = (typeof moneyLimitTypes)[number]

/** Days of a limit's period; -1 stands for `customDays`. */
export const limitPeriods = [1, 3, 7, 30, -1] as const
export const longestPeriodDays = 365

/** For how many days an account can be locked; the last one stands for good. */
export const lockDays = [184, 270, 365, 730, 1825, 5_256_000] as const
export const lockForGoodDays = 5_256_000
export const breakDays = [1, 7, 30] as const

/** Whose word a limit is: the tightest of all holds. */
export const limitSources = ['player', 'operator', 'jurisdiction'] as const
export type LimitSource = (typeof limitSources)[number]

/** The params of LIMIT_REACHED: the limit that leaves least room, and when what was asked for would pass. */
export type ReachedLimit = {
  readonly limitType: LimitType
  readonly source: LimitSource
  readonly period: number
  readonly periodDays: number
  /** The limit itself: minor units, or minutes. */
  readonly limit: number
  readonly used: number
  /** The most that would pass now; 0 when nothing would. */
  readonly remaining: number
  readonly asked: number
  /** When what was asked for would pass if nothing else happened; absent when it never would, because it is above the limit itself. */
  readonly passesAt?: string
  readonly currency?: string
}

/** From the player's wish to come back, after the time of a lock is over, until they may. */
export const returnWaitHours = 24

/**
 * The params of ACCOUNT_LOCKED. `until` is absent for a lock without end, and for a review, which lasts until an operator decides and stops deposits
 * and play only.
 */
export type LockView = {
  readonly kind: 'lock' | 'break' | 'review'
  readonly since: string
  readonly until?: string
  /** The time of a lock is over; it holds until the player has asked to come back and waited. */
  readonly isOver?: true
  /** When a player who asked to come back may. */
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
