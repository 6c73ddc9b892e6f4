import { type Db, prepared, type Tx } from '@andon/platform/sql'
import type { BetRefused } from '../bet-rules/bet-refused.ts'
import type { openOf } from '../bet-rules/stake-limits.ts'
import type { Expectation } from '../settlement/expectation.ts'
import type { BetName, BetStep, StoredBet } from './bets.ts'
import { legRows } from './legs.ts'

export interface NewBet
  extends Omit<
    StoredBet,
    | 'acceptedAt'
    | 'status'
    | 'step'
    | 'attempts'
    | 'refused'
    | 'cashedOut'
    | 'paid'
    | 'closed'
    | 'payments'
    | 'revision'
    | 'voidReason'
    | 'trouble'
    | 'replacedBy'
  > {
  readonly requestId: string
  readonly open: ReturnType<typeof openOf>
  /** Null where it is not known. */
  readonly expectation: Expectation | null
  readonly step: BetStep
  readonly nextAttemptAt: Temporal.Instant
}

const insertSql =
  prepared(`with bet as (insert into bookmaker.bets (player_id, id, request_id, request_hash, wallet_session, currency, language, policy, size, folds, each_way, stake, stake_per_line,
       placed_at, delayed_until, status, step, next_attempt_at, free_bets, open_stake, open_winnings, reference, expected_returns, returns_variance,
       replaces, replaces_revision, round, multiple_boost)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, 'PENDING_ACCEPTANCE', $16, $17, $18, $19, $20, $22, $23, $24, $25, $26, $27, $28)
     on conflict (player_id, request_id) do nothing returning player_id, id), reference as (
       insert into bookmaker.bet_references (reference, bet_id) select $22, id from bet on conflict do nothing returning bet_id), legs as (
       insert into bookmaker.legs (player_id, bet_id, number, selection, event_id, market_key, outcome, price, asked_price, asked_score, asked_red_cards, banker, names,
         about, leg, role, place_fraction, boost)
       select bet.player_id, bet.id, number, selection, event_id, market_key, outcome, price, asked_price, asked_score, asked_red_cards, banker, names,
         about, leg, role, place_fraction, boost
       from bet cross join jsonb_to_recordset($21::jsonb) as leg (number integer, selection text, event_id text, market_key text, outcome text, price integer,
         asked_price integer, asked_score text, asked_red_cards text, banker boolean, names jsonb, about jsonb, leg integer, role text, place_fraction text, boost bigint))
     select bet.id from bet join reference on reference.bet_id = bet.id`)

/** Stores a bet with its legs. False: the player's request has a bet already, or another bet has the reference; the transaction must then be undone. Waits for one that is being stored. */
export async function insertBet(tx: Tx, bet: NewBet): Promise<boolean> {
  const inserted = await tx.query(insertSql, [
    bet.playerId,
    bet.id,
    bet.requestId,
    bet.requestHash,
    bet.walletSession,
    bet.currency,
    bet.language,
    bet.policy,
    bet.size,
    bet.folds,
    bet.eachWay,
    bet.stake,
    bet.stakePerLine,
    bet.placedAt.toString(),
    bet.delayedUntil?.toString() ?? null,
    bet.step,
    bet.nextAttemptAt.toString(),
    bet.freeBets,
    bet.open.stake,
    bet.open.winnings,
    JSON.stringify(legRows(bet.legs)),
    bet.reference,
    bet.expectation?.returns ?? null,
    bet.expectation?.variance ?? null,
    bet.replaces,
    bet.replacesRevision,
    bet.round,
    bet.multipleBoost && JSON.stringify(bet.multipleBoost),
  ])
  return inserted.length > 0
}

/** Takes pending bets whose time has come, until `leasedUntil`. Other processes leave them alone. */
export async function claimDueBets(
  db: Db,
  { now, leasedUntil, limit }: { now: Temporal.Instant; leasedUntil: Temporal.Instant; limit: number },
): Promise<BetName[]> {
  return db.query<{ playerId: string; id: string }>(
    `update bookmaker.bets set next_attempt_at = $2, attempts = attempts + 1
     where (player_id, id) in (
       select player_id, id from bookmaker.bets where next_attempt_at <= $1 order by next_attempt_at limit $3 for update skip locked)
     returning player_id "playerId", id`,
    [now.toString(), leasedUntil.toString(), limit],
  )
}

/** Moves a pending bet, which is locked, to another step; `open` and `expectation` where its prices are others now, `stakePerLine` where its stake is. */
export async function moveStep(
  tx: Tx,
  { playerId, id }: BetName,
  {
    step,
    refused,
    open,
    expectation = null,
    stakePerLine = null,
    nextAttemptAt,
  }: {
    step: BetStep
    refused: BetRefused | null
    open: ReturnType<typeof openOf> | null
    expectation?: Expectation | null
    stakePerLine?: string | null
    nextAttemptAt: Temporal.Instant
  },
): Promise<void> {
  const refusalJson = refused && JSON.stringify(refused)
  await tx.query(
    `update bookmaker.bets set step = $3, refused = coalesce($4::jsonb, refused), attempts = 0, next_attempt_at = $5,
       open_stake = coalesce($6, open_stake), open_winnings = coalesce($7, open_winnings),
       expected_returns = case when $6::bigint is null then expected_returns else $8 end,
       returns_variance = case when $6::bigint is null then returns_variance else $9 end,
       stake_per_line = coalesce($10, stake_per_line)
     where player_id = $1 and id = $2 and status = 'PENDING_ACCEPTANCE'`,
    [
      playerId,
      id,
      step,
      refusalJson,
      nextAttemptAt.toString(),
      open?.stake ?? null,
      open?.winnings ?? null,
      expectation?.returns ?? null,
      expectation?.variance ?? null,
      stakePerLine,
    ],
  )
}

/** Sets the next attempt of a pending bet. */
export async function postponeBet(db: Db, { playerId, id }: BetName, at: Temporal.Instant): Promise<void> {
  await db.query(
    'update bookmaker.bets set next_attempt_at = $3 where player_id = $1 and id = $2 and next_attempt_at is not null',
    [playerId, id, at.toString()],
  )
}

/** Locks a bet whose stake is asked for, and accepts it. False: it is not asked for any more, and nothing changes. */
export async function accept(
  tx: Tx,
  { playerId, id, cashedOut, paid }: Pick<StoredBet, 'playerId' | 'id' | 'cashedOut' | 'paid'>,
  at: Temporal.Instant,
): Promise<boolean> {
  const accepted = await tx.query(
    `update bookmaker.bets set status = 'ACCEPTED', step = null, next_attempt_at = null, accepted_at = $3, refused = null, cashed_out = $4, paid = $5
     where player_id = $1 and id = $2 and status = 'PENDING_ACCEPTANCE' and step = 'asking' returning id`,
    [playerId, id, at.toString(), cashedOut, paid],
  )
  return accepted.length > 0
}

/** Names the bet that goes on for a locked one; its status follows. */
export async function setReplacedBy(tx: Tx, { playerId, id }: BetName, by: string): Promise<void> {
  await tx.query('update bookmaker.bets set replaced_by = $3 where player_id = $1 and id = $2', [playerId, id, by])
}

/** Closes a locked pending bet as not accepted. */
export async function setNotAccepted(tx: Tx, { playerId, id }: BetName, refused: BetRefused): Promise<void> {
  await tx.query(
    `update bookmaker.bets set status = 'NOT_ACCEPTED', step = null, next_attempt_at = null, refused = $3
     where player_id = $1 and id = $2 and status = 'PENDING_ACCEPTANCE'`,
    [playerId, id, JSON.stringify(refused)],
  )
}
