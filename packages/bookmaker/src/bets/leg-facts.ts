import { type LegOutcome, plainOutcome } from '../settlement/leg-outcome.ts'

/** How sure a feed is of a result: 1 seen live, 2 confirmed. Most results are sent under both, one after the other. */
export type Certainty = 1 | 2

/** Bets accepted from `fromMs` (inclusive) until `untilMs` (exclusive) are void; null is open on that side. */
export interface CancelWindow {
  readonly fromMs: number | null
  readonly untilMs: number | null
}

/** What is known about one selection: all that bets on it are settled by. */
export interface LegFacts {
  readonly settled: { readonly outcome: LegOutcome; readonly certainty: Certainty } | null
  readonly cancelled: readonly CancelWindow[]
}

export const nothingKnown: LegFacts = { settled: null, cancelled: [] }

/** A settlement of a lower certainty than the one known comes late and changes nothing. */
export function withSettlement(facts: LegFacts, settled: { outcome: LegOutcome; certainty: Certainty }): LegFacts {
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
  return facts.settled && { outcome: facts.settled.outcome, cancelled }
}
