import type { BonusMissReason, DeclineReason, PaymentMethod } from '@andon/contract/player-api/cashier/methods'
import type { Currency } from '@andon/money'
import { playerOf } from '@andon/platform/ids'
import type { Db, Tx } from '@andon/platform/sql'
import type { DepositState } from '../domain/deposit-state.ts'
import type { TransferDetails } from '../payment-supplier.ts'
import { paymentTable } from './payments.ts'

export interface Deposit {
  readonly id: string
  readonly playerId: string
  /** Site code of the brand where it was opened. */
  readonly site: string
  readonly method: PaymentMethod
  readonly supplier: string
  /** The announced sum, in minor units. */
  readonly amount: number
  /** The received sum, if it differs. */
  readonly received: number | null
  readonly currency: Currency
  readonly state: DepositState
  readonly version: number
  readonly reason: DeclineReason | null
  readonly cardId: string | null
  readonly accountId: string | null
  readonly saveCard: boolean
  /** The requested bonus. */
  readonly bonusCode: string | null
  /** Null until it is credited. */
  readonly bonusGranted: boolean | null
  readonly bonusMissedBecause: BonusMissReason | null
  /** The bonus money that it brought. */
  readonly bonusAmount: number | null
  readonly confirmationUrl: string | null
  readonly transfer: TransferDetails | null
  readonly requestHash: Buffer
  readonly createdAt: Temporal.Instant
  readonly changedAt: Temporal.Instant
  readonly creditedAt: Temporal.Instant | null
}

export const depositColumns = `id, player_id as "playerId", site, method, supplier, amount, received, currency, state, version, reason,
  card_id as "cardId", account_id as "accountId", save_card as "saveCard", bonus_code as "bonusCode", bonus_granted as "bonusGranted",
  bonus_missed_because as "bonusMissedBecause", bonus_amount as "bonusAmount", confirmation_url as "confirmationUrl", transfer,
  request_hash as "requestHash", created_at as "createdAt", changed_at as "changedAt", credited_at as "creditedAt"`

/** `claimDueDeposits`: deposits whose state the supplier has to be asked for. */
export const {
  byKey: depositByKey,
  byId: depositById,
  lock: lockDeposit,
  claimDue: claimDueDeposits,
} = paymentTable<Deposit>('cashier.deposits', depositColumns)

export interface NewDeposit {
  readonly id: string
  readonly playerId: string
  readonly site: string
  readonly method: PaymentMethod
  readonly supplier: string
  readonly amount: number
  readonly currency: Currency
  readonly saveCard: boolean
  /** Empty for none. */
  readonly bonusCode: string
  readonly accountId: string | null
  readonly idempotencyKey: string
  readonly requestHash: Buffer
  readonly at: Temporal.Instant
  readonly checkAt: Temporal.Instant
}

/** False when the player has used the key already. */
export async function insertDeposit(tx: Tx, deposit: NewDeposit): Promise<boolean> {
  const rows = await tx.query(
    `insert into cashier.deposits (id, player_id, site, method, supplier, amount, currency, state, save_card, account_id, idempotency_key,
       request_hash, created_at, changed_at, check_at, bonus_code)
     values ($1, $2, $3, $4, $5, $6, $7, 'created', $8, $9, $10, $11, $12, $12, $13, nullif($14, ''))
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
      deposit.accountId,
      deposit.idempotencyKey,
      deposit.requestHash,
      deposit.at.toString(),
      deposit.checkAt.toString(),
      deposit.bonusCode.toUpperCase(),
    ],
  )
  return rows.length > 0
}

/** Stores the first reply to the request; returns the stored one. */
export async function storeReply(db: Db, { id, reply }: { id: string; reply: unknown }): Promise<unknown> {
  await db.query('update cashier.deposits set answer = $3 where player_id = $1 and id = $2 and answer is null', [
    playerOf(id),
    id,
    JSON.stringify(reply),
  ])
  return storedReply(db, id)
}

export async function storedReply(executor: Db | Tx, id: string): Promise<unknown> {
  const [row] = await executor.query<{ answer: unknown }>(
    'select answer from cashier.deposits where player_id = $1 and id = $2',
    [playerOf(id), id],
  )
  return row?.answer ?? null
}

/** The outcome of the requested bonus. */
export async function storeBonusOutcome(
  tx: Tx,
  {
    id,
    playerId,
    bonusGranted,
    bonusMissedBecause,
    bonusAmount,
  }: Pick<Deposit, 'id' | 'playerId' | 'bonusGranted' | 'bonusMissedBecause' | 'bonusAmount'>,
): Promise<void> {
  await tx.query(
    `update cashier.deposits set bonus_granted = $2, bonus_missed_because = $3, bonus_amount = $4
     where player_id = $5 and id = $1`,
    [id, bonusGranted, bonusMissedBecause, bonusAmount, playerId],
  )
}
