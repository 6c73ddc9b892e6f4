import type { Language } from '@andon/contract/languages'
import type { Currency } from '@andon/money'
import { playerOfToken } from '@andon/platform/ids'
import type { Db, Tx } from '@andon/platform/sql'
import { hashOf } from '../hash-of.ts'
import type { FreeRounds } from './free-rounds.ts'

export interface SessionRow {
  readonly id: string
  readonly mode: 'real' | 'demo'
  readonly owner: string
  readonly walletSession: string
  readonly nickname: string | null
  readonly gameCode: string
  readonly currency: Currency
  readonly language: Language
  readonly expiresAt: Temporal.Instant
  /** Minimum time between the starts of two rounds in the player's country. */
  readonly minimumCycleMs: number
  /** Maximum stake of a round there. */
  readonly maximumStake: number | null
  /** True if the player's country allows celebrating a return of no more than the stake. */
  readonly celebratesReturnOfStake: boolean
  /** True if its rounds take part in jackpots: never in demo play, nor where the brand has none. */
  readonly jackpots: boolean
  /** The brand, by the operator's code. */
  readonly site: string | null
  /** True if it plays with the chips of a race; its owner is then the player in that race alone. */
  readonly chips: boolean
}

const columns = `session.id, session.mode, session.owner, session.wallet_session "walletSession", session.nickname,
  session.game_code "gameCode", session.currency, session.language, session.expires_at "expiresAt",
  session.minimum_cycle_ms "minimumCycleMs", session.maximum_stake "maximumStake", session.celebrates_return_of_stake "celebratesReturnOfStake", session.jackpots, session.site, session.chips`

export async function findSession(db: Db, token: string): Promise<SessionRow | null> {
  const [row] = await db.query<SessionRow>(
    `select ${columns} from arcade.sessions session where owner = $1 and token_hash = $2`,
    [playerOfToken(token), hashOf(token)],
  )
  return row ?? null
}

/** The session of each token, in order; null where it has none. */
export async function findSessionsOfTokens(db: Db, tokens: readonly string[]): Promise<(SessionRow | null)[]> {
  const rows = await db.query<SessionRow & { place: number }>(
    `select ${columns}, asked.place from unnest($1::text[], $2::bytea[]) with ordinality as asked (owner, token_hash, place)
     join arcade.sessions session on session.owner = asked.owner and session.token_hash = asked.token_hash`,
    [tokens.map(playerOfToken), tokens.map(hashOf)],
  )
  const byPlace = new Map(rows.map(({ place, ...session }) => [place, session]))
  return tokens.map((_, at) => byPlace.get(at + 1) ?? null)
}

/** Sessions by their ids; those that are forgotten are missing. */
export function findSessions(db: Db, names: readonly { playerId: string; id: string }[]): Promise<SessionRow[]> {
  return db.query<SessionRow>(`select ${columns} from arcade.sessions session where owner = any($1) and id = any($2)`, [
    names.map(({ playerId }) => playerId),
    names.map(({ id }) => id),
  ])
}

/**
 * The data for starting a round, from one query: the session, the seeds in use, whether a round is open, and whether this request already has one.
 */
export interface SessionInPlay extends SessionRow {
  readonly seedId: string
  readonly serverSeed: string
  readonly clientSeed: string
  readonly commitment: string
  readonly nextNonce: number
  /** When the player last started a round, in any session. */
  readonly lastRoundAt: Temporal.Instant | null
  readonly roundOpen: boolean
  /** This request already has a round. */
  readonly roundRequested: boolean
  /** False if the session never had free rounds, so that they need not be counted. */
  readonly freeRoundsGranted: boolean
}

export async function findSessionInPlay(
  db: Db,
  { token, requestId }: { token: string; requestId: string },
): Promise<SessionInPlay | null> {
  const [row] = await db.query<SessionInPlay>(
    `select ${columns}, seed.id "seedId", seed.server_seed "serverSeed", seed.client_seed "clientSeed", seed.commitment, seed.next_nonce "nextNonce",
       seed.last_round_at "lastRoundAt",
       exists (select from arcade.rounds where owner = $1 and session_id = session.id and next_attempt_at is not null) "roundOpen",
       exists (select from arcade.rounds where owner = $1 and session_id = session.id and request_id = $3) "roundRequested",
       session.free_rounds_told > 0 "freeRoundsGranted"
     from arcade.sessions session
     join arcade.seeds seed on seed.owner = $1 and seed.activated_at is not null and seed.revealed_at is null
     where session.owner = $1 and session.token_hash = $2`,
    [playerOfToken(token), hashOf(token), requestId],
  )
  return row ?? null
}

export async function insertSession(
  tx: Tx,
  {
    token,
    openedAt,
    freeRounds,
    ...row
  }: SessionRow & {
    token: string
    openedAt: Temporal.Instant
    freeRounds: FreeRounds | null
  },
): Promise<void> {
  await tx.query(
    `insert into arcade.sessions (id, token_hash, mode, owner, wallet_session, nickname, game_code, currency, language, opened_at, expires_at,
        free_rounds_id, free_rounds_stake, free_rounds_told, minimum_cycle_ms, maximum_stake,
        celebrates_return_of_stake, jackpots, site, chips)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`,
    [
      row.id,
      hashOf(token),
      row.mode,
      row.owner,
      row.walletSession,
      row.nickname,
      row.gameCode,
      row.currency,
      row.language,
      openedAt.toString(),
      row.expiresAt.toString(),
      freeRounds?.freeRoundsId ?? null,
      freeRounds?.stake ?? null,
      freeRounds?.left ?? 0,
      row.minimumCycleMs,
      row.maximumStake,
      row.celebratesReturnOfStake,
      row.jackpots,
      row.site,
      row.chips,
    ],
  )
}

export async function forgetDemoSessions(db: Db, openedBefore: Temporal.Instant, atMost: number): Promise<number> {
  const [row] = await db.query<{ forgotten: number }>('select arcade.forget_demo_sessions($1, $2) forgotten', [
    openedBefore.toString(),
    atMost,
  ])
  return row?.forgotten ?? 0
}
