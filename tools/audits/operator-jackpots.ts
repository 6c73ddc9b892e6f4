import type { OperatorBooks } from '@andon/arcade/audit/compare-jackpot-books'
import type { Db } from '@andon/platform/sql'

/** The operator's books of a supplier's jackpots; null where they are in another database. */
export async function operatorBooks(db: Db, supplier: string): Promise<OperatorBooks | null> {
  const [found] = await db.query<{ here: boolean }>(
    `select to_regclass('wallet.accounts') is not null and to_regclass('game_wallet.jackpot_moves') is not null here`,
  )
  if (!found?.here) return null
  return {
    accounts: async (tx) => {
      const rows = await tx.query<{ jackpot: string; booked: number }>(
        `select jackpot, sum(millionths)::bigint booked from (
           select substr(holder, length($1) + 1) jackpot, sum(real_cash) * 1000000 millionths from wallet.accounts where starts_with(holder, $1) group by 1
           union all
           select jackpot, sum(millionths) from game_wallet.jackpot_carries where supplier = $2 group by 1) parts
         group by jackpot`,
        [`house/jackpots/${supplier}/`, supplier],
      )
      return new Map(rows.map(({ jackpot, booked }) => [jackpot, booked]))
    },
    moves: async (tx) => {
      const rows = await tx.query<{ id: string; from: string; to: string; millionths: number }>(
        `select transaction_id id, from_jackpot "from", to_jackpot "to", millionths from game_wallet.jackpot_moves where supplier = $1`,
        [supplier],
      )
      return new Map(rows.map(({ id, ...move }) => [id, move]))
    },
    stateOf: async (tx, rounds) => {
      const rows = await tx.query<{ id: string; isStaked: boolean; isPaid: boolean }>(
        `select round.id,
           exists (select from game_wallet.supplier_transactions bet where bet.player_id = round.owner and bet.supplier = $1
             and bet.transaction_id = round.id || '.bet' and bet.kind = 'bet' and bet.state <> 'rolled-back') "isStaked",
           exists (select from game_wallet.supplier_transactions win where win.player_id = round.owner and win.supplier = $1
             and win.transaction_id = round.id || '.win' and win.kind = 'win') "isPaid"
         from unnest($2::text[], $3::text[]) as round (owner, id)`,
        [supplier, rounds.map(({ owner }) => owner), rounds.map(({ id }) => id)],
      )
      return new Map(rows.map(({ id, ...state }) => [id, state]))
    },
  }
}
