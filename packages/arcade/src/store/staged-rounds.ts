import type { Db } from '@andon/platform/sql'
import type { RoundEvent } from '../round-events.ts'
import { type RoundName, type RoundRow, roundColumns } from './rounds.ts'

/** An action that asks for a further stake, with its outcome. It counts once that stake is taken. */
export interface PendingAction {
  readonly action: unknown
  readonly events: readonly RoundEvent[]
  readonly win: number | null
  readonly furtherStake: number
}

/** A round with what is needed to replay and continue it. */
export interface StagedRound extends RoundRow {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly mode: 'real' | 'demo'
  /** The wallet session of the game session that started it. */
  readonly walletSession: string
  /** Bets requested so far, the first stake included. */
  readonly bets: number
  readonly pending: PendingAction | null
  readonly attempts: number
  /** When the player last started a round in any game. */
  readonly lastRoundAt: Temporal.Instant | null
}

export async function findStagedRound(db: Db, { owner, id }: RoundName): Promise<StagedRound | null> {
  const [row] = await db.query<StagedRound>(
    `select ${roundColumns}, seed.server_seed "serverSeed", seed.client_seed "clientSeed", session.mode, session.wallet_session "walletSession",
       round.bets, round.pending, round.attempts,
       (select last_round_at from arcade.seeds where owner = $1 and activated_at is not null and revealed_at is null) "lastRoundAt"
     from arcade.rounds round
     join arcade.seeds seed on seed.owner = $1 and seed.id = round.seed_id
     join arcade.sessions session on session.owner = $1 and session.id = round.session_id
     where round.owner = $1 and round.id = $2`,
    [owner, id],
  )
  return row ?? null
}

/** True if a round of this player in this game waits for the player, in any session. */
export async function hasUndecidedRound(
  db: Db,
  { owner, gameCode }: { owner: string; gameCode: string },
): Promise<boolean> {
  const rows = await db.query(
    'select from arcade.rounds where owner = $1 and game_code = $2 and win is null and next_attempt_at is not null',
    [owner, gameCode],
  )
  return rows.length > 0
}

/** The game of an open round drawn from this seed; null if there is none. */
export async function gameWithOpenRound(
  db: Pick<Db, 'query'>,
  { owner, seedId }: { owner: string; seedId: string },
): Promise<string | null> {
  const [row] = await db.query<{ gameCode: string }>(
    'select game_code "gameCode" from arcade.rounds where owner = $1 and seed_id = $2 and next_attempt_at is not null limit 1',
    [owner, seedId],
  )
  return row?.gameCode ?? null
}

interface Taken {
  /** The round as it was read: if it has other actions or bets by now, nothing is stored. */
  readonly round: Pick<StagedRound, 'owner' | 'id' | 'actions' | 'bets'>
  readonly from: 'playing' | 'raising'
  readonly actions: readonly unknown[]
  readonly events: readonly RoundEvent[]
  /** Null if the round goes on. */
  readonly win: number | null
  readonly furtherStake: number
  readonly nextAttemptAt: Temporal.Instant
  /** The player did not act in time: these are default actions, and they end the round. */
  readonly byRules?: true
}

/** Appends actions with their events. Of two concurrent callers one succeeds. */
export async function takeActions(db: Db, { round, from, ...taken }: Taken): Promise<boolean> {
  const [row] = await db.query<{ counted: boolean }>(
    'select arcade.take_actions($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) counted',
    [
      round.owner,
      round.id,
      from,
      round.actions.length,
      round.bets,
      JSON.stringify(taken.actions),
      JSON.stringify(taken.events),
      taken.win,
      taken.furtherStake,
      taken.nextAttemptAt.toString(),
      taken.byRules ?? false,
    ],
  )
  return row?.counted === true
}

/** Stores an action before its stake is requested. Returns the number of that bet in the round; null if another action was faster. */
export async function storePending(
  db: Db,
  {
    owner,
    id,
    before,
    pending,
    nextAttemptAt,
  }: RoundName & { before: number; pending: PendingAction; nextAttemptAt: Temporal.Instant },
): Promise<number | null> {
  const [row] = await db.query<{ bets: number }>(
    `update arcade.rounds set state = 'raising', pending = $3, bets = bets + 1, attempts = 0, next_attempt_at = $4
     where owner = $5 and id = $1 and state = 'playing' and jsonb_array_length(actions) = $2 returning bets`,
    [id, before, JSON.stringify(pending), nextAttemptAt.toString(), owner],
  )
  return row?.bets ?? null
}

/** The stake of the bet with the number `bets` will be returned, and its action can no longer count. False if another process was faster. */
export async function returnPending(
  db: Db,
  { owner, id, bets, nextAttemptAt }: RoundName & { bets: number; nextAttemptAt: Temporal.Instant },
): Promise<boolean> {
  const rows = await db.query(
    `update arcade.rounds set state = 'returning', next_attempt_at = $3
     where owner = $4 and id = $1 and state = 'raising' and bets = $2 returning id`,
    [id, bets, nextAttemptAt.toString(), owner],
  )
  return rows.length === 1
}

/** The action does not count, and the round goes on as before it, unless another process was faster. */
export async function dropPending(
  db: Db,
  dropped: RoundName & { bets: number; from: 'raising' | 'returning'; nextAttemptAt: Temporal.Instant },
): Promise<void> {
  await db.query(
    `update arcade.rounds set state = 'playing', pending = null, attempts = 0, next_attempt_at = $4
     where owner = $5 and id = $1 and bets = $2 and state = $3`,
    [dropped.id, dropped.bets, dropped.from, dropped.nextAttemptAt.toString(), dropped.owner],
  )
}
