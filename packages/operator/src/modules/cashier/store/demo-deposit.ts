import { createHash } from 'node:crypto'
import type { Currency } from '@andon/money'
import type { Tx } from '@andon/platform/sql'

interface DemoDeposit {
  readonly id: string
  readonly playerId: string
  readonly site: string
  readonly supplier: string
  readonly amount: number
  readonly currency: Currency
  readonly key: string
  readonly at: Temporal.Instant
}

/** A deposit that no supplier was asked for, credited at once. */
export async function insertDemoDeposit(tx: Tx, deposit: DemoDeposit): Promise<void> {
  const { id, playerId, site, supplier, amount, currency, key, at } = deposit
  await tx.query(
    `insert into cashier.deposits (id, player_id, site, method, supplier, amount, currency, state, save_card, idempotency_key,
       request_hash, created_at, changed_at, credited_at)
     values ($1, $2, $3, 'CREDITCARD', $4, $5, $6, 'captured', false, $7, $8, $9, $9, $9)`,
    [id, playerId, site, supplier, amount, currency, key, createHash('sha256').update(key).digest(), at.toString()],
  )
}
