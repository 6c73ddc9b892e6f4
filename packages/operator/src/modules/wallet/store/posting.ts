import { arrayLiteral, prepared, type Tx } from '@andon/platform/sql'
import { toBatch } from '../domain/batch.ts'
import type { Transfer } from '../domain/transfer.ts'

/** The outcome of one transfer and its player's balances after it; these are null if no player is touched. */
export interface PostedRow {
  status: 'posted' | 'replayed' | 'conflict' | 'insufficient'
  transfer_id: string
  player_version: number
  player_real_cash: number
  player_crp: number
  player_drp: number
  player_wrp: number
  player_freebet: number
}

/** One row for each transfer, in order. `wallet.post` is documented in migrations/. */
export function insertTransfers(
  tx: Tx,
  { transfers, ids, at }: { transfers: readonly Transfer[]; ids: readonly string[]; at: Temporal.Instant },
): Promise<PostedRow[]> {
  const { accounts, ownerAccounts, sameAs, legEnds, legs } = toBatch(transfers)
  const each = <K extends Exclude<keyof Transfer, 'legs'>>(name: K) => transfers.map((transfer) => transfer[name])
  return tx.query<PostedRow>(
    postSql,
    [
      ...[accounts.shard, accounts.holder, accounts.currency],
      ...[each('shard'), each('owner'), each('key'), each('hash')],
      ...[ids, each('kind'), each('currency'), each('reference')],
      ...[ownerAccounts, sameAs, legEnds],
      ...[legs.account, legs.pocket, legs.amount],
    ]
      .map((column): string => arrayLiteral(column))
      .concat(at.toString()),
  )
}

const postSql = prepared(
  'select * from wallet.post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)',
)
