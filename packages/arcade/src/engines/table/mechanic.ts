import { compare, type Fraction, fraction, multiply, sum, zero } from '@andon/money/fraction'
import type { Draws } from '../../rng/draws.ts'

/** A place on the felt where chips may lie, as in `TableDisplay`. */
export interface Spot {
  readonly id: string
  readonly sort: string
  readonly table: string | null
  readonly pays: readonly SpotPay[]
}

export interface SpotPay {
  readonly on: readonly string[]
  /** Multiple of the bet, the bet included. */
  readonly returns: Fraction
}

/** What the table shows, and the facts that decide the bets. */
export interface Reveal {
  readonly drawn: readonly { readonly to: string; readonly face: string }[]
  readonly facts: readonly string[]
}

/** How a table game is drawn and what its bets return; made from its rules. */
export interface TableMechanic {
  /** The name of its folder. */
  readonly name: string
  readonly tables: readonly string[]
  readonly spots: readonly Spot[]
  draw(draws: Draws): Reveal
  /** Every outcome of a draw with its weight, by the facts. */
  outcomes(): Iterable<{ readonly facts: readonly string[]; readonly weight: bigint }>
}

/** The multiple of a bet that it returns when these are the facts; 0 for a lost one. */
export function multipleOf({ pays }: Pick<Spot, 'pays'>, facts: readonly string[]): Fraction {
  return pays.find(({ on }) => on.some((fact) => facts.includes(fact)))?.returns ?? zero
}

/** The exact return and hit frequency of a bet, by enumeration of all outcomes. */
export function figuresOfSpot(
  mechanic: Pick<TableMechanic, 'outcomes'>,
  spot: Spot,
): { readonly rtp: Fraction; readonly hitFrequency: Fraction } {
  const outcomes = [...mechanic.outcomes()].map(({ facts, weight }) => ({ multiple: multipleOf(spot, facts), weight }))
  const total = outcomes.reduce((all, { weight }) => all + weight, 0n)
  const hits = outcomes.filter(({ multiple }) => compare(multiple, zero) > 0)
  return {
    rtp: sum(hits.map(({ multiple, weight }) => multiply(multiple, fraction(weight, total)))),
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
