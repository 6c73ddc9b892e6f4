import type { BonusProgramme } from '@andon/contract/bonus-terms'
import type { MissionReward } from '@andon/contract/player-api/missions'
import type { Db, Tx } from '@andon/platform/sql'

export interface Claim {
  readonly mission: string
  readonly period: string
  readonly idempotencyKey: string
  /** Null while another bonus is active. */
  readonly bonusId: string | null
  /** The programme that is granted; null for claims of an earlier release, which are paid. */
  readonly programme: BonusProgramme | null
  readonly value: number
  readonly reward: MissionReward
  readonly claimedAt: Temporal.Instant
}

const columns = `mission, to_char(period, 'YYYY-MM-DD') as period, idempotency_key as "idempotencyKey", bonus_id as "bonusId", programme, value, reward,
  claimed_at as "claimedAt"`

/** Since then, newest first. */
export async function claimsOf(
  executor: Db | Tx,
  { playerId, since }: { playerId: string; since: Temporal.Instant },
): Promise<Claim[]> {
  return executor.query<Claim>(
    `select ${columns} from missions.claims where player_id = $1 and claimed_at >= $2 order by claimed_at desc`,
    [playerId, since.toString()],
  )
}

/** The claim of this mission and period, and the one with this key. */
export async function knownClaims(
  tx: Tx,
  { playerId, ...asked }: { playerId: string; mission: string; period: string; idempotencyKey: string },
): Promise<Claim[]> {
  return tx.query<Claim>(
    `select ${columns} from missions.claims where player_id = $1 and (idempotency_key = $2 or (mission = $3 and period = $4::date))`,
    [playerId, asked.idempotencyKey, asked.mission, asked.period],
  )
}

export async function insertClaim(tx: Tx, { playerId, ...claim }: Claim & { playerId: string }): Promise<void> {
  await tx.query(
    `insert into missions.claims (player_id, mission, period, idempotency_key, bonus_id, programme, value, reward, claimed_at)
     values ($1, $2, $3::date, $4, $5, $6, $7, $8, $9)`,
    [
      playerId,
      claim.mission,
      claim.period,
      claim.idempotencyKey,
      claim.bonusId,
      JSON.stringify(claim.programme),
      claim.value,
      JSON.stringify(claim.reward),
      claim.claimedAt.toString(),
    ],
  )
}

/** A claim that waits for the end of another bonus. */
export interface WaitingClaim {
  readonly playerId: string
  readonly mission: string
  readonly period: string
  readonly programme: BonusProgramme
}

/** The unpaid claims that were tried longest ago. */
export async function waitingClaims(executor: Db | Tx, limit: number): Promise<WaitingClaim[]> {
  const rows = await executor.query<Omit<WaitingClaim, 'programme'> & { readonly programme: BonusProgramme | null }>(
    `select player_id as "playerId", mission, to_char(period, 'YYYY-MM-DD') as period, programme from missions.claims
     where bonus_id is null order by tried_at nulls first limit $1`,
    [limit],
  )
  return rows.flatMap(({ programme, ...claim }) => (programme ? [{ ...claim, programme }] : [])) // a constraint: what waits has one
}

/** Locks the claim and notes the attempt. False: it has been paid. */
export async function tryClaim(
  tx: Tx,
  { playerId, mission, period, at }: WaitingClaim & { at: Temporal.Instant },
): Promise<boolean> {
  const rows = await tx.query<{ mission: string }>(
    `update missions.claims set tried_at = $4 where player_id = $1 and mission = $2 and period = $3::date and bonus_id is null
     returning mission`,
    [playerId, mission, period, at.toString()],
  )
  return rows.length > 0
}

export async function markPaid(
  tx: Tx,
  { playerId, mission, period, bonusId }: WaitingClaim & { bonusId: string },
): Promise<void> {
  await tx.query(
    'update missions.claims set bonus_id = $4 where player_id = $1 and mission = $2 and period = $3::date',
    [playerId, mission, period, bonusId],
  )
}
