import { add, type Fraction, fraction, multiply, one, subtract, zero } from '@andon/money/fraction'
import type { LegResult } from '../model/leg-result.ts'
import { capped } from './rule4.ts'
import type { SlipLeg } from './slip.ts'

/** `placed`: not the winner, but one of the places that are paid; it loses a bet on winning. */
export const legResults = ['won', 'lost', 'void', 'halfWon', 'halfLost', 'placed'] as const satisfies readonly (
  | LegResult
  | 'placed'
)[]

/** How a leg ended, with everything that changes what it pays. */
export interface LegOutcome {
  readonly result: (typeof legResults)[number]
  /** Part of the winnings that withdrawn runners take off (rule 4), as it is stated, 0 to 1; 9/10 at most is deducted. */
  readonly rule4: Fraction
  readonly deadHeat: DeadHeat | null
}

/** `tied` runners share places: how many for a bet on winning, and for one on a place. More places than runners pay in full. */
export interface DeadHeat {
  readonly tied: number
  readonly win: number
  /** Null where it is not stated; such a leg cannot settle an each-way bet. */
  readonly place: number | null
}

/** An outcome without deductions and ties. */
export function plainOutcome(result: LegOutcome['result']): LegOutcome {
  return { result, rule4: zero, deadHeat: null }
}

/** `places` paying places shared by `tied`: of the winners if the leg won, of the places if it was placed. */
export function sharedPlaces(result: 'won' | 'placed', { tied, places }: { tied: number; places: number }): DeadHeat {
  return result === 'won' ? { tied, win: places, place: null } : { tied, win: 0, place: places }
}

/** Tied at a position of a race that pays so many places: tied for the first they share the win, and in any case the places from there on. */
export function tiedAtPosition({
  tied,
  tiedAt,
  placesPaid,
}: Record<'tied' | 'tiedAt' | 'placesPaid', number>): DeadHeat {
  return { tied, win: tiedAt === 1 ? 1 : 0, place: Math.max(0, placesPaid - tiedAt + 1) }
}

/** The half of a bet that pays if the leg wins, and the half of an each-way bet that pays if it is placed. */
export type Part = 'win' | 'place'

/** How a leg pays: odds after deduction, for the part of the bet; the share of the stake that is paid at them; and what 1 staked returns. */
export interface LegReturn {
  readonly odds: Fraction
  readonly share: Fraction
  readonly multiplier: Fraction
}

const half = fraction(1, 2)

/** Deducts first, then takes the place fraction, then divides by the tie. `part` is `place` only for legs with a place fraction. */
export function legReturn(leg: SlipLeg, outcome: LegOutcome, part: Part): LegReturn {
  const odds = oddsPaid(leg, outcome, part)
  const share = shareOf(outcome, part)
  return { odds, share, multiplier: multiplierOf(outcome, { odds, share }) }
}

function multiplierOf({ result }: LegOutcome, { odds, share }: Omit<LegReturn, 'multiplier'>): Fraction {
  switch (result) {
    case 'won':
    case 'placed':
      return multiply(odds, share)
    case 'lost':
      return zero
    case 'void':
      return one
    case 'halfWon':
      return multiply(add(one, odds), half)
    case 'halfLost':
      return half
  }
}

/** 1 + winnings · (1 - deduction) · place fraction. */
function oddsPaid({ odds, placeFraction }: SlipLeg, { rule4 }: LegOutcome, part: Part): Fraction {
  const fractionPaid = part === 'place' ? (placeFraction ?? zero) : one
  if (rule4.numerator === 0n && fractionPaid === one) return odds
  return add(one, multiply(multiply(subtract(odds, one), subtract(one, capped(rule4))), fractionPaid))
}

/** Part of the stake that is paid at the odds; only for a leg that won or was placed. */
function shareOf({ result, deadHeat }: LegOutcome, part: Part): Fraction {
  if (result === 'placed' && part === 'win' && !deadHeat) return zero
  if (!deadHeat) return one
  const places = deadHeat[part] ?? 0
  return places >= deadHeat.tied ? one : fraction(places, deadHeat.tied)
}
