import type { Db, Tx } from '@andon/platform/sql'
import type { Reward } from '@andon/ranking/rules'

/** Marks prizes that are not cash as won, each only where it is not yet; returns how many were marked. */
export async function markWon(
  tx: Tx,
  {
    tournamentId,
    at,
    won,
  }: {
    tournamentId: string
    at: Temporal.Instant
    won: readonly { playerId: string; reward: Reward }[]
  },
): Promise<number> {
  const rows = await tx.query<{ playerId: string }>(
    `update tournaments.entries set reward = fresh.reward::jsonb, won_at = $4::timestamptz
     from unnest($2::text[], $3::text[]) as fresh (player_id, reward)
     where entries.player_id = fresh.player_id and tournament_id = $1 and won_at is null returning entries.player_id as "playerId"`,
    [tournamentId, won.map(({ playerId }) => playerId), won.map(({ reward }) => JSON.stringify(reward)), at.toString()],
  )
  return rows.length
}

export interface WonReward {
  readonly reward: Reward | null
  readonly rank: number | null
  readonly bonusId: string | null
  readonly takenAt: Temporal.Instant | null
}

/** The entry of a player with what it has won, locked; null: none. */
export async function lockReward(
  tx: Tx,
  { playerId, tournamentId }: { playerId: string; tournamentId: string },
): Promise<WonReward | null> {
  const rows = await tx.query<WonReward>(
    `select reward, rank, bonus_id as "bonusId", taken_at as "takenAt" from tournaments.entries
     where player_id = $1 and tournament_id = $2 for no key update`,
    [playerId, tournamentId],
  )
  return rows[0] ?? null
}

/** Marks it as taken, once: a second time nothing changes, and it returns false. */
export async function markTaken(
  tx: Tx,
  taken: { playerId: string; tournamentId: string; bonusId: string; at: Temporal.Instant },
): Promise<boolean> {
  const rows = await tx.query<{ bonusId: string }>(
    `update tournaments.entries set bonus_id = $3, taken_at = $4::timestamptz
     where player_id = $1 and tournament_id = $2 and reward is not null and taken_at is null returning bonus_id as "bonusId"`,
    [taken.playerId, taken.tournamentId, taken.bonusId, taken.at.toString()],
  )
  return rows.length > 0
}

/** The winners of a tournament's rewards that are not cash, by rank. */
export async function rewardsOf(executor: Db | Tx, tournamentId: string) {
  return executor.query<{
    rank: number | null
    playerId: string
    reward: Reward | null
    wonAt: Temporal.Instant | null
    takenAt: Temporal.Instant | null
  }>(
    `select rank, player_id as "playerId", reward, won_at as "wonAt", taken_at as "takenAt" from tournaments.entries
     where tournament_id = $1 and reward is not null order by rank`,
    [tournamentId],
  )
}
