import type { Currency } from '@andon/money'
import type { Db, Tx } from '@andon/platform/sql'

/** A wallet call that is due. */
export interface DuePayment {
  readonly playerId: string
  readonly betId: string
  /** From 1, in the order in which they were caused. */
  readonly number: number
  readonly call: 'win' | 'adjust'
  /** The difference that it makes, in minor units. */
  readonly amount: number
  /** What the bet has paid in all after it. */
  readonly paid: number
  readonly roundClosed: boolean
  readonly reason: 'resettled' | 'cancelled' | null
  readonly attempts: number
  readonly currency: Currency
}

export type NewPayment = Omit<DuePayment, 'attempts' | 'currency'>

export async function insertPayments(tx: Tx, payments: readonly NewPayment[], at: Temporal.Instant): Promise<void> {
  if (payments.length === 0) return
  const rows = payments.map(({ playerId, betId, roundClosed, ...payment }) => ({
    ...payment,
    ...{ player_id: playerId, bet_id: betId, round_closed: roundClosed },
  }))
  await tx.query(
    `insert into bookmaker.payments (player_id, bet_id, number, call, amount, paid, round_closed, reason, next_attempt_at)
     select player_id, bet_id, number, call, amount, paid, round_closed, reason, $2
     from jsonb_to_recordset($1::jsonb) as due (player_id text, bet_id text, number integer, call text, amount bigint, paid bigint,
       round_closed boolean, reason text)`,
    [JSON.stringify(rows), at.toString()],
  )
}

/** Takes due payments until `leasedUntil`; of each bet only the first that is not sent. */
export async function claimDuePayments(
  db: Db,
  { now, leasedUntil, limit }: { now: Temporal.Instant; leasedUntil: Temporal.Instant; limit: number },
): Promise<DuePayment[]> {
  return db.query<DuePayment>(
    `update bookmaker.payments payment set next_attempt_at = $2, attempts = payment.attempts + 1
     from bookmaker.bets bet
     where bet.player_id = payment.player_id and bet.id = payment.bet_id and (payment.player_id, payment.bet_id, payment.number) in (
       select player_id, bet_id, number from bookmaker.payments due
       where next_attempt_at <= $1 and not exists (
         select from bookmaker.payments earlier
         where earlier.player_id = due.player_id and earlier.bet_id = due.bet_id and earlier.number < due.number and earlier.state <> 'sent')
       order by next_attempt_at limit $3 for update skip locked)
     returning payment.player_id "playerId", payment.bet_id "betId", payment.number, payment.call, payment.amount, payment.paid,
       payment.round_closed "roundClosed", payment.reason, payment.attempts, bet.currency`,
    [now.toString(), leasedUntil.toString(), limit],
  )
}

type PaymentName = Pick<DuePayment, 'playerId' | 'betId' | 'number'>

/** `owed`: what the wallet could not take back, in minor units. */
export async function setSent(db: Db, { playerId, betId, number }: PaymentName, owed: number): Promise<void> {
  await db.query(
    `update bookmaker.payments set state = 'sent', owed = $4, next_attempt_at = null
     where player_id = $1 and bet_id = $2 and number = $3 and state = 'due'`,
    [playerId, betId, number, owed],
  )
}

/** The wallet contradicts what we know of the bet; a person must look at it, and later payments of the bet wait. */
export async function setDisputed(db: Db, { playerId, betId, number }: PaymentName, refusal: string): Promise<void> {
  await db.query(
    `update bookmaker.payments set state = 'disputed', refusal = $4, next_attempt_at = null
     where player_id = $1 and bet_id = $2 and number = $3 and state = 'due'`,
    [playerId, betId, number, refusal],
  )
}

export async function postponePayment(
  db: Db,
  { playerId, betId, number }: PaymentName,
  at: Temporal.Instant,
): Promise<void> {
  await db.query(
    `update bookmaker.payments set next_attempt_at = $4 where player_id = $1 and bet_id = $2 and number = $3 and state = 'due'`,
    [playerId, betId, number, at.toString()],
  )
}
