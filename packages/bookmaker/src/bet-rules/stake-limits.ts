import { minor } from '@andon/money'
import {
  compare,
  divide,
  type Fraction,
  floor,
  fraction,
  multiply,
  one,
  smaller,
  subtract,
} from '@andon/money/fraction'
import { mostReturns } from '../settlement/settle.ts'
import { linesOf, type Slip } from '../settlement/slip.ts'
import type { BetRefusalCode } from './bet-refusals.ts'

/** Limits of the book, in minor units where it is money. */
export interface StakeLimits {
  readonly maxLegs: number
  readonly maxLines: number
  readonly minStakePerLine: number
  readonly minStake: number
  /** After the player's factor, the market's risk and the open exposure; what `maxStake` computed. */
  readonly maxStake: number
  /** The most that one bet can return. */
  readonly maxReturns: number
}

/** The first limit that a slip passes, with the greatest total stake that would pass where only the stake is at fault; null if it is within all. */
export interface PassedLimit {
  readonly refused: BetRefusalCode
  readonly maxStake: number | null
}

/** Checks the size of a slip, its stake per line and in total, and what it can return, in this order. */
export function passedLimit(slip: Slip, limits: StakeLimits): PassedLimit | null {
  const lines = linesOf(slip)
  if (slip.legs.length > limits.maxLegs) return { refused: 'TOO_MANY_LEGS', maxStake: null }
  if (lines > limits.maxLines) return { refused: 'TOO_MANY_LINES', maxStake: null }
  const stake = multiply(slip.stakePerLine, fraction(lines))
  if (compare(slip.stakePerLine, fraction(limits.minStakePerLine)) < 0 || compare(stake, fraction(limits.minStake)) < 0)
    return { refused: 'BELOW_MIN_BET_AMOUNT', maxStake: null }
  const most = mostStake(slip, limits)
  if (compare(stake, fraction(most)) <= 0) return null
  return { refused: 'ABOVE_MAX_BET_AMOUNT', maxStake: most < limits.minStake ? null : most }
}

/** The greatest total stake that the limits allow for such a slip, whatever its own, in minor units. */
export function mostStake(slip: Slip, { maxStake, maxReturns }: Pick<StakeLimits, 'maxStake' | 'maxReturns'>): number {
  const stake = multiply(slip.stakePerLine, fraction(linesOf(slip)))
  const forReturns = divide(multiply(stake, fraction(maxReturns)), mostReturns(slip))
  return Number(floor(smaller(fraction(maxStake), forReturns)))
}

/** Returns the volume that a bet takes of its markets, in minor units: above odds of 2 its stake, up to 2 what it wins. What `maxStake` allows takes no more than the volume. */
export function openOf(slip: Slip): { readonly stake: number; readonly winnings: number } {
  const stake = multiply(slip.stakePerLine, fraction(linesOf(slip)))
  return { stake: Number(floor(stake)), winnings: Math.max(0, Number(floor(subtract(mostReturns(slip), stake)))) }
}

/**
 * Of a volume, what one more bet may take of it where the book can lose `room` more before its cap: all of it while half of the cap is left, then less in proportion, and
 * nothing at the cap.
 */
export function volumeWithin(volume: number, { room, cap }: { room: number; cap: number }): number {
  if (room <= 0) return 0
  if (room >= cap) return volume
  const part = fraction(2n * BigInt(room), BigInt(cap))
  return compare(part, one) >= 0 ? volume : Number(floor(multiply(fraction(minor(volume)), part)))
}

/** The stake of each line when a total in minor units is spread over the lines of a slip; it need not be whole. */
export function stakePerLine(total: number, lines: number): Fraction {
  return fraction(minor(total), minor(lines))
}

/**
 * The most that may be staked at these odds in a market with so much volume: above 2 the volume itself, up to 2 the stake that wins it, `volume / (odds - 1)`. The player's
 * factor (thousandths; 1000 is everybody) scales it. Rounded down to minor units.
 */
export function maxStake({ volume, odds, factor }: { volume: number; odds: Fraction; factor: number }): number {
  const winnings = subtract(odds, one)
  const risk = compare(winnings, one) > 0 ? fraction(minor(volume)) : divide(fraction(minor(volume)), winnings)
  return Number(floor(multiply(risk, fraction(minor(factor), 1000))))
}
