import { type Fraction, fraction } from '@andon/money/fraction'

export interface EachWayTerms {
  /** Part of the winnings that a place pays. */
  readonly placeFraction: Fraction
  readonly places: number
}

/** The usual terms of a race by the runners at the off; null with fewer than five, when bets are on winning only. */
export function eachWayTerms({ runners, handicap }: { runners: number; handicap: boolean }): EachWayTerms | null {
  if (runners < 5) return null
  if (runners < 8) return { placeFraction: fraction(1, 4), places: 2 }
  if (handicap && runners >= 16) return { placeFraction: fraction(1, 4), places: 4 }
  if (handicap && runners >= 12) return { placeFraction: fraction(1, 4), places: 3 }
  return { placeFraction: fraction(1, 5), places: 3 }
}
