import type { Tx } from '../sql/index.ts'

/** A fact in the past tense, written in the transaction that made it true and delivered after the commit, at least once. */
export interface Fact {
  /** `wallet.BalanceChanged` */
  readonly name: string
  /** Facts of one key are delivered in the order they were written; usually the player's id. */
  readonly key: string
  readonly data: Readonly<Record<string, unknown>>
}

export interface Outbox {
  write(tx: Tx, facts: readonly Fact[]): Promise<void>
}

export { createOutbox, type OutboxDelivery } from './deliver.ts'
