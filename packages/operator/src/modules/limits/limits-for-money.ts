import type { LimitType, LockView, ReachedLimit } from '@andon/contract/player-api/limits-fields'
import type { Currency } from '@andon/money'

/** A stake that is about to be taken, in minor units. Every yen of it counts, from whichever pocket it comes. */
export interface Stake {
  readonly playerId: string
  readonly amount: number
  readonly currency: Currency
  readonly loginSessionId?: string
}

/** Why a stake may not be taken; words and params are those of the refusal of that code. */
export type LimitRefusal =
  | { readonly code: 'LIMIT_REACHED'; readonly params: ReachedLimit }
  | { readonly code: 'ACCOUNT_LOCKED'; readonly params: LockView }

/** Why a deposit may not be credited now. */
export type DepositRefusal =
  | LimitRefusal
  /** No session could begin now: the session limit is used up. */
  | { readonly code: 'SESSION_LIMIT_REACHED'; readonly params: ReachedLimit }

/**
 * Money that a game has moved. A rollback is a negative `staked` whose `at` is the instant at which that stake was taken: it is taken out of the
 * window it was counted in. Of anything else `at` is now.
 */
export interface Played {
  readonly playerId: string
  readonly staked: number
  readonly won: number
  readonly at: Temporal.Instant
}

/** A payment in, by the id under which its reservation is kept until it is credited or comes to nothing. */
export interface DepositRequest {
  readonly depositId: string
  readonly playerId: string
  readonly amount: number
}

/** What stops a player's deposits and play: a lock, a break, or a review that waits for an operator. `until` null: no end is set. */
export interface Lock {
  readonly kind: 'lock' | 'break' | 'review'
  readonly since: Temporal.Instant
  readonly until: Temporal.Instant | null
  /** The time of a lock is over, but the player has not come back: it holds. */
  readonly isOver: boolean
  /** When a player who asked to come back may. */
  readonly returnsAt: Temporal.Instant | null
}

export type { LimitType }
