import type { Fact } from '../facts/index.ts'
import type { Tx } from '../sql/index.ts'

export interface Outbox {
  write(tx: Tx, facts: readonly Fact[]): Promise<void>
}

export { createOutbox, type OutboxDelivery } from './deliver.ts'
