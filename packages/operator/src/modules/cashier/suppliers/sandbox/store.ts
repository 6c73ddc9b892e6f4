import type { Currency } from '@andon/money'
import type { Db, Tx } from '@andon/platform/sql'
import type { CardToken, SupplierDecline } from '../payment-supplier.ts'
import type { CardBehaviour, Habit } from './cards.ts'

export interface TokenRow extends CardToken {
  readonly behaviour: CardBehaviour
  readonly habits: readonly Habit[]
}

export async function insertToken(tx: Tx, row: TokenRow): Promise<void> {
  await tx.query(
    `insert into sandbox_payments.card_tokens (token, behaviour, habits, brand, last4, expiry_month, expiry_year)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [row.token, row.behaviour, row.habits, row.brand, row.last4, row.expiryMonth, row.expiryYear],
  )
}

export async function tokenRow(executor: Db | Tx, token: string): Promise<TokenRow | null> {
  const [row] = await executor.query<TokenRow>(
    `select token, behaviour, habits, brand, last4, expiry_month as "expiryMonth", expiry_year as "expiryYear"
     from sandbox_payments.card_tokens where token = $1`,
    [token],
  )
  return row ?? null
}

export interface Payment {
  readonly id: string
  readonly reference: string
  readonly token: string
  readonly amount: number
  readonly currency: Currency
  readonly state: 'confirmation-asked' | 'authorised' | 'captured' | 'declined' | 'lapsed'
  readonly reason: SupplierDecline | null
  readonly language: 'ja' | 'en'
  readonly pageUrl: string
  readonly returnPath: string
  readonly confirmBy: Temporal.Instant
}

const columns = `id, reference, token, amount, currency, state, reason, language, page_url as "pageUrl", return_path as "returnPath",
  confirm_by as "confirmBy"`

/** False when the merchant has asked for this reference before. */
export async function insertPayment(tx: Tx, payment: Payment & { at: Temporal.Instant }): Promise<boolean> {
  const rows = await tx.query(
    `insert into sandbox_payments.payments (id, reference, token, amount, currency, state, reason, language, page_url, return_path,
       confirm_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (reference) do nothing returning id`,
    [
      payment.id,
      payment.reference,
      payment.token,
      payment.amount,
      payment.currency,
      payment.state,
      payment.reason,
      payment.language,
      payment.pageUrl,
      payment.returnPath,
      payment.confirmBy.toString(),
      payment.at.toString(),
    ],
  )
  return rows.length > 0
}

/** Found by the merchant's reference or by its own id, and locked until the transaction ends. */
export async function lockPayment(tx: Tx, by: { reference: string } | { id: string }): Promise<Payment | null> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['reference', by.reference]
  const [row] = await tx.query<Payment>(
    `select ${columns} from sandbox_payments.payments where ${column} = $1 for update`,
    [value],
  )
  return row ?? null
}

export async function storeState(
  tx: Tx,
  { id, state, reason }: Pick<Payment, 'id' | 'state' | 'reason'>,
): Promise<void> {
  await tx.query('update sandbox_payments.payments set state = $2, reason = $3 where id = $1', [id, state, reason])
}
