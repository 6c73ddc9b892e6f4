import { minor } from '@andon/money'
import { type Fraction, floor, fraction, multiply, sum } from '@andon/money/fraction'
import { type LegOutcome, legReturn, type Part, plainOutcome } from './leg-outcome.ts'
import { boostedReturns } from './multiple-boost.ts'
import type { Outcomes } from './read-results.ts'
import { linesOf, type Slip, type SlipLeg } from './slip.ts'
import { SlipRefusal } from './slip-refusal.ts'
import { sumOfSystemLines } from './system-lines.ts'

/** Returns of a slip. Money is in minor units; `stake` and `returns` are exact, `paid` is `returns` rounded down once. */
export interface Settlement {
  readonly lines: number
  readonly stake: Fraction
  readonly returns: Fraction
  readonly paid: number
}

/**
 * Settles a slip by the results of all its legs. A line returns its stake times what 1 staked on each of its legs returns; a slip returns the sum of its lines, with what
 * its boost adds for the legs that are not void, rounded down once. Throws SlipRefusal if a leg has no result, if an each-way leg has one that says nothing about its place, or if it returns more than a whole number holds exactly.
 */
export function settle(slip: Slip, outcomes: Outcomes): Settlement {
  const lines = linesOf(slip)
  const plain = returnsOf(slip, (leg, part) => legReturn(leg, outcomeFor(leg, outcomes, slip), part).multiplier)
  const returns = boostedReturns(slip, plain, countingLegs(slip, outcomes))
  return { lines, stake: multiply(slip.stakePerLine, fraction(lines)), returns, paid: paidOf(returns) }
}

/** The legs of a slip that count for its boost: all that are not void. */
export function countingLegs({ legs }: Slip, outcomes: Outcomes): number {
  return legs.filter(({ id }) => outcomes.get(id)?.result !== 'void').length
}

/** Returns of a slip without its boost, if a stake of 1 on a leg returns what `multiplier` says. */
export function returnsOf(slip: Slip, multiplier: (leg: SlipLeg, part: Part) => Fraction): Fraction {
  const sums = partsOf(slip).map((part) =>
    sumOfSystemLines(
      slip,
      slip.legs.map((leg) => multiplier(leg, part)),
    ),
  )
  return multiply(slip.stakePerLine, sum(sums))
}

/** Returns of a slip with its boost if every leg wins; `deductions`: the part that withdrawn runners take off the winnings of a leg, by its id. */
export function mostReturns(slip: Slip, deductions?: ReadonlyMap<string, Fraction>): Fraction {
  const plain = returnsOf(slip, (leg, part) => {
    const rule4 = deductions?.get(leg.id)
    return legReturn(leg, rule4 ? { ...won, rule4 } : won, part).multiplier
  })
  return boostedReturns(slip, plain, slip.legs.length)
}

const won = plainOutcome('won')

/** An each-way bet has two parts with the same lines. */
export function partsOf({ eachWay }: Pick<Slip, 'eachWay'>): readonly Part[] {
  return eachWay ? ['win', 'place'] : ['win']
}

/** The result of a leg as the bet on it needs it. */
export function outcomeFor(leg: SlipLeg, outcomes: Outcomes, { eachWay }: Pick<Slip, 'eachWay'>): LegOutcome {
  const outcome = outcomes.get(leg.id)
  if (!outcome) throw new SlipRefusal(leg.id, 'has no result')
  if (!eachWay) return outcome
  if (outcome.result === 'halfWon' || outcome.result === 'halfLost')
    throw new SlipRefusal(`${leg.id}.result`, `${outcome.result} says nothing about a place; the bet is each-way`)
  if (outcome.deadHeat?.place === null)
    throw new SlipRefusal(`${leg.id}.deadHeat.tiedAt`, 'is missing; the bet is each-way')
  return outcome
}

/** The one rounding: down to the minor unit. Throws SlipRefusal for more than a whole number holds exactly. */
export function paidOf(returns: Fraction): number {
  const paid = floor(returns)
  if (paid > Number.MAX_SAFE_INTEGER)
    throw new SlipRefusal('stakePerLine', `returns ${paid}; at most ${Number.MAX_SAFE_INTEGER} can be paid`)
  return minor(Number(paid))
}
