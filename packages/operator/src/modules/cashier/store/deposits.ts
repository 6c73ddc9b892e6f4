import type { DeclineReason, PaymentMethod } from '@andon/contract/player-api/cashier'
import type { Currency } from '@andon/money'
import type { Db, Tx } from '@andon/platform/sql'
import type { DepositEvent, DepositState } from '../domain/deposit-state.ts'

export interface Deposit {
  readonly id: string
  readonly playerId: string
  readonly supplier: string
  readonly amount: number
  readonly currency: Currency
  readonly state: DepositState
  readonly version: number
  readonly reason: DeclineReason | null
  readonly cardId: string | null
  readonly saveCard: boolean
  readonly confirmationUrl: string | null
  readonly requestHash: Buffer
  readonly changedAt: Temporal.Instant
}

const columns = `id, player_id as "playerId", supplier, amount, currency, state, version, reason, card_id as "cardId",
  save_card as "saveCard", confirmation_url as "confirmationUrl", request_hash as "requestHash", changed_at as "changedAt"`

export interface NewDeposit {
  readonly id: string
  readonly playerId: string
  readonly site: string
  readonly method: PaymentMethod
  readonly supplier: string
  readonly amount: number
  readonly currency: Currency
  readonly saveCard: boolean
  readonly idempotencyKey: string
  readonly requestHash: Buffer
  readonly at: Temporal.Instant
  readonly checkAt: Temporal.Instant
}

/** False when the player has used the key already. */
export async function insertDeposit(tx: Tx, deposit: NewDeposit): Promise<boolean> {
  const rows = await tx.query(
    `insert into cashier.deposits (id, player_id, site, method, supplier, amount, currency, state, save_card, idempotency_key,
       request_hash, created_at, changed_at, check_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'created', $8, $9, $10, $11, $11, $12)
     on conflict (player_id, idempotency_key) do nothing returning id`,
    [
      deposit.id,
      deposit.playerId,
      deposit.site,
      deposit.method,
      deposit.supplier,
      deposit.amount,
      deposit.currency,
      deposit.saveCard,
      deposit.idempotencyKey,
      deposit.requestHash,
      deposit.at.toString(),
      deposit.checkAt.toString(),
    ],
  )
  return rows.length > 0
}

export async function depositByKey(
  executor: Db | Tx,
  { playerId, idempotencyKey }: { playerId: string; idempotencyKey: string },
): Promise<Deposit | null> {
  const [row] = await executor.query<Deposit>(
    `select ${columns} from cashier.deposits where player_id = $1 and idempotency_key = $2`,
    [playerId, idempotencyKey],
  )
  return row ?? null
}

export async function depositById(executor: Db | Tx, id: string): Promise<Deposit | null> {
  const [row] = await executor.query<Deposit>(`select ${columns} from cashier.deposits where id = $1`, [id])
  return row ?? null
}

/** Nobody else changes it until the transaction ends. */
export async function lockDeposit(tx: Tx, id: string): Promise<Deposit | null> {
  const [row] = await tx.query<Deposit>(`select ${columns} from cashier.deposits where id = $1 for update`, [id])
  return row ?? null
}

export interface StateChange {
  readonly before: Deposit
  readonly after: Deposit
  readonly event: DepositEvent
  readonly source: LearntFrom
  /** Null once nothing more is asked. */
  readonly checkAt: Temporal.Instant | null
}
export type LearntFrom = 'request' | 'reply' | 'webhook' | 'check'

export async function storeChange(tx: Tx, { before, after, event, source, checkAt }: StateChange): Promise<void> {
  const at = after.changedAt.toString()
  await tx.query(
    `update cashier.deposits set state = $2, version = $3, reason = $4, card_id = $5, confirmation_url = $6, changed_at = $7, check_at = $8
     where id = $1`,
    [
      after.id,
      after.state,
      after.version,
      after.reason,
      after.cardId,
      after.confirmationUrl,
      at,
      checkAt?.toString() ?? null,
    ],
  )
  await tx.query(
    `insert into cashier.deposit_events (deposit_id, version, event, state_before, state_after, source, at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [after.id, after.version, event, before.state, after.state, source, at],
  )
}

/** Keeps the first answer given to the request, and answers which one that is. */
export async function keepAnswer(db: Db, { id, answer }: { id: string; answer: unknown }): Promise<unknown> {
  await db.query('update cashier.deposits set answer = $2 where id = $1 and answer is null', [
    id,
    JSON.stringify(answer),
  ])
  return keptAnswer(db, id)
}

export async function keptAnswer(executor: Db | Tx, id: string): Promise<unknown> {
  const [row] = await executor.query<{ answer: unknown }>('select answer from cashier.deposits where id = $1', [id])
  return row?.answer ?? null
}

export async function countDeclinedSince(
  executor: Db | Tx,
  { playerId, since }: { playerId: string; since: Temporal.Instant },
): Promise<number> {
  const [row] = await executor.query<{ count: number }>(
    `select count(*)::int as count from cashier.deposits where player_id = $1 and state = 'declined' and created_at > $2`,
    [playerId, since.toString()],
  )
  return row?.count ?? 0
}

/** Those whose time has come, each claimed for its next turn, so that two nodes do not ask twice; ever longer apart, ten minutes at most. */
export function claimDue(
  executor: Db | Tx,
  { now, limit, only }: { now: Temporal.Instant; limit: number; only?: string },
): Promise<Deposit[]> {
  return executor.query<Deposit>(
    `update cashier.deposits set checks = checks + 1,
       check_at = $1::timestamptz + least(interval '10 minutes', interval '10 seconds' * power(2, least(checks, 6)))
     where id in (select id from cashier.deposits where check_at <= $1 and ($3::text is null or id = $3)
       order by check_at limit $2 for update skip locked)
     returning ${columns}`,
    [now.toString(), limit, only ?? null],
  )
}
