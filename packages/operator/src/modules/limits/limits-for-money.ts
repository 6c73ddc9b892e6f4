import type { LimitType, LockView, ReachedLimit } from '@andon/contract/player-api/limits-fields'
import type { Currency } from '@andon/money'
import type { LimitedPlayer } from './store/players.ts'

declare const areLocked: unique symbol

/** Players whose rows this transaction has locked for a check of their stakes; by their ids. */
export interface LockedStakers {
  readonly [areLocked]: true
  readonly rows: ReadonlyMap<string, LimitedPlayer>
}

/** A stake to be checked, in minor units. The whole stake counts, from any pocket. */
export interface Stake {
  readonly playerId: string
  readonly amount: number
  readonly currency: Currency
  readonly loginSessionId?: string
}

/** Why a stake is refused; params are those of the refusal code. */
export type LimitRefusal =
  | { readonly code: 'LIMIT_REACHED'; readonly params: ReachedLimit }
  | { readonly code: 'ACCOUNT_LOCKED'; readonly params: LockView }

/** Why a deposit cannot be credited now. */
export type DepositRefusal =
  | LimitRefusal
  /** The session limit is used up, so no session could start now. */
  | { readonly code: 'SESSION_LIMIT_REACHED'; readonly params: ReachedLimit }

/**
 * Money moved by a game. A rollback is a negative `staked` with `at` the time of the original stake, and is subtracted from the window in which
 * that stake was counted. Otherwise `at` is now.
 */
export interface Played {
  readonly playerId: string
  readonly staked: number
  readonly won: number
  readonly at: Temporal.Instant
}

/** A deposit; its id identifies the reservation until it is credited or fails. */
export interface DepositRequest {
  readonly depositId: string
  readonly playerId: string
  readonly amount: number
}

/** A lock, a break or an operator's review, which blocks a player's deposits and play. `until` null: no end. */
export interface Lock {
  readonly kind: 'lock' | 'break' | 'review'
  readonly since: Temporal.Instant
  readonly until: Temporal.Instant | null
  /** The lock has expired but still applies until the player's return. */
  readonly isOver: boolean
  /** When the requested return takes effect. */
  readonly returnsAt: Temporal.Instant | null
}

export type { LimitType }
