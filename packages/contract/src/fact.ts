import type * as v from 'valibot'

/** Something that happened, as it is stored and carried. `data` is typed once its declaration has recognised it (`is`) or parsed it. */
export interface Fact<Name extends string = string, Data = unknown> {
  /** `wallet.BalanceChanged` */
  readonly name: Name
  /** Facts of one key are delivered in the order they were written; usually the player's id. */
  readonly key: string
  readonly data: Data
}

declare const made: unique symbol
/** Made by a declaration, so that its data has the declared type. Only these can be written. */
export interface NewFact extends Fact {
  readonly [made]: true
}

export interface DeclaredFact<Name extends string = string, S extends v.GenericSchema = v.GenericSchema> {
  /** A fact to be written. `data` is not validated: its type is the schema's. */
  (fact: { readonly key: string; readonly data: v.InferOutput<S> }): NewFact
  readonly name: Name
  readonly schema: S
  /** Whether a carried fact is one of these, for readers of the bus: what is carried was written under this declaration. */
  is(fact: Fact): fact is Fact<Name, v.InferOutput<S>>
}

/**
 * Declares what a module announces about something that happened: `fact('wallet.BalanceChanged', schema)`, named `<module>.<PastTense>`. The schema
 * changes nothing (its input is its output) and describes JSON. A module declares its facts in its own `facts.ts`, and only those that are read.
 */
export function fact<const Name extends `${string}.${string}`, S extends v.GenericSchema>(
  name: Name,
  schema: S,
): DeclaredFact<Name, S> {
  const make = ({ key, data }: { key: string; data: unknown }) => ({ name, key, data })
  return Object.defineProperties(make, {
    name: { value: name },
    schema: { value: schema },
    is: { value: (carried: Fact) => carried.name === name },
  }) as unknown as DeclaredFact<Name, S> // defineProperties returns its argument's type
}
