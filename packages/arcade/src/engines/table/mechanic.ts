import { add, compare, type Fraction, fraction, multiply, one, subtract, sum, zero } from '@andon/money/fraction'
import type { Draws } from '../../rng/draws.ts'

/** A place on the felt where chips may lie, as in `TableDisplay`. */
export interface Spot {
  readonly id: string
  readonly sort: string
  readonly table: string | null
  /**
   * Where a bet can lose several times its stake: how many stakes an amount on the spot is. All of it is staked, and what is not lost comes back; figures are of the stake.
   * Absent: the amount is the stake.
   */
  readonly covers?: number
  readonly pays: readonly SpotPay[]
}

export interface SpotPay {
  readonly on: readonly string[]
  /** Multiple of the bet, the bet included. */
  readonly returns: Fraction
}

/** The faces that the table shows, and the facts that decide the bets. */
export interface Reveal {
  readonly drawn: readonly { readonly to: string; readonly face: string }[]
  readonly facts: readonly string[]
}

/** How a table game is drawn and what its bets return; made from its rules. */
export interface TableMechanic {
  /** The name of its folder. */
  readonly name: string
  readonly tables: readonly string[]
  /** Numbers of the rules that the client words and no bet shows, by name, such as a commission. */
  readonly terms?: Readonly<Record<string, number>>
  readonly spots: readonly Spot[]
  draw(draws: Draws): Reveal
  /** Every outcome of a draw with its weight, by the facts. */
  outcomes(): Iterable<{ readonly facts: readonly string[]; readonly weight: bigint }>
}

/** The multiple of a bet that it returns when these are the facts; 0 for a lost one. */
export function multipleOf({ pays }: Pick<Spot, 'pays'>, facts: readonly string[]): Fraction {
  return pays.find(({ on }) => on.some((fact) => facts.includes(fact)))?.returns ?? zero
}

/** A multiple of an amount on the spot as one of the stake that it covers: what comes back of the rest counts nothing, and what is lost of it less. May be below 0. */
export function ofStake({ covers = 1 }: Pick<Spot, 'covers'>, multiple: Fraction): Fraction {
  return add(one, multiply(fraction(covers), subtract(multiple, one)))
}

/** The exact return and hit frequency of a stake, by enumeration of all outcomes. */
export function figuresOfSpot(
  mechanic: Pick<TableMechanic, 'outcomes'>,
  spot: Spot,
): { readonly rtp: Fraction; readonly hitFrequency: Fraction } {
  const outcomes = [...mechanic.outcomes()].map(({ facts, weight }) => ({
    multiple: ofStake(spot, multipleOf(spot, facts)),
    weight,
  }))
  const total = outcomes.reduce((all, { weight }) => all + weight, 0n)
  const hits = outcomes.filter(({ multiple }) => compare(multiple, zero) > 0)
  return {
    rtp: sum(outcomes.map(({ multiple, weight }) => multiply(multiple, fraction(weight, total)))),
    hitFrequency: fraction(
      hits.reduce((all, { weight }) => all + weight, 0n),
      total,
    ),
  }
}

/** The least amount of which every multiple is returned without rounding, in minor units. */
export function unitOf({ spots }: Pick<TableMechanic, 'spots'>): number {
  const denominators = spots.flatMap(({ pays }) => pays.map(({ returns }) => returns.denominator))
  return Number(denominators.reduce((common, one) => (common * one) / greatestDivisor(common, one), 1n))
}

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b))
