import type { PlayDetails } from '@andon/contract/play-details'
import { writeFraction } from '@andon/money/fraction'
import type { Db, Tx } from '@andon/platform/sql'
import { legExposure } from '../bet-rules/exposure.ts'
import type { Bet, Payment } from '../bet-rules/settle-bet.ts'
import { openOf } from '../bet-rules/stake-limits.ts'
import type { Slip } from '../settlement/slip.ts'
import { type BetName, type StoredBet, slipOf } from './bets.ts'
import { moveRules } from './cash-out-rules.ts'
import { joinedLegs } from './joined-legs.ts'
import type { StoredLeg } from './legs.ts'
import { insertPayments, type NewPayment } from './payments.ts'
import { movePositions, type PositionMove } from './positions.ts'

/** A bet that is locked, what becomes of it, and the payment that goes with it. */
export interface BetChange {
  readonly before: StoredBet
  readonly after: Bet
  readonly payment: Payment | null
  /** The bet in the player's history from this payment on; null: unchanged. */
  readonly details: PlayDetails | null
}

/** Stores changes of accepted bets, with their payments and what they move in the positions. The bets are locked. */
export async function storeChanges(tx: Tx, changes: readonly BetChange[], now: Temporal.Instant): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ before, after, payment }) => ({
    player_id: before.playerId,
    id: before.id,
    status: after.status,
    stake_per_line: writeFraction(after.slip.stakePerLine),
    cashed_out: after.cashedOut,
    paid: after.paid,
    closed: after.closed,
    payments: before.payments + (payment ? 1 : 0),
    ...openNow(after),
  }))
  await tx.query(
    `update bookmaker.bets bet set status = now.status, stake_per_line = now.stake_per_line, cashed_out = now.cashed_out, paid = now.paid,
       closed = now.closed, payments = now.payments, open_stake = coalesce(now.open_stake, bet.open_stake),
       open_winnings = coalesce(now.open_winnings, bet.open_winnings), revision = revision + 1, trouble = null
     from jsonb_to_recordset($1::jsonb) as now (player_id text, id text, status text, stake_per_line text, cashed_out bigint, paid bigint,
       closed boolean, payments integer, open_stake bigint, open_winnings bigint)
     where bet.player_id = now.player_id and bet.id = now.id`,
    [JSON.stringify(rows)],
  )
  const of = (was: boolean, is: boolean) =>
    changes.flatMap(({ before, after }) =>
      (before.status === 'ACCEPTED') === was && (after.status === 'ACCEPTED') === is ? [before] : [],
    )
  await moveRules(tx, of(true, false), ['waiting', 'ended'])
  await moveRules(tx, of(false, true), ['ended', 'waiting'])
  await insertPayments(tx, changes.flatMap(paymentsOf), now)
  await movePositions(tx, changes.flatMap(movesOf))
}

/** A part that was cashed out is open no more. Of a bet that is over nothing counts, whatever stands. */
function openNow({ status, slip }: Bet) {
  if (status !== 'ACCEPTED') return { open_stake: null, open_winnings: null }
  const { stake, winnings } = openOf(slip)
  return { open_stake: stake, open_winnings: winnings }
}

function paymentsOf({ before, after, payment, details }: BetChange): NewPayment[] {
  if (!payment) return []
  const { playerId, id: betId, payments } = before
  const about = { playerId, betId, number: payments + 1, amount: payment.amount, details }
  if (payment.call === 'adjust')
    return [{ ...about, call: 'adjust', paid: payment.paid, roundClosed: true, reason: payment.reason }]
  return [{ ...about, call: 'win', paid: after.paid, roundClosed: payment.roundClosed, reason: null }]
}

/** The positions hold open bets: those that are accepted and not settled. */
function movesOf({ before, after }: BetChange): PositionMove[] {
  const [was, is] = [before.status === 'ACCEPTED', after.status === 'ACCEPTED']
  return [...(was ? takenOut(before, slipOf(before)) : []), ...(is ? exposuresOf(before, after.slip) : [])]
}

/** Returns the exposure that an open bet adds to the market of each of its selections. A leg counts in full in each market that decides it: more than the book can lose, never less. */
export function exposuresOf({ legs }: Pick<StoredBet, 'legs'>, slip: Slip): PositionMove[] {
  return joinedLegs(legs).flatMap(({ id, win, together, place }) => {
    const move = ({ outcome, eventId, marketKey }: StoredLeg, wins: 'won' | 'placed', not: 'placed' | 'lost') => ({
      eventId,
      marketKey,
      exposure: legExposure(slip, { id, outcome, wins, not }),
    })
    if (place) return [move(win, 'won', 'placed'), move(place, 'placed', 'lost')]
    return [win, ...together].map((part) => move(part, 'won', 'lost'))
  })
}

/** Returns the amounts that take the bet out of the positions. */
export function takenOut(bet: Pick<StoredBet, 'legs'>, slip: Slip): PositionMove[] {
  return exposuresOf(bet, slip).map(({ exposure: { outcome, ifWins, ifNot }, ...market }) => ({
    ...market,
    exposure: { outcome, ifWins: -ifWins, ifNot: -ifNot },
  }))
}

/** Why a result cannot settle the bet, for staff; it goes with the next change. */
export async function setTrouble(tx: Tx, { playerId, id }: BetName, trouble: string): Promise<void> {
  await tx.query('update bookmaker.bets set trouble = $3 where player_id = $1 and id = $2', [playerId, id, trouble])
}

export async function setVoidReason(tx: Tx, { playerId, id }: BetName, reason: string): Promise<void> {
  await tx.query('update bookmaker.bets set void_reason = $3 where player_id = $1 and id = $2', [playerId, id, reason])
}

/** Lists what a person must look at: a bet that a result cannot settle, or a payment that the wallet contradicts. */
export interface Trouble {
  readonly playerId: string
  readonly betId: string
  readonly why: string
}

export async function findTrouble(db: Db | Tx, limit: number): Promise<Trouble[]> {
  const bets = await db.query<{ playerId: string; betId: string; why: string }>(
    `select player_id "playerId", id "betId", trouble why from bookmaker.bets where trouble is not null order by id limit $1`,
    [limit],
  )
  const payments = await db.query<{ playerId: string; betId: string; why: string }>(
    `select player_id "playerId", bet_id "betId", coalesce(refusal, '') why from bookmaker.payments where state = 'disputed' order by bet_id limit $1`,
    [limit],
  )
  return [...bets, ...payments]
}
