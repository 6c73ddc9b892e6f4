import type { jackpotMoveKinds } from '@andon/contract/wallet-api/move-jackpot'
import type { Claim } from '@andon/platform/owed-calls'
import { type Db, prepared, type Tx } from '@andon/platform/sql'
import * as v from 'valibot'
import { type LevelMoved, levelMoved } from './retire-level.ts'
import { meterColumns, type StoredMeter } from './store.ts'

export interface NewMove {
  readonly id: string
  readonly kind: (typeof jackpotMoveKinds)[number]
  /** Names of accounts at the operator. */
  readonly from: string
  readonly to: string
  readonly millionths: number
  readonly at: Temporal.Instant
}

export type DueMove = Omit<NewMove, 'at'> & { readonly attempts: number }

export interface MoveOutcome {
  readonly id: string
  readonly isDone: boolean
  readonly nextAttemptAt: Temporal.Instant
}

/** The condition that a meter owes a move; its second half repeats `setAsideOf` in moves.ts. */
const owes = `(seeded - advanced <> refilled or set_aside <> least(overflow, greatest(0, meter + overflow + returned - advanced)))`

const isOwedSql = prepared(`select exists (select from arcade.jackpot_meters where ${owes}) owed`)

/** True if the operator was not asked yet for a move that a meter owes. */
export async function isAnyMoveOwed(db: Pick<Db, 'query'>): Promise<boolean> {
  const [row] = await db.query<{ owed: boolean }>(isOwedSql)
  return row?.owed ?? false
}

const lockSql = prepared(
  `select ${meterColumns} from arcade.jackpot_meters where ${owes} order by pool, level for update`,
)

export function lockMetersThatOwe(tx: Tx): Promise<StoredMeter[]> {
  return tx.query<StoredMeter>(lockSql)
}

export async function saveMovedSums(tx: Tx, meters: readonly StoredMeter[]): Promise<void> {
  await tx.query(
    `update arcade.jackpot_meters kept set refilled = now.refilled, set_aside = now.set_aside
     from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[]) as now (pool, level, refilled, set_aside)
     where kept.pool = now.pool and kept.level = now.level`,
    [
      meters.map(({ pool }) => pool),
      meters.map(({ level }) => level),
      meters.map(({ refilled }) => refilled),
      meters.map(({ setAside }) => setAside),
    ],
  )
}

/** Saves the levels that a retirement changed. */
export async function saveRetired(tx: Tx, meters: readonly StoredMeter[]): Promise<void> {
  await tx.query(
    `update arcade.jackpot_meters kept set meter = now.meter, overflow = now.overflow, reserve = now.reserve, advanced = now.advanced, returned = now.returned,
       moved_in = now.moved_in, moved_out = now.moved_out, reserve_in = now.reserve_in, reserve_out = now.reserve_out
     from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[])
       as now (pool, level, meter, overflow, reserve, advanced, returned, moved_in, moved_out, reserve_in, reserve_out)
     where kept.pool = now.pool and kept.level = now.level`,
    [
      meters.map(({ pool }) => pool),
      meters.map(({ level }) => level),
      meters.map(({ meter }) => meter),
      meters.map(({ overflow }) => overflow),
      meters.map(({ reserve }) => reserve),
      meters.map(({ advanced }) => advanced),
      meters.map(({ returned }) => returned),
      meters.map(({ movedIn }) => movedIn),
      meters.map(({ movedOut }) => movedOut),
      meters.map(({ reserveIn }) => reserveIn),
      meters.map(({ reserveOut }) => reserveOut),
    ],
  )
}

/** True if a round that was started under this pool is not drawn yet. */
export async function hasRoundsOnTheirWay(tx: Tx, pool: string): Promise<boolean> {
  const [row] = await tx.query<{ found: boolean }>(
    `select exists (select from arcade.rounds where state = 'drawn' and jackpot_terms ->> 'pool' = $1) found`,
    [pool],
  )
  return row?.found ?? false
}

export interface Retirement {
  readonly pool: string
  readonly into: string
  /** After so many rounds of the pool, and of the other one. */
  readonly position: number
  readonly intoPosition: number
  readonly reason: string
  readonly at: Temporal.Instant
  readonly levels: readonly LevelMoved[]
}

export async function storeRetirement(tx: Tx, one: Retirement): Promise<void> {
  await tx.query(
    `insert into arcade.jackpot_retirements (pool, into_pool, position, into_position, reason, at, levels)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb)`,
    [one.pool, one.into, one.position, one.intoPosition, one.reason, one.at.toString(), JSON.stringify(one.levels)],
  )
}

/** The retirements of all pools, in their order. */
export async function readRetirements(tx: Tx): Promise<Omit<Retirement, 'reason' | 'at'>[]> {
  const rows = await tx.query<{
    pool: string
    into: string
    position: number
    intoPosition: number
    levels: unknown
  }>(
    `select pool, into_pool "into", position, into_position "intoPosition", levels from arcade.jackpot_retirements order by number`,
  )
  return rows.map((row) => ({ ...row, levels: v.parse(v.array(levelMoved), row.levels) }))
}

/** Due at once. */
export async function insertMoves(tx: Tx, moves: readonly NewMove[]): Promise<void> {
  await tx.query(
    `insert into arcade.jackpot_moves (id, kind, from_name, to_name, millionths, at, next_attempt_at)
     select id, kind, from_name, to_name, millionths, at, at
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::timestamptz[]) with ordinality
       as move (id, kind, from_name, to_name, millionths, at, place) order by place`,
    [
      moves.map(({ id }) => id),
      moves.map(({ kind }) => kind),
      moves.map(({ from }) => from),
      moves.map(({ to }) => to),
      moves.map(({ millionths }) => millionths),
      moves.map(({ at }) => at.toString()),
    ],
  )
}

export function claimMoves(db: Db, { now, leasedUntil, limit }: Claim): Promise<DueMove[]> {
  return db.query<DueMove>(
    `update arcade.jackpot_moves owed set attempts = attempts + 1, next_attempt_at = $2
     where number in (select number from arcade.jackpot_moves where not is_done and next_attempt_at <= $1 order by number limit $3 for update skip locked)
     returning id, kind, from_name "from", to_name "to", millionths, attempts`,
    [now.toString(), leasedUntil.toString(), limit],
  )
}

/** A move that another server has seen acknowledged stays so. */
export async function storeMoveOutcomes(db: Db, outcomes: readonly MoveOutcome[]): Promise<void> {
  await db.query(
    `update arcade.jackpot_moves owed set is_done = now.is_done, next_attempt_at = now.next_attempt_at
     from unnest($1::text[], $2::boolean[], $3::timestamptz[]) as now (id, is_done, next_attempt_at)
     where owed.id = now.id and not owed.is_done`,
    [
      outcomes.map(({ id }) => id),
      outcomes.map(({ isDone }) => isDone),
      outcomes.map(({ nextAttemptAt }) => nextAttemptAt.toString()),
    ],
  )
}
