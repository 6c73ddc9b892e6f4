import { add, type Fraction } from '@andon/money/fraction'
import type { GradedOn } from '../markets/graded-on.ts'
import type { Price } from '../model/price.ts'
import { type LegOutcome, plainOutcome } from '../settlement/leg-outcome.ts'
import { oddsOfPrice } from '../settlement/odds.ts'
import { capped, rule4Deduction } from '../settlement/rule4.ts'

/** How sure a feed is of a result: 1 seen live, 2 confirmed. Most results are sent under both, one after the other. */
export type Certainty = 1 | 2

/** Bets accepted from `fromMs` (inclusive) until `untilMs` (exclusive) are void; null is open on that side. */
export interface CancelWindow {
  readonly fromMs: number | null
  readonly untilMs: number | null
}

/** Another runner of the market that was withdrawn: bets accepted before have its price deducted from their winnings (rule 4). */
export interface Withdrawal {
  /** The outcome that does not run. */
  readonly runner: string
  readonly beforeMs: number
  /** At which it was offered then. */
  readonly price: Price
}

export interface Settled {
  readonly outcome: LegOutcome
  readonly certainty: Certainty
  /** Basis of its grading, for the player to see; null or absent where only the result is known. No money depends on it. */
  readonly graded?: GradedOn | null
}

/** Facts of one selection: all that bets on it are settled by. */
export interface LegFacts {
  readonly settled: Settled | null
  readonly cancelled: readonly CancelWindow[]
  readonly withdrawals: readonly Withdrawal[]
}

export const nothingKnown: LegFacts = { settled: null, cancelled: [], withdrawals: [] }

/** A settlement of a lower certainty than the one known comes late and changes nothing. */
export function withSettlement(facts: LegFacts, settled: Settled): LegFacts {
  return facts.settled && facts.settled.certainty > settled.certainty ? facts : { ...facts, settled }
}

/** After a roll-back: no result is known until the next settlement. */
export function withoutSettlement(facts: LegFacts): LegFacts {
  return { ...facts, settled: null }
}

export function withCancellation(facts: LegFacts, window: CancelWindow): LegFacts {
  return { ...facts, cancelled: [...withoutCancellation(facts, window).cancelled, window] }
}

/** After the roll-back of a cancellation. */
export function withoutCancellation(facts: LegFacts, { fromMs, untilMs }: CancelWindow): LegFacts {
  return { ...facts, cancelled: facts.cancelled.filter((one) => one.fromMs !== fromMs || one.untilMs !== untilMs) }
}

export function withWithdrawal(facts: LegFacts, withdrawal: Withdrawal): LegFacts {
  return { ...facts, withdrawals: [...withoutWithdrawal(facts, withdrawal).withdrawals, withdrawal] }
}

/** After the runner was put back. */
export function withoutWithdrawal(facts: LegFacts, { runner }: Pick<Withdrawal, 'runner'>): LegFacts {
  return { ...facts, withdrawals: facts.withdrawals.filter((one) => one.runner !== runner) }
}

/** The part of the winnings that withdrawn runners take off a bet that was accepted at that time. */
export function deductionFor({ withdrawals }: LegFacts, acceptedAtMs: number): Fraction {
  const later = withdrawals.filter(({ beforeMs }) => acceptedAtMs < beforeMs)
  return rule4Deduction(later.map(({ price }) => oddsOfPrice(price)))
}

/** How a selection ended for a bet that was accepted at that time; a cancellation counts before a result. Null while it is open. */
export interface LegDecision {
  readonly outcome: LegOutcome
  readonly cancelled: boolean
}

export function decisionFor(facts: LegFacts, acceptedAtMs: number): LegDecision | null {
  const cancelled = facts.cancelled.some(
    ({ fromMs, untilMs }) => acceptedAtMs >= (fromMs ?? -Infinity) && acceptedAtMs < (untilMs ?? Infinity),
  )
  if (cancelled) return { outcome: plainOutcome('void'), cancelled }
  if (!facts.settled) return null
  const { outcome } = facts.settled
  return { outcome: { ...outcome, rule4: capped(add(outcome.rule4, deductionFor(facts, acceptedAtMs))) }, cancelled }
}
