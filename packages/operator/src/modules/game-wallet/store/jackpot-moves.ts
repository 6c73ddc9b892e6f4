import type { WalletRequest } from '@andon/contract/wallet-api'
import { assert, type Tx } from '@andon/platform/sql'

export type Move = WalletRequest<'moveJackpot'> & { readonly supplier: string }

export interface JackpotMoveRow {
  readonly kind: string
  readonly from: string
  readonly to: string
  readonly millionths: number
  readonly currency: string
}

export async function storedMove(
  tx: Tx,
  { supplier, transactionId }: Pick<Move, 'supplier' | 'transactionId'>,
): Promise<JackpotMoveRow | undefined> {
  const [row] = await tx.query<JackpotMoveRow>(
    `select kind, from_jackpot "from", to_jackpot "to", millionths, currency from game_wallet.jackpot_moves
     where supplier = $1 and transaction_id = $2`,
    [supplier, transactionId],
  )
  return row
}

/** False: its id is taken. */
export async function insertMove(tx: Tx, move: Move & { readonly at: Temporal.Instant }): Promise<boolean> {
  const rows = await tx.query<{ inserted: boolean }>(
    `insert into game_wallet.jackpot_moves (supplier, transaction_id, kind, from_jackpot, to_jackpot, millionths, currency, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning true inserted`,
    [
      move.supplier,
      move.transactionId,
      move.kind,
      move.from,
      move.to,
      move.millionths,
      move.currency,
      move.at.toString(),
    ],
  )
  return rows.length > 0
}

/** The rest of a jackpot that is less than a whole minor unit, over all shards, in millionths. */
export async function leftOverOf(
  tx: Tx,
  { supplier, jackpot, currency }: { readonly supplier: string; readonly jackpot: string; readonly currency: string },
): Promise<number> {
  const [row] = await tx.query<{ millionths: number }>(
    `select coalesce(sum(millionths), 0)::bigint millionths from game_wallet.jackpot_carries
     where supplier = $1 and jackpot = $2 and currency = $3`,
    [supplier, jackpot, currency],
  )
  assert(row, 'an aggregate returns one row')
  return row.millionths
}
