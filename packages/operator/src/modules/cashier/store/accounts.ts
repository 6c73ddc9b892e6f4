import type { PaymentMethod } from '@andon/contract/player-api/cashier/methods'
import type { Db, Tx } from '@andon/platform/sql'
import type { AccountFace } from '../payment-supplier.ts'

export interface Account {
  readonly id: string
  readonly method: PaymentMethod
  readonly supplier: string
  readonly token: string
  readonly label: string
  readonly holder: string
}

const columns = 'id, method, supplier, token, label, holder'

/** Inserts the account, or updates the token of a known one. */
export async function putAccount(
  tx: Tx,
  {
    id,
    playerId,
    supplier,
    face,
    at,
  }: { id: string; playerId: string; supplier: string; face: AccountFace; at: Temporal.Instant },
): Promise<Account> {
  const [row] = await tx.query<Account>(
    `insert into cashier.accounts (id, player_id, supplier, method, token, fingerprint, label, holder, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict on constraint one_row_an_account do update set token = excluded.token returning ${columns}`,
    [id, playerId, supplier, face.method, face.token, face.fingerprint, face.label, face.holder, at.toString()],
  )
  return row ?? { id, supplier, ...face }
}

export async function markPaidFrom(
  tx: Tx,
  { id, playerId, at }: { id: string; playerId: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query(
    'update cashier.accounts set paid_from_at = $3 where player_id = $1 and id = $2 and paid_from_at is null',
    [playerId, id, at.toString()],
  )
}

/** Accounts that money has come from, newest first. */
export function accountsPaidFrom(
  executor: Db | Tx,
  { playerId, method }: { playerId: string; method: PaymentMethod },
): Promise<Account[]> {
  return executor.query<Account>(
    `select ${columns} from cashier.accounts where player_id = $1 and method = $2 and paid_from_at is not null
     order by paid_from_at desc, id desc limit 20`,
    [playerId, method],
  )
}

export async function accountById(
  executor: Db | Tx,
  { id, playerId }: { id: string; playerId: string },
): Promise<Account | null> {
  const [row] = await executor.query<Account>(
    `select ${columns} from cashier.accounts where id = $1 and player_id = $2`,
    [id, playerId],
  )
  return row ?? null
}
