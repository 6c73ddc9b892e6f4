import type { PlayDetails } from '@andon/contract/play-details'
import type { Currency } from '@andon/money'
import type { Claim } from '@andon/platform/owed-calls'
import type { Db, Tx } from '@andon/platform/sql'
import type { BetName } from './bets.ts'

/** A wallet call that is due. */
export interface DuePayment {
  readonly playerId: string
  readonly betId: string
  /** From 1, in the order in which they were caused. */
  readonly number: number
  readonly call: 'win' | 'adjust'
  /** The difference that it makes, in minor units. */
  readonly amount: number
  /** Sum that the bet has paid after it. */
  readonly paid: number
  readonly roundClosed: boolean
  readonly reason: 'resettled' | 'cancelled' | null
  /** For the player's history, sent as it was when the payment was caused; null: nothing is said. */
  readonly details: PlayDetails | null
  readonly attempts: number
  readonly currency: Currency
  /** The first of the bets that replaced each other; null: this one. */
  readonly round: string | null
}

export type NewPayment = Omit<DuePayment, 'attempts' | 'currency' | 'round'>

export async function insertPayments(tx: Tx, payments: readonly NewPayment[], at: Temporal.Instant): Promise<void> {
  if (payments.length === 0) return
  const rows = payments.map(({ playerId, betId, roundClosed, ...payment }) => ({
    ...payment,
    player_id: playerId,
    bet_id: betId,
    round_closed: roundClosed,
  }))
  await tx.query(
    `insert into bookmaker.payments (player_id, bet_id, number, call, amount, paid, round_closed, reason, details, next_attempt_at)
     select player_id, bet_id, number, call, amount, paid, round_closed, reason, details, $2
     from jsonb_to_recordset($1::jsonb) as due (player_id text, bet_id text, number integer, call text, amount bigint, paid bigint,
       round_closed boolean, reason text, details jsonb)`,
    [JSON.stringify(rows), at.toString()],
  )
}

/** Takes due payments until `leasedUntil`; of each bet only the first that is not sent. */
export async function claimDuePayments(db: Db, { now, leasedUntil, limit }: Claim): Promise<DuePayment[]> {
  return db.query<DuePayment>(
    `update bookmaker.payments payment set next_attempt_at = $2, attempts = payment.attempts + 1
     from bookmaker.bets bet
     where bet.player_id = payment.player_id and bet.id = payment.bet_id and (payment.player_id, payment.bet_id, payment.number) in (
       select player_id, bet_id, number from bookmaker.payments due
       where next_attempt_at <= $1 and (due.number = 1 or not exists (
         select from bookmaker.payments earlier
         where earlier.player_id = due.player_id and earlier.bet_id = due.bet_id and earlier.number < due.number and earlier.state <> 'sent'))
       order by next_attempt_at limit $3 for update skip locked)
     returning payment.player_id "playerId", payment.bet_id "betId", payment.number, payment.call, payment.amount, payment.paid,
       payment.round_closed "roundClosed", payment.reason, payment.details, payment.attempts, bet.currency, bet.round`,
    [now.toString(), leasedUntil.toString(), limit],
  )
}

/** True while the wallet has not answered to a payment of the bet, or contradicts it. */
export async function owesPayments(db: Db | Tx, { playerId, id }: BetName): Promise<boolean> {
  const [due] = await db.query(
    `select number from bookmaker.payments where player_id = $1 and bet_id = $2 and state <> 'sent' limit 1`,
    [playerId, id],
  )
  return due !== undefined
}

type PaymentName = Pick<DuePayment, 'playerId' | 'betId' | 'number'>

/** Outcome of an attempt. Sent: with what the wallet could not take back, in minor units. Disputed: the wallet contradicts what we know of the bet; a person must look at it. */
export type PaymentOutcome = PaymentName &
  (
    | { readonly state: 'sent'; readonly owed: number }
    | { readonly state: 'disputed'; readonly refusal: string }
    | { readonly state: 'due'; readonly nextAttemptAt: Temporal.Instant }
  )

/** Stores outcomes of payments that are due; another process may have stored the outcome already. Later payments of a bet wait until one is sent. */
export async function storeOutcomes(db: Db, outcomes: readonly PaymentOutcome[]): Promise<void> {
  if (outcomes.length === 0) return
  await db.query(
    `update bookmaker.payments payment set state = outcome.state, owed = outcome.owed, refusal = outcome.refusal, next_attempt_at = outcome.next_attempt_at
     from unnest($1::text[], $2::text[], $3::integer[], $4::text[], $5::bigint[], $6::text[], $7::timestamptz[])
       as outcome (player_id, bet_id, number, state, owed, refusal, next_attempt_at)
     where payment.player_id = outcome.player_id and payment.bet_id = outcome.bet_id and payment.number = outcome.number and payment.state = 'due'`,
    [
      outcomes.map(({ playerId }) => playerId),
      outcomes.map(({ betId }) => betId),
      outcomes.map(({ number }) => number),
      outcomes.map(({ state }) => state),
      outcomes.map((one) => (one.state === 'sent' ? one.owed : 0)),
      outcomes.map((one) => (one.state === 'disputed' ? one.refusal : null)),
      outcomes.map((one) => (one.state === 'due' ? one.nextAttemptAt.toString() : null)),
    ],
  )
}
