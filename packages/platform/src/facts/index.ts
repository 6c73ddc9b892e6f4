import type { DeclaredFact, Fact, NewFact } from '@andon/contract/fact'
import type * as v from 'valibot'
import type { Tx } from '../sql/index.ts'

/**
 * Facts: what modules announce about something that happened, declared with `fact()` of the contract. Written in the causing transaction to the
 * table `platform.outbox`. From there one node at a time, the sequencer, gives each fact to the bus, for the open pages, and appends those that have
 * a subscriber to the log `platform.facts`. Invariants:
 * - a committed fact is in the outbox or has been sequenced; positions become visible in their order, so no reader skips one;
 * - a subscriber's position moves in the transaction of its handlers: each fact has its effects once;
 * - a subscriber handles the facts of one key in order, on one node at a time; a fact that fails delays its key and nothing else, also in a batch.
 * Reasons: docs/decisions/0013-facts.md.
 */
export interface Facts {
  /** The order of two facts of one key is that of their transactions, so hold the lock on what they are about. */
  write(tx: Tx, facts: readonly NewFact[]): Promise<void>
  /**
   * For what must hold when the fact does: `handle` runs in the transaction that writes one, after it is written; if it throws, neither happens. Modules
   * follow when they are created. What may happen later belongs into a subscriber.
   */
  follow<Name extends string, S extends v.GenericSchema>(
    declared: DeclaredFact<Name, S>,
    handle: (tx: Tx, fact: Fact<Name, v.InferOutput<S>>) => Promise<void>,
  ): void
}

export { createFacts, type FactsDelivery } from './create-facts.ts'
export { isBehind, listParked, retryParked, skipParked, subscriberStatus } from './inspect.ts'
export { createSubscriptions } from './run-subscribers.ts'
export { on, onMany, type Subscriber, subscriber } from './subscriber.ts'
