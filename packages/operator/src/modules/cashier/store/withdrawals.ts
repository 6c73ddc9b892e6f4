import type { PaymentMethod, WithdrawalReason } from '@andon/contract/player-api/cashier/methods'
import type { Currency } from '@andon/money'
import type { Db, Tx } from '@andon/platform/sql'
import type { WithdrawalEvent, WithdrawalState } from '../domain/withdrawal-state.ts'
import { insertPaymentEvent, paymentTable } from './payments.ts'

/** Why a person has to approve it. */
export type ReviewReason = 'AMOUNT' | 'CHARGEBACK' | 'OTHER_NAME'

export interface Withdrawal {
  readonly id: string
  readonly playerId: string
  readonly site: string
  readonly method: PaymentMethod
  readonly supplier: string
  /** Minor units. */
  readonly amount: number
  readonly currency: Currency
  readonly cardId: string | null
  readonly accountId: string | null
  readonly state: WithdrawalState
  readonly version: number
  readonly reason: WithdrawalReason | null
  readonly note: string | null
  readonly review: readonly ReviewReason[]
  readonly requestHash: Buffer
  readonly createdAt: Temporal.Instant
  readonly changedAt: Temporal.Instant
}

export const withdrawalColumns = `id, player_id as "playerId", site, method, supplier, amount, currency, card_id as "cardId", account_id as "accountId", state, version,
  reason, note, review, request_hash as "requestHash", created_at as "createdAt", changed_at as "changedAt"`

/** `claimPayableWithdrawals`: approved withdrawals, to be paid or asked about. */
export const {
  byKey: withdrawalByKey,
  byId: withdrawalById,
  lock: lockWithdrawal,
  claimDue: claimPayableWithdrawals,
} = paymentTable<Withdrawal>('cashier.withdrawals', withdrawalColumns)

export async function insertWithdrawal(
  tx: Tx,
  {
    idempotencyKey,
    ...withdrawal
  }: Omit<Withdrawal, 'version' | 'reason' | 'note' | 'changedAt'> & { idempotencyKey: string },
): Promise<Withdrawal> {
  const at = withdrawal.createdAt.toString()
  await tx.query(
    `insert into cashier.withdrawals (id, player_id, site, method, supplier, amount, currency, card_id, account_id, state, review, idempotency_key,
       request_hash, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14)`,
    [
      withdrawal.id,
      withdrawal.playerId,
      withdrawal.site,
      withdrawal.method,
      withdrawal.supplier,
      withdrawal.amount,
      withdrawal.currency,
      withdrawal.cardId,
      withdrawal.accountId,
      withdrawal.state,
      withdrawal.review,
      idempotencyKey,
      withdrawal.requestHash,
      at,
    ],
  )
  return { ...withdrawal, version: 0, reason: null, note: null, changedAt: withdrawal.createdAt }
}

export interface WithdrawalChange {
  readonly before: Withdrawal
  readonly after: Withdrawal
  readonly event: WithdrawalEvent
  readonly source: 'request' | 'reply' | 'webhook' | 'operator' | 'player'
  readonly actor: string | undefined
}

export async function storeWithdrawal(tx: Tx, change: WithdrawalChange): Promise<void> {
  const { after } = change
  await tx.query(
    `update cashier.withdrawals set state = $2, version = $3, reason = $4, note = $5, changed_at = $6,
       paid_at = case when $2 = 'paid' then $6::timestamptz else paid_at end,
       check_at = case when $2 = 'approved' then $6::timestamptz end where player_id = $7 and id = $1`,
    [after.id, after.state, after.version, after.reason, after.note, after.changedAt.toString(), after.playerId],
  )
  await insertPaymentEvent(tx, 'withdrawal', change)
}

/** Withdrawals that wait for a decision, oldest first. */
export function withdrawalsToDecide(executor: Db | Tx, limit: number): Promise<Withdrawal[]> {
  return executor.query<Withdrawal>(
    `select ${withdrawalColumns} from cashier.withdrawals where state = 'requested' order by id limit $1`,
    [limit],
  )
}
