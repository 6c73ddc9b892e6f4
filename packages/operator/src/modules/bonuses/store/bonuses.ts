import { playerOf } from '@andon/platform/ids'
import { type Db, prepared, type Tx } from '@andon/platform/sql'
import type { Bonus } from '../domain/bonus.ts'

const columns = `id, player_id as "playerId", programme, currency, state, terms, bonus_amount as "bonusAmount", tied_deposit as "tiedDeposit",
  required, free_rounds_left as "freeRoundsLeft", wagered_hundredths as "wageredHundredths", converted, returned, forfeited, version, granted_at as "grantedAt",
  expires_at as "expiresAt", ended_at as "endedAt"`

export interface Grant {
  readonly bonus: Bonus
  /** The deposit, claim or week it is granted for. */
  readonly source: string
  readonly idempotencyKey?: string
}

/** False when granted for that source before, or when another bonus is active. */
export async function insertBonus(tx: Tx, { bonus, source, idempotencyKey }: Grant): Promise<boolean> {
  const rows = await tx.query(
    `insert into bonuses.bonuses (id, player_id, programme, source, currency, state, terms, bonus_amount, tied_deposit, required, converted,
       free_rounds_left, idempotency_key, granted_at, expires_at, ended_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) on conflict do nothing returning id`,
    [
      bonus.id,
      bonus.playerId,
      bonus.programme,
      source,
      bonus.currency,
      bonus.state,
      JSON.stringify(bonus.terms),
      bonus.bonusAmount,
      bonus.tiedDeposit,
      bonus.required,
      bonus.converted,
      bonus.freeRoundsLeft,
      idempotencyKey ?? null,
      bonus.grantedAt.toString(),
      bonus.expiresAt.toString(),
      bonus.endedAt?.toString() ?? null,
    ],
  )
  return rows.length > 0
}

const lockSql = prepared(`with wanted as (
       select active.player_id, active.id from unnest($1::text[]) as staker (player_id)
         cross join lateral (select * from bonuses.bonuses as known where known.player_id = staker.player_id and known.state = 'active' offset 0) as active
       union
       select player_id, id from unnest($2::text[], $3::text[]) as asked (player_id, id))
     select ${columns} from wanted join bonuses.bonuses using (player_id, id) order by id for no key update of bonuses`)

/**
 * Locks the active bonuses of these players and the bonuses with these ids, in one order by one statement. Any of them may have ended before it was locked.
 */
export async function lockBonuses(
  tx: Tx,
  { activeOf, ids }: { activeOf: readonly string[]; ids: readonly string[] },
): Promise<Bonus[]> {
  return tx.query<Bonus>(lockSql, [activeOf, ids.map(playerOf), ids])
}

export async function activeBonus(executor: Db | Tx, playerId: string): Promise<Bonus | null> {
  const [row] = await executor.query<Bonus>(
    `select ${columns} from bonuses.bonuses where player_id = $1 and state = 'active'`,
    [playerId],
  )
  return row ?? null
}

/** The active bonus that was granted for this deposit. */
export async function activeFor(
  executor: Db | Tx,
  { playerId, depositId }: { playerId: string; depositId: string },
): Promise<string | null> {
  const [row] = await executor.query<{ id: string }>(
    `select id from bonuses.bonuses where player_id = $1 and source = $2 and state = 'active'`,
    [playerId, depositId],
  )
  return row?.id ?? null
}

export async function bonusByKey(
  executor: Db | Tx,
  { playerId, idempotencyKey }: { playerId: string; idempotencyKey: string },
): Promise<Bonus | null> {
  const [row] = await executor.query<Bonus>(
    `select ${columns} from bonuses.bonuses where player_id = $1 and idempotency_key = $2`,
    [playerId, idempotencyKey],
  )
  return row ?? null
}

/** Newest first: ids sort by time. */
export async function bonusesOf(
  executor: Db | Tx,
  { playerId, before, limit }: { playerId: string; before: string | undefined; limit: number },
): Promise<Bonus[]> {
  return executor.query<Bonus>(
    `select ${columns} from bonuses.bonuses where player_id = $1 and ($2::text is null or id < $2) order by id desc limit $3`,
    [playerId, before ?? null, limit],
  )
}

/** The number of bonuses that a player has had of each programme. */
export async function timesHad(executor: Db | Tx, playerId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await executor.query<{ programme: string; times: number }>(
    'select programme, count(*)::int as times from bonuses.bonuses where player_id = $1 group by programme',
    [playerId],
  )
  return new Map(rows.map(({ programme, times }) => [programme, times]))
}

/** Players who have had a programme for a source. Reads many rows: for jobs only. */
export async function holdersOf(
  executor: Db | Tx,
  { programme, source }: { programme: string; source: string },
): Promise<ReadonlySet<string>> {
  const rows = await executor.query<{ playerId: string }>(
    'select player_id as "playerId" from bonuses.bonuses where programme = $1 and source = $2',
    [programme, source],
  )
  return new Set(rows.map(({ playerId }) => playerId))
}

/** Active bonuses that have expired, oldest expiry first. */
export async function expiredSince(executor: Db | Tx, at: Temporal.Instant, limit: number): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(
    `select id from bonuses.bonuses where state = 'active' and expires_at <= $1 order by expires_at limit $2`,
    [at.toString(), limit],
  )
  return rows.map(({ id }) => id)
}

const updateSql = prepared(`update bonuses.bonuses as stored
     set state = now.state, wagered_hundredths = now.wagered, converted = now.converted, returned = now.returned, forfeited = now.forfeited,
       version = now.version, ended_at = now.ended_at, required = now.required, free_rounds_left = now.rounds
     from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::int[], $8::timestamptz[],
       $9::bigint[], $10::int[], $11::text[])
       as now (id, state, wagered, converted, returned, forfeited, version, ended_at, required, rounds, player_id)
     where stored.player_id = now.player_id and stored.id = now.id`)

export async function updateBonuses(tx: Tx, changed: readonly Bonus[]): Promise<void> {
  await tx.query(updateSql, [
    changed.map((bonus) => bonus.id),
    changed.map((bonus) => bonus.state),
    changed.map((bonus) => bonus.wageredHundredths),
    changed.map((bonus) => bonus.converted),
    changed.map((bonus) => bonus.returned),
    changed.map((bonus) => bonus.forfeited),
    changed.map((bonus) => bonus.version),
    changed.map((bonus) => bonus.endedAt?.toString() ?? null),
    changed.map((bonus) => bonus.required),
    changed.map((bonus) => bonus.freeRoundsLeft),
    changed.map((bonus) => bonus.playerId),
  ])
}
