import { type Db, prepared, type Tx } from '@andon/platform/sql'
import type { Meter } from './draw-levels.ts'
import type { JackpotDrawn } from './terms.ts'

export interface StoredMeter extends Meter {
  readonly pool: string
  /** Rounds of the pool so far: the position of the last one. */
  readonly rounds: number
  /** The sums that the operator was asked to move so far, in millionths: from the reserve for seeds, and into its account of the overflow. */
  readonly refilled: number
  readonly setAside: number
}

export const meterColumns = `pool, level, meter, reserve, overflow, contributed, reserved, seeded, advanced, paid, hits, rounds,
       moved_in "movedIn", moved_out "movedOut", reserve_in "reserveIn", reserve_out "reserveOut", returned, refilled, set_aside "setAside",
       floor(extract(epoch from qualified_at) * 1000)::bigint "qualifiedAt", floor(extract(epoch from due_at) * 1000)::bigint "dueAt"`

/** The levels of all pools. */
export function readMeters(db: Pick<Db, 'query'>): Promise<StoredMeter[]> {
  return db.query<StoredMeter>(`select ${meterColumns} from arcade.jackpot_meters order by pool, level`)
}

const lockSql = prepared(
  `select ${meterColumns} from arcade.jackpot_meters where pool = any($1::text[]) order by pool, level for update`,
)

/** Locks the levels of these pools, in one order: everything else that a transaction locks comes later. */
export function lockMeters(tx: Tx, pools: readonly string[]): Promise<StoredMeter[]> {
  return tx.query<StoredMeter>(lockSql, [pools])
}

/** Levels that are there already stay as they are. */
export async function openMeters(tx: Pick<Db, 'query'>, meters: readonly StoredMeter[]): Promise<void> {
  await tx.query(
    `insert into arcade.jackpot_meters (pool, level, meter, seeded, advanced, qualified_at, due_at)
     select pool, level, meter, seeded, advanced, to_timestamp(qualified_at / 1000.0), to_timestamp(due_at / 1000.0)
     from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[])
       as opened (pool, level, meter, seeded, advanced, qualified_at, due_at)
     order by pool, level on conflict do nothing`,
    [
      meters.map(({ pool }) => pool),
      meters.map(({ level }) => level),
      meters.map(({ meter }) => meter),
      meters.map(({ seeded }) => seeded),
      meters.map(({ advanced }) => advanced),
      meters.map(({ qualifiedAt }) => qualifiedAt),
      meters.map(({ dueAt }) => dueAt),
    ],
  )
}

const saveSql = prepared(
  `update arcade.jackpot_meters kept set meter = now.meter, reserve = now.reserve, overflow = now.overflow, contributed = now.contributed,
     reserved = now.reserved, seeded = now.seeded, advanced = now.advanced, paid = now.paid, hits = now.hits, rounds = now.rounds,
     qualified_at = to_timestamp(now.qualified_at / 1000.0), due_at = to_timestamp(now.due_at / 1000.0)
   from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[],
       $11::integer[], $12::bigint[], $13::bigint[], $14::bigint[])
     as now (pool, level, meter, reserve, overflow, contributed, reserved, seeded, advanced, paid, hits, rounds, qualified_at, due_at)
   where kept.pool = now.pool and kept.level = now.level`,
)

export async function saveMeters(tx: Tx, meters: readonly StoredMeter[]): Promise<void> {
  await tx.query(saveSql, [
    meters.map(({ pool }) => pool),
    meters.map(({ level }) => level),
    meters.map(({ meter }) => meter),
    meters.map(({ reserve }) => reserve),
    meters.map(({ overflow }) => overflow),
    meters.map(({ contributed }) => contributed),
    meters.map(({ reserved }) => reserved),
    meters.map(({ seeded }) => seeded),
    meters.map(({ advanced }) => advanced),
    meters.map(({ paid }) => paid),
    meters.map(({ hits }) => hits),
    meters.map(({ rounds }) => rounds),
    meters.map(({ qualifiedAt }) => qualifiedAt),
    meters.map(({ dueAt }) => dueAt),
  ])
}

interface RoundName {
  readonly owner: string
  readonly id: string
}

const roundsSql = prepared(
  `select round.id, round.state = 'drawn' "isOpen", round.jackpot
   from unnest($1::text[], $2::text[]) as wanted (owner, id)
   join arcade.rounds round on round.owner = wanted.owner and round.id = wanted.id
   order by round.owner, round.id for update of round`,
)

/** Locks rounds; returns for each whether it may still be drawn, or the draw that is stored. */
export function lockRounds(
  tx: Tx,
  rounds: readonly RoundName[],
): Promise<{ id: string; isOpen: boolean; jackpot: JackpotDrawn | null }[]> {
  return tx.query<{ id: string; isOpen: boolean; jackpot: JackpotDrawn | null }>(roundsSql, [
    rounds.map(({ owner }) => owner),
    rounds.map(({ id }) => id),
  ])
}

const storeSql = prepared('select arcade.store_jackpots($1::text[], $2::text[], $3::text[]) id')

/** Stores what the rounds did, each once; returns how many. */
export async function storeDrawn(
  tx: Tx,
  drawn: readonly (RoundName & { readonly drawn: JackpotDrawn })[],
): Promise<number> {
  const rows = await tx.query<{ id: string }>(storeSql, [
    drawn.map(({ owner }) => owner),
    drawn.map(({ id }) => id),
    drawn.map((one) => JSON.stringify(one.drawn)),
  ])
  return rows.length
}

const placeSql = prepared(
  `insert into arcade.jackpot_rounds (pool, position, owner, round_id)
   select * from unnest($1::text[], $2::bigint[], $3::text[], $4::text[])`,
)

export async function storePositions(
  tx: Tx,
  rounds: readonly (RoundName & { readonly pool: string; readonly position: number })[],
): Promise<void> {
  await tx.query(placeSql, [
    rounds.map(({ pool }) => pool),
    rounds.map(({ position }) => position),
    rounds.map(({ owner }) => owner),
    rounds.map(({ id }) => id),
  ])
}
