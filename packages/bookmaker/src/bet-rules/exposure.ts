import { minor } from '@andon/money'
import { type Fraction, floor, fraction, multiply, one, subtract } from '@andon/money/fraction'
import { legReturn, plainOutcome } from '../settlement/leg-outcome.ts'
import { boostedReturns } from '../settlement/multiple-boost.ts'
import { returnsOf } from '../settlement/settle.ts'
import { linesOf, type Slip } from '../settlement/slip.ts'

/**
 * What a bet means for the market of one of its legs, in minor units: the book keeps `ifNot` of it if the leg loses, and `ifWins` if it wins (both negative where it
 * pays more than it took), with every other leg won. So a multiple counts in full in the market of each of its legs.
 */
export interface LegExposure {
  readonly outcome: string
  readonly ifWins: number
  readonly ifNot: number
}

/** The book's position in one market: its result for each outcome, in minor units. Kept as sums, so that a bet is added or taken out in one step. */
export interface MarketPosition {
  /** The sum of all bets' `ifNot`: the result if an outcome wins on which there is no bet. */
  readonly base: number
  /** Added to `base` by each outcome's win; outcomes without bets are absent. */
  readonly changes: ReadonlyMap<string, number>
}

export const noBets: MarketPosition = { base: 0, changes: new Map() }

/** Meaning of winning and not winning a market for a leg: in the market of the places of a bet each way, a place and none. */
export interface LegOfMarket {
  readonly id: string
  readonly outcome: string
  readonly wins: 'won' | 'placed'
  readonly not: 'placed' | 'lost'
}

/** Returns the exposure that a bet adds to the market of its leg `id`. Rounded against the book. */
export function legExposure(slip: Slip, { id, outcome, wins, not }: LegOfMarket): LegExposure {
  const stake = multiply(slip.stakePerLine, fraction(linesOf(slip)))
  const kept = (result: 'won' | 'placed' | 'lost') =>
    minor(
      Number(
        floor(
          subtract(
            stake,
            boostedReturns(
              slip,
              returnsOf(
                slip,
                (leg, part) => legReturn(leg, plainOutcome(leg.id === id ? result : 'won'), part).multiplier,
              ),
              slip.legs.length,
            ),
          ),
        ),
      ),
    )
  return { outcome, ifWins: kept(wins), ifNot: kept(not) }
}

export function addExposure(
  { base, changes }: MarketPosition,
  { outcome, ifWins, ifNot }: LegExposure,
): MarketPosition {
  return {
    base: minor(base + ifNot),
    changes: new Map(changes).set(outcome, minor((changes.get(outcome) ?? 0) + ifWins - ifNot)),
  }
}

/** The position without a bet that is settled, cancelled or cashed out. */
export function removeExposure(position: MarketPosition, { outcome, ifWins, ifNot }: LegExposure): MarketPosition {
  return addExposure(position, { outcome, ifWins: -ifWins, ifNot: -ifNot })
}

/** The book's result if `outcome` is the only winner. */
export function resultIf({ base, changes }: MarketPosition, outcome: string): number {
  return minor(base + (changes.get(outcome) ?? 0))
}

/**
 * The most that the book can lose in a market with so many winners (places of a race; 1 elsewhere), in minor units; 0 or more. `outcomes` are all of the market:
 * one without bets counts, too. The worst winners are those that cost most, whatever the others.
 */
export function greatestLoss(
  { base, changes }: MarketPosition,
  { outcomes, winners }: { outcomes: readonly string[]; winners: number },
): number {
  const worst = outcomes
    .map((outcome) => changes.get(outcome) ?? 0)
    .sort((a, b) => a - b)
    .slice(0, winners)
  return Math.max(0, -worst.reduce((sum, change) => minor(sum + change), base))
}

/** The most that the book can lose on an event: at most the sum over its markets, because their worst outcomes need not go together. */
export function greatestLossOfEvent(losses: readonly number[]): number {
  return losses.reduce((sum, loss) => minor(sum + loss), 0)
}

/**
 * The largest single stake on `outcome` at these odds that keeps the greatest loss of a market with one winner within `cap`, rounded down; 0 if the cap is reached. A bet
 * changes the result of its outcome by `stake · (odds - 1)` for the worse, and all others for the better.
 */
export function stakeWithin(
  position: MarketPosition,
  { outcome, odds, cap }: { outcome: string; odds: Fraction; cap: number },
): number {
  const room = minor(cap + resultIf(position, outcome))
  if (room <= 0) return 0
  const winnings = subtract(odds, one)
  const most = fraction(BigInt(room) * winnings.denominator, winnings.numerator)
  return minor(Number(floor(most)))
}
