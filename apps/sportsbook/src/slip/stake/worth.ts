import { chosenFolds, linesOf, mostReturns, namedSystem, paidOf, returnsOf, type Slip } from '@andon/bookmaker/rules'
import { floor, fraction, multiply, readFraction } from '@andon/money/fraction'
import type { BetRequest } from '../slip-bets.ts'
import { choices } from './choices.ts'

interface Known {
  /** The current price of a leg; null where it is not known. */
  readonly priceOf: (selection: string) => number | null
  /** The terms of a leg each way: the part of the winnings that a place pays, as `1/5`. */
  readonly placeOf: (selection: string) => string | null
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
  return { lines, stake: paidOf(multiply(slip.stakePerLine, fraction(lines))), returns: paidOf(mostReturns(slip)) }
}

/** The odds of a bet whose legs all have to win, in thousandths, rounded down; null for singles and systems, and while a price is missing. */
export function combinedOdds(
  { combine, legs }: Pick<BetRequest, 'combine' | 'legs'>,
  priceOf: Known['priceOf'],
): number | null {
  const isJoint = legs.length === 1 && (legs[0]?.together?.length ?? 0) > 0
  const isMultiple = legs.length > 1 && 'type' in combine && combine.type === 'fold'
  if (!isJoint && !isMultiple) return null
  const prices = legs.flatMap(({ selection }) => priceOf(selection) ?? [])
  return prices.length < legs.length ? null : oddsOfLegs(prices.map((price) => ({ price })))
}

/** The odds of legs that all have to win, in thousandths, rounded down. */
export function oddsOfLegs(legs: readonly { readonly price: number }[]): number {
  const product = legs.reduce((odds, { price }) => multiply(odds, fraction(price, 1000)), fraction(1000))
  return Number(floor(product))
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
    ...{ system, legs, eachWay: eachWay === true },
    stakePerLine: 'total' in stake ? fraction(stake.total, lines) : fraction(stake.perLine),
  }
}
