import { chosenFolds, linesOf, mostReturns, namedSystem, paidOf, returnsOf, type Slip } from '@andon/bookmaker/rules'
import { divide, floor, fraction, multiply, readFraction } from '@andon/money/fraction'
import type { BetRequest } from '../slip-bets.ts'
import { choices } from './choices.ts'

interface Known {
  /** The current price of a leg; null where it is not known. */
  readonly priceOf: (selection: string) => number | null
  /** The terms of a leg each way: the part of the winnings that a place pays, as `1/5`. */
  readonly placeOf: (selection: string) => string | null
  /** What the quote says that a multiple adds to its winnings. */
  readonly boost?: {
    readonly percent: number
    readonly steps: readonly { readonly legs: number; readonly percent: number }[]
  } | null
}

export interface Worth {
  readonly lines: number
  /** In all. */
  readonly stake: number
  /** If every leg wins, by the rules by which the bookmaker settles. */
  readonly returns: number
}

/** The exact cost and possible return of a bet, before the bookmaker's quote confirms it; null while a price or a term is missing. */
export function worthOf(bet: BetRequest, known: Known): Worth | null {
  const slip = slipOf(bet, known)
  if (!slip) return null
  const lines = linesOf(slip)
  const returns = paidOf(mostReturns(known.boost?.percent ? { ...slip, boost: known.boost } : slip))
  return { lines, stake: paidOf(multiply(slip.stakePerLine, fraction(lines))), returns }
}

/**
 * The total odds of a bet: what 1 staked in all returns if every leg wins, in thousandths, rounded down. Null for a selection alone, whose price is shown, and
 * while a price or a term is missing.
 */
export function totalOdds(bet: BetRequest, known: Known): number | null {
  const [only, second] = bet.legs
  if (!second && !only?.together?.length) return null
  const slip = slipOf(bet, known)
  return slip && oddsOfSlip(slip)
}

interface PlacedBet {
  readonly system: { readonly size: number; readonly folds: readonly number[] }
  readonly eachWay: boolean
  readonly legs: readonly {
    readonly selection: string
    readonly price: number
    readonly banker: boolean
    readonly placeFraction: string | null
  }[]
}

/** The total odds of a bet that was placed, as for `totalOdds`; of a single, its price. */
export function totalOddsOf({ system, eachWay, legs }: PlacedBet): number {
  return oddsOfSlip({
    system,
    eachWay,
    stakePerLine: fraction(1),
    legs: legs.map(({ selection: id, price, banker, placeFraction }) => ({
      id,
      odds: fraction(price, 1000),
      banker,
      placeFraction: placeFraction === null ? null : readFraction(placeFraction),
    })),
  })
}

function oddsOfSlip(slip: Slip): number {
  const lines = fraction(linesOf(slip))
  return Number(floor(divide(multiply(mostReturns({ ...slip, stakePerLine: fraction(1) }), fraction(1000)), lines)))
}

/** The return if this many legs win, and the others lose: the least and the most of all choices. Null as for `worthOf`. */
export function returnsIfSomeWin(bet: BetRequest, wins: number, known: Known): readonly [number, number] | null {
  const slip = slipOf(bet, known)
  if (!slip || bet.eachWay) return null
  let [least, most] = [Number.MAX_SAFE_INTEGER, 0]
  for (const winners of choices(slip.legs.length, wins)) {
    const won = new Set(winners.map((at) => slip.legs[at]))
    const returns = paidOf(returnsOf(slip, (leg) => (won.has(leg) ? leg.odds : fraction(0))))
    least = Math.min(least, returns)
    most = Math.max(most, returns)
  }
  return [least, most]
}

function slipOf(bet: BetRequest, { priceOf, placeOf }: Known): Slip | null {
  const { combine, eachWay, stake } = bet
  const system =
    'type' in combine ? namedSystem(combine.type, bet.legs.length) : chosenFolds(combine.choose, bet.legs.length)
  const legs = bet.legs.flatMap(({ selection, banker = false }) => {
    const price = priceOf(selection)
    const place = eachWay ? readFraction(placeOf(selection) ?? '') : null
    if (price === null || (eachWay && place === null)) return []
    return [{ id: selection, odds: fraction(price, 1000), banker, placeFraction: place }]
  })
  if (legs.length < bet.legs.length) return null
  const lines = linesOf({ system, legs, eachWay: eachWay === true, stakePerLine: fraction(1) })
  if (lines === 0) return null
  return {
    system,
    legs,
    eachWay: eachWay === true,
    stakePerLine: 'total' in stake ? fraction(stake.total, lines) : fraction(stake.perLine),
  }
}
