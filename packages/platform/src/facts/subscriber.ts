import type { DeclaredFact, Fact } from '@andon/contract/fact'
import * as v from 'valibot'
import type { Tx } from '../sql/index.ts'

export interface LoggedFact<Data = unknown> extends Fact<string, Data> {
  /** Its place in the log; the same at every attempt. */
  readonly position: number
  /** When the transaction that wrote it began. */
  readonly at: Temporal.Instant
}

export interface Subscriber {
  readonly name: string
  /** The facts that it handles. */
  readonly names: readonly string[]
  readonly atOnce: number
  handle(tx: Tx, fact: LoggedFact): Promise<void>
}

interface Handling {
  readonly name: string
  handle(tx: Tx, fact: LoggedFact): Promise<void>
}

/** What a subscriber does at one fact. `handle` does everything in `tx`; what it does is undone if it throws, and it is called again. */
export function on<Name extends string, S extends v.GenericSchema>(
  declared: DeclaredFact<Name, S>,
  handle: (tx: Tx, fact: LoggedFact<v.InferOutput<S>>) => Promise<void>,
): Handling {
  return {
    name: declared.name,
    handle: (tx, fact) => handle(tx, { ...fact, data: v.parse(declared.schema, fact.data) }), // an earlier release may have written it
  }
}

/**
 * Declares a durable reader of facts. A new subscriber, or a fact added to one, begins with the facts written from then on. `atOnce` facts share a
 * transaction: more than one only for handlers that lock nothing which others lock too, because their facts are of different keys in any order.
 */
export function subscriber(
  name: string,
  { on: handlings, atOnce = 1 }: { on: readonly Handling[]; atOnce?: number },
): Subscriber {
  const byName = new Map(handlings.map((handling) => [handling.name, handling]))
  return {
    name,
    names: [...byName.keys()],
    atOnce,
    handle: async (tx, fact) => byName.get(fact.name)?.handle(tx, fact),
  }
}
