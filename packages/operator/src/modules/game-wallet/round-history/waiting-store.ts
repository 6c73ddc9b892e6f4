import type { Db } from '@andon/platform/sql'
import { type RoundRow, roundFields } from './store.ts'

/** By the index of open rounds, which is small. Bets of a sportsbook are open for days, so the latest are read; rounds that wait are hours old at most. */
export async function openRoundsOf(db: Db, playerId: string): Promise<RoundRow[]> {
  return db.query<RoundRow>(openSql, [playerId])
}

const openSql = `select ${roundFields} from game_wallet.rounds as round
  where player_id = $1 and state = 'open' order by opened_at desc limit 200`

export interface FinishedRow extends RoundRow {
  readonly closedAt: Temporal.Instant
}

/** Rounds that were finished as their games' rules say and closed after `since`, the latest first. */
export async function finishedRounds(
  db: Db,
  { playerId, since }: { readonly playerId: string; readonly since: Temporal.Instant },
): Promise<FinishedRow[]> {
  return db.query<FinishedRow>(finishedSql, [playerId, since.toString()])
}

const finishedSql = `select ${roundFields} from game_wallet.rounds as round
  where player_id = $1 and finished_by_rules and closed_at > $2::timestamptz order by closed_at desc limit 200`

export async function seenUntil(db: Db, playerId: string): Promise<Temporal.Instant | null> {
  const [row] = await db.query<{ seenUntil: Temporal.Instant }>(
    'select seen_until as "seenUntil" from game_wallet.seen_endings where player_id = $1',
    [playerId],
  )
  return row?.seenUntil ?? null
}

export async function storeSeen(
  db: Db,
  { playerId, until }: { readonly playerId: string; readonly until: Temporal.Instant },
): Promise<void> {
  await db.query(
    `insert into game_wallet.seen_endings as seen (player_id, seen_until) values ($1, $2::timestamptz)
     on conflict (player_id) do update set seen_until = greatest(seen.seen_until, excluded.seen_until)`,
    [playerId, until.toString()],
  )
}
