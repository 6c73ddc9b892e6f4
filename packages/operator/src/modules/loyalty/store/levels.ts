import { type Db, prepared, type Tx } from '@andon/platform/sql'

const reachSql = prepared(`insert into loyalty.reached (player_id, level, reached_at)
  select player_id, level, $3::timestamptz from unnest($1::text[], $2::smallint[]) as reached (player_id, level) on conflict do nothing`)

/** A level that was reached before keeps its time. */
export async function saveReached(
  tx: Tx,
  { reached, at }: { reached: readonly { playerId: string; level: number }[]; at: Temporal.Instant },
): Promise<void> {
  await tx.query(reachSql, [reached.map(({ playerId }) => playerId), reached.map(({ level }) => level), at.toString()])
}

export interface ReachedLevel {
  readonly level: number
  readonly reachedAt: Temporal.Instant
  readonly claimedAt: Temporal.Instant | null
}

export async function reachedBy(executor: Db | Tx, playerId: string): Promise<ReachedLevel[]> {
  return executor.query<ReachedLevel>(
    `select reached.level, reached.reached_at as "reachedAt", claims.claimed_at as "claimedAt"
     from loyalty.reached left join loyalty.claims using (player_id, level) where reached.player_id = $1 order by reached.level`,
    [playerId],
  )
}

export interface LevelClaim {
  readonly level: number
  readonly idempotencyKey: string
  readonly bonusId: string
  readonly value: number
  readonly claimedAt: Temporal.Instant
}

/** The claim of this level, and the one with this key. */
export async function knownClaims(
  tx: Tx,
  asked: { playerId: string; level: number; idempotencyKey: string },
): Promise<LevelClaim[]> {
  return tx.query<LevelClaim>(
    `select level, idempotency_key as "idempotencyKey", bonus_id as "bonusId", value, claimed_at as "claimedAt"
     from loyalty.claims where player_id = $1 and (level = $2 or idempotency_key = $3)`,
    [asked.playerId, asked.level, asked.idempotencyKey],
  )
}

export async function insertClaim(tx: Tx, { playerId, ...claim }: LevelClaim & { playerId: string }): Promise<void> {
  await tx.query(
    `insert into loyalty.claims (player_id, level, idempotency_key, bonus_id, value, claimed_at) values ($1, $2, $3, $4, $5, $6)`,
    [playerId, claim.level, claim.idempotencyKey, claim.bonusId, claim.value, claim.claimedAt.toString()],
  )
}
