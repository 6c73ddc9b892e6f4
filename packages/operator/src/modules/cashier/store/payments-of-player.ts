import type { Db, Tx } from '@andon/platform/sql'
import { type Deposit, depositColumns } from './deposits.ts'

/** Deposits that the player has to act on or waits for, newest first. */
export function pendingDeposits(executor: Db | Tx, playerId: string): Promise<Deposit[]> {
  return executor.query<Deposit>(
    `select ${depositColumns} from cashier.deposits where player_id = $1
       and state in ('authorising', 'awaiting-confirmation', 'authorised', 'reversing', 'in-review') order by id desc limit 20`,
    [playerId],
  )
}

/** The deposit credited last. */
export async function lastDeposit(executor: Db | Tx, playerId: string): Promise<Deposit | null> {
  const [row] = await executor.query<Deposit>(
    `select ${depositColumns} from cashier.deposits where player_id = $1 and state = 'captured' order by id desc limit 1`,
    [playerId],
  )
  return row ?? null
}

export async function openWithdrawalIds(executor: Db | Tx, playerId: string): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(
    `select id from cashier.withdrawals where player_id = $1 and state in ('requested', 'approved') order by id desc limit 50`,
    [playerId],
  )
  return rows.map(({ id }) => id)
}

/** The sum held for withdrawals that are not paid yet. */
export async function heldAmount(executor: Db | Tx, playerId: string): Promise<number> {
  const [row] = await executor.query<{ sum: number }>(
    `select coalesce(sum(amount), 0)::bigint as sum from cashier.withdrawals where player_id = $1 and state in ('requested', 'approved')`,
    [playerId],
  )
  return row?.sum ?? 0
}

/** The sum withdrawn since then without a person's review. */
export async function fastSince(
  executor: Db | Tx,
  { playerId, since }: { playerId: string; since: Temporal.Instant },
): Promise<number> {
  const [row] = await executor.query<{ sum: number }>(
    `select coalesce(sum(amount), 0)::bigint as sum from cashier.withdrawals
     where player_id = $1 and created_at > $2 and review = '{}' and state in ('approved', 'paid')`,
    [playerId, since.toString()],
  )
  return row?.sum ?? 0
}

/** Deposits in review, oldest first. */
export function depositsInReview(executor: Db | Tx, limit: number): Promise<Deposit[]> {
  return executor.query<Deposit>(
    `select ${depositColumns} from cashier.deposits where state = 'in-review' order by id limit $1`,
    [limit],
  )
}
