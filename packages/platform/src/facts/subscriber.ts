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
  /** True if `handle` takes all facts of a page in one call; otherwise it gets them one at a time. */
  readonly inBatches: boolean
  handle(tx: Tx, facts: readonly LoggedFact[]): Promise<void>
}

interface Handling {
  readonly name: string
  handle(tx: Tx, fact: LoggedFact): Promise<void>
}

/** Declares how a subscriber handles one fact. `handle` does everything in `tx`; its work is undone if it throws, and it is called again. */
export function on<Name extends string, S extends v.GenericSchema>(
  declared: DeclaredFact<Name, S>,
  handle: (tx: Tx, fact: LoggedFact<v.InferOutput<S>>) => Promise<void>,
): Handling {
  return {
    name: declared.name,
    handle: (tx, fact) => handle(tx, { ...fact, data: v.parse(declared.schema, fact.data) }), // an earlier release may have written it
  }
}

interface BatchHandling {
  readonly name: string
  handle(tx: Tx, facts: readonly LoggedFact[]): Promise<void>
}

/**
 * What a subscriber does at many facts of one kind, with a few statements for all of them. They come in the order of the log, those of one key in theirs.
 * If `handle` throws, what it did is undone and it is called with each of these facts alone, so that only the key of a fact that fails waits.
 */
export function onMany<Name extends string, S extends v.GenericSchema>(
  declared: DeclaredFact<Name, S>,
  handle: (tx: Tx, facts: readonly LoggedFact<v.InferOutput<S>>[]) => Promise<void>,
): BatchHandling {
  return {
    name: declared.name,
    handle: (tx, facts) =>
      handle(
        tx,
        facts.map((fact) => ({ ...fact, data: v.parse(declared.schema, fact.data) })),
      ),
  }
}

type Handled =
  | { readonly on: readonly Handling[]; readonly atOnce?: number }
  | { readonly batch: BatchHandling; readonly atOnce?: number }

const atOnceInBatches = 500

/**
 * Declares a durable reader of facts, one by one (`on`) or, for a reader of very many, in batches (`batch`). A new subscriber, or a fact added to one,
 * begins with the facts written from then on. `atOnce` facts share a transaction (1, in batches 500): more than one only for handlers that lock nothing
 * which others lock too, because their facts are of different keys in any order.
 */
export function subscriber(name: string, handled: Handled): Subscriber {
  if ('batch' in handled) {
    const { batch, atOnce = atOnceInBatches } = handled
    return { name, names: [batch.name], atOnce, inBatches: true, handle: batch.handle }
  }
  const { on: handlings, atOnce = 1 } = handled
  const byName = new Map(handlings.map((handling) => [handling.name, handling]))
  return {
    name,
    names: [...byName.keys()],
    atOnce,
    inBatches: false,
    handle: async (tx, facts) => {
      for (const fact of facts) await byName.get(fact.name)?.handle(tx, fact)
    },
  }
}
