import type { Db } from '@andon/platform/sql'
import type { Acknowledged } from './caller.ts'

interface Standing {
  /** In every book that must have it, with its amount. */
  readonly isFound: boolean
  /** Surplus rows. */
  readonly tooMany: number
}

interface Row {
  readonly key: string
  /** Null while the round of this win is open. */
  readonly amount: number | null
}

/**
 * Finds a player's operations in the books. An operation that moves money is one transfer of that amount; one that moves none has no transfer. Each call of
 * a supplier is also one row in the catalogue, including the win of 0 of a lost round, which is closed.
 */
export async function standingOf(db: Db, playerId: string): Promise<(one: Acknowledged) => Standing> {
  const transfers = await rowsByKey(
    db,
    `select t.key, coalesce(sum(e.amount), 0)::bigint as amount from wallet.transfers t
     join wallet.accounts a on a.shard = t.shard and a.holder = t.owner
     left join wallet.entries e on e.shard = a.shard and e.account_id = a.id and e.transfer = t.number
     where t.owner = $1 group by t.number, t.key`,
    playerId,
  )
  const calls = await rowsByKey(
    db,
    `select held.supplier || '/' || held.transaction_id as key,
       case when held.kind = 'bet' then -held.amount when round.state = 'closed' then held.amount end as amount
     from game_wallet.supplier_transactions held join game_wallet.rounds round using (supplier, player_id, round_id)
     where held.player_id = $1`,
    playerId,
  )
  return ({ operation, answer, moved }) => {
    const key = operation.transferKey(answer.body)
    const wanted = { transfers: moved === 0 ? [] : [moved], calls: operation.isSuppliers ? [moved] : [] }
    const held = { transfers: transfers.get(key) ?? [], calls: calls.get(key) ?? [] }
    return {
      isFound: holds(held.transfers, wanted.transfers) && holds(held.calls, wanted.calls),
      tooMany:
        Math.max(0, held.transfers.length - wanted.transfers.length) +
        Math.max(0, held.calls.length - wanted.calls.length),
    }
  }
}

const holds = (held: readonly (number | null)[], wanted: readonly number[]) =>
  wanted.every((amount) => held.includes(amount))

async function rowsByKey(db: Db, sql: string, playerId: string): Promise<ReadonlyMap<string, (number | null)[]>> {
  const rows = await db.query<Row>(sql, [playerId])
  const found = new Map<string, (number | null)[]>()
  for (const { key, amount } of rows) found.set(key, [...(found.get(key) ?? []), amount])
  return found
}
