import { assert } from '@andon/platform/assert'
import type { LegOutcome } from '../settlement/leg-outcome.ts'
import {
  type CancelWindow,
  type Certainty,
  decisionFor,
  type LegFacts,
  nothingKnown,
  withCancellation,
  withoutCancellation,
  withoutSettlement,
  withSettlement,
} from './leg-facts.ts'
import { type Bet, cashOutBet, type Payment, settleBet } from './settle-bet.ts'

/**
 * Bets in memory with an index of their selections, so that a result costs only the bets on it. Every message about a selection returns the payments it causes; one that
 * is sent twice causes none. Bets stay after their settlement, for roll-backs, until they are removed.
 */
export class OpenBets {
  readonly #bets = new Map<string, Bet>()
  readonly #bySelection = new Map<string, Set<string>>()
  readonly #facts = new Map<string, LegFacts>()

  add(bet: Bet): void {
    assert(!this.#bets.has(bet.id), `bet ${bet.id} is added once`)
    this.#bets.set(bet.id, bet)
    for (const selection of selectionsOf(bet)) {
      const bets = this.#bySelection.get(selection) ?? new Set()
      this.#bySelection.set(selection, bets.add(bet.id))
    }
  }

  get(id: string): Bet | null {
    return this.#bets.get(id) ?? null
  }

  /** Forgets a bet, and what is known about selections that no other bet has. */
  remove(id: string): void {
    const bet = this.#bets.get(id)
    if (!bet) return
    this.#bets.delete(id)
    for (const selection of selectionsOf(bet)) {
      const bets = this.#bySelection.get(selection)
      bets?.delete(id)
      if (bets?.size !== 0) continue
      this.#bySelection.delete(selection)
      this.#facts.delete(selection)
    }
  }

  settle(selection: string, settled: { outcome: LegOutcome; certainty: Certainty }): Payment[] {
    return this.#change(selection, (facts) => withSettlement(facts, settled))
  }

  rollBack(selection: string): Payment[] {
    return this.#change(selection, withoutSettlement)
  }

  /** Voids the bets on a selection that were accepted in the window. */
  cancel(selection: string, window: CancelWindow): Payment[] {
    return this.#change(selection, (facts) => withCancellation(facts, window))
  }

  rollBackCancel(selection: string, window: CancelWindow): Payment[] {
    return this.#change(selection, (facts) => withoutCancellation(facts, window))
  }

  /** Pays out a part or all of a cash-out offer for an open bet. */
  cashOut(id: string, offer: { taken: number; value: number }): Payment | null {
    const bet = this.#bets.get(id)
    assert(bet, `bet ${id} is known`)
    const changed = cashOutBet(bet, offer)
    this.#bets.set(id, changed.bet)
    return changed.payment
  }

  /** All bets on a selection change, or none: a result that one of them cannot be settled with throws before anything is kept. */
  #change(selection: string, change: (facts: LegFacts) => LegFacts): Payment[] {
    const ids = this.#bySelection.get(selection)
    if (!ids) return []
    const before = this.#facts.get(selection) ?? nothingKnown
    const after = change(before)
    if (after === before) return []
    const factsOf = (one: string) => (one === selection ? after : (this.#facts.get(one) ?? nothingKnown))
    const changes = [...ids].flatMap((id) => {
      const bet = this.#bets.get(id)
      return bet ? [settleBet(bet, (one) => decisionFor(factsOf(one), bet.acceptedAtMs))] : []
    })
    this.#facts.set(selection, after)
    for (const { bet } of changes) this.#bets.set(bet.id, bet)
    return changes.flatMap(({ payment }) => (payment ? [payment] : []))
  }
}

function selectionsOf({ slip, selections }: Bet): Set<string> {
  return new Set(slip.legs.flatMap(({ id }) => selections.get(id) ?? [id]))
}
