import type { Currency } from '@andon/money'
import type { Claim } from '@andon/platform/owed-calls'
import type { Db } from '@andon/platform/sql'
import type { JackpotDrawn, JackpotTerms } from '../jackpots/terms.ts'
import type { RoundEvent } from '../round-events.ts'

/**
 * Normally drawn → staked → settled. drawn → void: the stake was refused. drawn → cancelling → cancelled: it was unknown whether the stake was taken, so it
 * is returned. `disputed`: the operator refused a win or the return of a stake, and a person must look at it.
 * A round with jackpots: drawn → staked, once its stake is taken and its jackpots are drawn, → settled.
 * A round that waits for its player: drawn → playing → staked → settled. playing → raising → playing or staked: an action asks for a further stake.
 * raising → returning → playing: it was unknown whether that stake was taken, so it is returned, and the action does not count.
 */
export type RoundState = OpenState | 'settled' | 'void' | 'cancelled' | 'disputed'
export type OpenState = 'drawn' | 'playing' | 'raising' | 'returning' | 'staked' | 'cancelling'

export interface NewRound {
  readonly id: string
  readonly sessionId: string
  /** The client's id of the request; at most one round for each id in a session. */
  readonly requestId: string
  readonly owner: string
  readonly gameCode: string
  readonly seedId: string
  readonly nonce: number
  readonly tableHash: string
  readonly currency: Currency
  /** The base of the win. */
  readonly stake: number
  /** For a free round: the player stakes nothing. */
  readonly freeRoundsId: string | null
  /** The choice that the player made together with the stake; null in most games. */
  readonly choice: unknown
  /** Null while the round waits for its player. */
  readonly win: number | null
  readonly events: readonly RoundEvent[]
  /** Null: it takes no part in jackpots. */
  readonly jackpotTerms: JackpotTerms | null
  readonly startedAt: Temporal.Instant
  /** The process that started the round owns it until this time, afterwards the sweeper. */
  readonly nextAttemptAt: Temporal.Instant
}

export interface RoundRow extends Omit<NewRound, 'sessionId' | 'requestId' | 'seedId' | 'nextAttemptAt'> {
  /** Taken by actions beside `stake`. */
  readonly furtherStaked: number
  /** In order, with those that the server took on time-out. */
  readonly actions: readonly unknown[]
  /** The player did not act in time, and default actions ended it. */
  readonly finishedByRules: boolean
  /** The commitment of its server seed. */
  readonly commitment: string
  readonly state: RoundState
  /** For a void round, the code with which the operator refused the stake. */
  readonly voidReason: string | null
  readonly shownAt: Temporal.Instant | null
  /** The effect of the round on the jackpots of its pool; null before that, and where it takes no part. */
  readonly jackpot: JackpotDrawn | null
}

const listedColumns = `(select commitment from arcade.seeds where owner = round.owner and id = round.seed_id) commitment, round.id, round.owner, round.game_code "gameCode", round.nonce, round.table_hash "tableHash", round.currency, round.stake, round.further_staked "furtherStaked",
  round.free_rounds_id "freeRoundsId", round.choice, round.actions, round.finished_by_rules "finishedByRules", round.win, round.started_at "startedAt", round.state, round.void_reason "voidReason", round.shown_at "shownAt", round.jackpot_terms "jackpotTerms", round.jackpot`
export const roundColumns = `${listedColumns}, round.events`

/**
 * Takes the nonce and stores the time and the drawn round, in one statement. False if the nonce is no longer the next one, because another round or a
 * rotation was faster. Throws the unique violation `one_open_round` if the session has an open round, `one_round_for_a_request` if the request already has
 * a round, and `one_undecided_round` if this one and another of the player in this game wait for the player.
 */
export async function insertDrawnRound(db: Db, round: NewRound): Promise<boolean> {
  const rows = await db.query(
    `with taken as (
       update arcade.seeds set next_nonce = next_nonce + 1, last_round_at = $12
       where owner = $3 and id = $5 and next_nonce = $6 and revealed_at is null returning id
     )
     insert into arcade.rounds
       (id, session_id, owner, game_code, seed_id, nonce, table_hash, currency, stake, win, events, started_at, next_attempt_at, request_id,
        free_rounds_id, choice, jackpot_terms)
     select $1, $2, $3, $4, taken.id, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17 from taken
     returning id`,
    [
      round.id,
      round.sessionId,
      round.owner,
      round.gameCode,
      round.seedId,
      round.nonce,
      round.tableHash,
      round.currency,
      round.stake,
      round.win,
      JSON.stringify(round.events),
      round.startedAt.toString(),
      round.nextAttemptAt.toString(),
      round.requestId,
      round.freeRoundsId,
      round.choice === null ? null : JSON.stringify(round.choice),
      round.jackpotTerms === null ? null : JSON.stringify(round.jackpotTerms),
    ],
  )
  return rows.length === 1
}

export interface RoundName {
  readonly owner: string
  readonly id: string
}

/** The state of a round, once for each of these sessions of its owner that is of its game. */
export function stateInSessions(
  db: Db,
  { owner, id, sessions }: RoundName & { sessions: readonly string[] },
): Promise<{ state: RoundState; sessionId: string }[]> {
  return db.query<{ state: RoundState; sessionId: string }>(
    `select round.state, session.id "sessionId"
     from arcade.rounds round
     join arcade.sessions session on session.owner = $1 and session.game_code = round.game_code and session.id = any($3)
     where round.owner = $1 and round.id = $2`,
    [owner, id, sessions],
  )
}

/** Moves an open round to another open state; false if it is no longer in the state `from`. */
export async function moveOn(
  db: Db,
  {
    owner,
    id,
    from,
    to,
    nextAttemptAt,
  }: RoundName & { from: OpenState; to: OpenState; nextAttemptAt: Temporal.Instant },
): Promise<boolean> {
  const rows = await db.query(
    'update arcade.rounds set state = $4, next_attempt_at = $5 where owner = $1 and id = $2 and state = $3 returning id',
    [owner, id, from, to, nextAttemptAt.toString()],
  )
  return rows.length === 1
}

/** Ends an open round. A round that has ended stays unchanged. */
export async function endRound(
  db: Db,
  { owner, id, as, at }: RoundName & { as: Exclude<RoundState, OpenState | 'void'>; at: Temporal.Instant },
): Promise<void> {
  await db.query(
    `update arcade.rounds set state = $3, ended_at = $4, next_attempt_at = null
     where owner = $1 and id = $2 and next_attempt_at is not null`,
    [owner, id, as, at.toString()],
  )
}

/** Ends a drawn round whose stake was refused. `reason`: the operator's code. */
export async function voidRound(
  db: Db,
  { owner, id, reason, at }: RoundName & { reason: string; at: Temporal.Instant },
): Promise<void> {
  await db.query(
    `update arcade.rounds set state = 'void', void_reason = $3, ended_at = $4, next_attempt_at = null
     where owner = $1 and id = $2 and next_attempt_at is not null`,
    [owner, id, reason, at.toString()],
  )
}

export interface DueRound {
  readonly id: string
  readonly state: OpenState
  readonly attempts: number
  readonly gameCode: string
  readonly currency: Currency
  readonly stake: number
  readonly win: number | null
  readonly jackpotTerms: JackpotTerms | null
  readonly jackpot: JackpotDrawn | null
  readonly finishedByRules: boolean
  readonly mode: 'real' | 'demo'
  readonly owner: string
  readonly walletSession: string
}

/** Open rounds that are due, each leased to one caller until `leasedUntil`. */
export async function claimDueRounds(db: Db, { now, leasedUntil, limit }: Claim): Promise<DueRound[]> {
  return db.query<DueRound>(
    `update arcade.rounds round set next_attempt_at = $2, attempts = attempts + 1
     from arcade.sessions session
     where session.owner = round.owner and session.id = round.session_id and (round.owner, round.id) in (
       select owner, id from arcade.rounds where next_attempt_at <= $1 order by next_attempt_at limit $3 for update skip locked)
     returning round.id, round.state, round.attempts, round.game_code "gameCode", round.currency, round.stake, round.win,
       round.jackpot_terms "jackpotTerms", round.jackpot, round.finished_by_rules "finishedByRules", session.mode, round.owner, session.wallet_session "walletSession"`,
    [now.toString(), leasedUntil.toString(), limit],
  )
}

/** Sets the next attempt of an open round. */
export async function postpone(db: Db, { owner, id, at }: RoundName & { at: Temporal.Instant }): Promise<void> {
  await db.query(
    'update arcade.rounds set next_attempt_at = $3 where owner = $1 and id = $2 and next_attempt_at is not null',
    [owner, id, at.toString()],
  )
}

/** The round of this request, also if it is void. */
export async function findRequestedRound(
  db: Db,
  { owner, sessionId, requestId }: { owner: string; sessionId: string; requestId: string },
): Promise<RoundRow | null> {
  const [row] = await db.query<RoundRow>(
    `select ${roundColumns} from arcade.rounds round where owner = $1 and session_id = $2 and request_id = $3`,
    [owner, sessionId, requestId],
  )
  return row ?? null
}

/** The owner's last round in this game that is not void. */
export async function findLastRound(
  db: Db,
  { owner, gameCode }: { owner: string; gameCode: string },
): Promise<RoundRow | null> {
  const [row] = await db.query<RoundRow>(
    `select ${roundColumns} from arcade.rounds round
     where owner = $1 and game_code = $2 and state <> 'void' order by id desc limit 1`,
    [owner, gameCode],
  )
  return row ?? null
}

/** Newest first, including void rounds, so that no nonce is missing. */
export async function listRounds(
  db: Db,
  { owner, gameCode, before, limit }: { owner: string; gameCode: string; before: string | null; limit: number },
): Promise<(Omit<RoundRow, 'events'> & { revealed: boolean })[]> {
  return db.query<Omit<RoundRow, 'events'> & { revealed: boolean }>(
    `select ${listedColumns}, seed.revealed_at is not null revealed
     from arcade.rounds round join arcade.seeds seed on seed.owner = $1 and seed.id = round.seed_id
     where round.owner = $1 and game_code = $2 and ($3::text is null or round.id < $3)
     order by round.id desc limit $4`,
    [owner, gameCode, before, limit],
  )
}

/** By nonce, void rounds included. */
export async function listRoundsOfSeed(
  db: Db,
  { owner, seedId, fromNonce, limit }: { owner: string; seedId: string; fromNonce: number; limit: number },
): Promise<Omit<RoundRow, 'events'>[]> {
  return db.query<Omit<RoundRow, 'events'>>(
    `select ${listedColumns} from arcade.rounds round
     where owner = $1 and seed_id = $2 and nonce >= $3 order by nonce limit $4`,
    [owner, seedId, fromNonce, limit],
  )
}

export interface ProofRow extends RoundRow {
  readonly committedAt: Temporal.Instant
  readonly clientSeed: string
  /** Null until it is revealed. */
  readonly serverSeed: string | null
}

export async function findProof(db: Db, { owner, id }: { owner: string; id: string }): Promise<ProofRow | null> {
  const [row] = await db.query<ProofRow>(
    `select ${roundColumns}, seed.committed_at "committedAt", seed.client_seed "clientSeed",
       case when seed.revealed_at is not null then seed.server_seed end "serverSeed"
     from arcade.rounds round join arcade.seeds seed on seed.owner = $1 and seed.id = round.seed_id
     where round.owner = $1 and round.id = $2`,
    [owner, id],
  )
  return row ?? null
}

/** False if the owner has no such round. A round that waits for its player is not shown to the end and stays unmarked. */
export async function markShown(
  db: Db,
  { owner, id, at }: { owner: string; id: string; at: Temporal.Instant },
): Promise<boolean> {
  const rows = await db.query(
    'update arcade.rounds set shown_at = case when win is not null then coalesce(shown_at, $3) end where id = $1 and owner = $2 returning id',
    [id, owner, at.toString()],
  )
  return rows.length === 1
}
