/** Limits of the book, in minor units where it is money. */
export interface BookLimits {
  readonly maxLegs: number
  readonly maxLines: number
  readonly minStakePerLine: number
  readonly minStake: number
  /** The most that one bet can return. */
  readonly maxReturns: number
  /** The most that may be staked on one selection above odds of 2, and that may be won up to 2. */
  readonly volume: number
  /** The most that the book may lose in one market, and on one event. */
  readonly marketLiability: number
  readonly eventLiability: number
}

/** Limits of one event or one market; null: as the next wider has it. */
export interface OwnLimits {
  readonly volume: number | null
  readonly marketLiability: number | null
  readonly eventLiability: number | null
}

/** An event, or one market of it. */
export interface LimitsScope {
  readonly eventId: string
  /** Null: the whole event. */
  readonly marketKey: string | null
}

/** Unless the installation says otherwise, in yen. */
export const defaultLimits: BookLimits = {
  maxLegs: 20,
  maxLines: 300,
  minStakePerLine: 1,
  minStake: 100,
  maxReturns: 30_000_000,
  volume: 1_000_000,
  marketLiability: 10_000_000,
  eventLiability: 30_000_000,
}
