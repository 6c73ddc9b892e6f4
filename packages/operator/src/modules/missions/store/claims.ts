import type { MissionReward } from '@andon/contract/player-api/missions'
import type { Db, Tx } from '@andon/platform/sql'

export interface Claim {
  readonly mission: string
  readonly period: string
  readonly idempotencyKey: string
  readonly bonusId: string
  readonly value: number
  readonly reward: MissionReward
  readonly claimedAt: Temporal.Instant
}

/** Since then, newest first. */
export async function claimsOf(
  executor: Db | Tx,
  { playerId, since }: { playerId: string; since: Temporal.Instant },
): Promise<Claim[]> {
  return executor.query<Claim>(
    `select mission, to_char(period, 'YYYY-MM-DD') as period, idempotency_key as "idempotencyKey", bonus_id as "bonusId", value, reward,
       claimed_at as "claimedAt"
     from missions.claims where player_id = $1 and claimed_at >= $2 order by claimed_at desc`,
    [playerId, since.toString()],
  )
}

/** The claim of this mission and period, and the one with this key. */
export async function knownClaims(
  tx: Tx,
  { playerId, ...asked }: { playerId: string; mission: string; period: string; idempotencyKey: string },
): Promise<Claim[]> {
  return tx.query<Claim>(
    `select mission, to_char(period, 'YYYY-MM-DD') as period, idempotency_key as "idempotencyKey", bonus_id as "bonusId", value, reward,
       claimed_at as "claimedAt"
     from missions.claims where player_id = $1 and (idempotency_key = $2 or (mission = $3 and period = $4::date))`,
    [playerId, asked.idempotencyKey, asked.mission, asked.period],
  )
}

export async function insertClaim(tx: Tx, { playerId, ...claim }: Claim & { playerId: string }): Promise<void> {
  await tx.query(
    `insert into missions.claims (player_id, mission, period, idempotency_key, bonus_id, value, reward, claimed_at)
     values ($1, $2, $3::date, $4, $5, $6, $7, $8)`,
    [
      playerId,
      claim.mission,
      claim.period,
      claim.idempotencyKey,
      claim.bonusId,
      claim.value,
      JSON.stringify(claim.reward),
      claim.claimedAt.toString(),
    ],
  )
}
