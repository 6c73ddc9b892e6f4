import type { Language } from '@andon/contract/languages'
import type { PaymentMethod } from '@andon/contract/player-api/cashier/methods'
import type { Currency } from '@andon/money'
import type { SupplierDecline } from '@andon/operator/cashier'
import type { Db, Tx } from '@andon/platform/sql'

export interface Payment {
  readonly id: string
  readonly reference: string
  readonly method: PaymentMethod
  /** Null until the player has chosen a card or a wallet on the supplier's page. */
  readonly token: string | null
  readonly amount: number
  readonly currency: Currency
  readonly state: 'confirmation-asked' | 'authorised' | 'captured' | 'declined' | 'lapsed' | 'voided' | 'charged-back'
  readonly reason: SupplierDecline | null
  readonly language: Language
  readonly pageUrl: string
  readonly returnPath: string
  readonly transferReference: string | null
  readonly confirmBy: Temporal.Instant
  readonly chargeBackAt: Temporal.Instant | null
}

const columns = `id, reference, method, token, amount, currency, state, reason, language, page_url as "pageUrl", return_path as "returnPath",
  transfer_reference as "transferReference", confirm_by as "confirmBy", charge_back_at as "chargeBackAt"`

/** False when the reference was used before. */
export async function insertPayment(tx: Tx, payment: Payment & { at: Temporal.Instant }): Promise<boolean> {
  const rows = await tx.query(
    `insert into sandbox_payments.payments (id, reference, method, token, amount, currency, state, reason, language, page_url, return_path,
       transfer_reference, confirm_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict (reference) do nothing returning id`,
    [
      payment.id,
      payment.reference,
      payment.method,
      payment.token,
      payment.amount,
      payment.currency,
      payment.state,
      payment.reason,
      payment.language,
      payment.pageUrl,
      payment.returnPath,
      payment.transferReference,
      payment.confirmBy.toString(),
      payment.at.toString(),
    ],
  )
  return rows.length > 0
}

/** Locks a payment, by the merchant's reference or by its id. */
export async function lockPayment(tx: Tx, by: { reference: string } | { id: string }): Promise<Payment | null> {
  const column = 'id' in by ? 'id' : 'reference'
  const value = 'id' in by ? by.id : by.reference
  const [row] = await tx.query<Payment>(
    `select ${columns} from sandbox_payments.payments where ${column} = $1 for update`,
    [value],
  )
  return row ?? null
}

export async function storePayment(tx: Tx, { id, state, reason, token, amount, chargeBackAt }: Payment): Promise<void> {
  await tx.query(
    'update sandbox_payments.payments set state = $2, reason = $3, token = $4, amount = $5, charge_back_at = $6 where id = $1',
    [id, state, reason, token, amount, chargeBackAt?.toString() ?? null],
  )
}

/** References of payments whose chargeback fell into that time. */
export async function chargedBackBetween(
  db: Db,
  { since, until }: { since: Temporal.Instant; until: Temporal.Instant },
): Promise<string[]> {
  const rows = await db.query<{ reference: string }>(
    'select reference from sandbox_payments.payments where charge_back_at > $1 and charge_back_at <= $2 order by charge_back_at limit 1000',
    [since.toString(), until.toString()],
  )
  return rows.map(({ reference }) => reference)
}

/** Reserves a voucher for a payment. False when another payment has it. */
export async function reserveVoucher(
  tx: Tx,
  { codeHash, reference }: { codeHash: string; reference: string },
): Promise<boolean> {
  const rows = await tx.query(
    'insert into sandbox_payments.vouchers (code_hash, reference) values ($1, $2) on conflict do nothing returning reference',
    [codeHash, reference],
  )
  return rows.length > 0
}

/** The payment's voucher may be used again. */
export async function releaseVoucher(tx: Tx, reference: string): Promise<void> {
  await tx.query('delete from sandbox_payments.vouchers where reference = $1', [reference])
}
