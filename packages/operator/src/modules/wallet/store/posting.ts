import type { Tx } from '@andon/platform/sql'
import { toBatch } from '../domain/batch.ts'
import type { Pocket } from '../domain/chart.ts'
import type { Transfer } from '../domain/transfer.ts'
import type { PocketRow } from './balances.ts'

/** What became of one transfer, and its player's balances after it. */
export type PostedRow =
  | (PocketRow & { status: 'posted' | 'replayed' | 'conflict'; transfer_id: string; lacking: null })
  | (PocketRow & { status: 'insufficient'; transfer_id: null; lacking: Pocket })

/** One row for each transfer, in their order. `wallet.post` in migrations/ says how. */
export function insertTransfers(
  tx: Tx,
  { transfers, ids, at }: { transfers: readonly Transfer[]; ids: readonly string[]; at: Temporal.Instant },
): Promise<PostedRow[]> {
  const batch = toBatch(transfers)
  const column = <K extends keyof Transfer>(name: K) => transfers.map((transfer) => transfer[name])
  const { shard, holder, name, currency } = batch.accounts
  return tx.query<PostedRow>(
    `select * from wallet.post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      ...[shard, holder, name, currency],
      ...[column('shard'), column('owner'), column('key'), column('hash')],
      ...[ids, column('kind'), column('currency'), column('reference')],
      ...[batch.pocketsAt, batch.sameAs, batch.legEnds, batch.legAccounts, batch.legAmounts],
      at.toString(),
    ],
  )
}
