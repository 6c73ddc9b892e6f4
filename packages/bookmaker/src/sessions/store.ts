import { createHash } from 'node:crypto'
import type { Language } from '@andon/contract/languages'
import type { Currency } from '@andon/money'
import { playerOfToken } from '@andon/platform/ids'
import type { Db } from '@andon/platform/sql'

/** A player at the sportsbook's client. */
export interface SportsSession {
  readonly id: string
  readonly playerId: string
  /** How the wallet knows this session. */
  readonly walletSession: string
  readonly nickname: string
  readonly currency: Currency
  readonly language: Language
  readonly expiresAt: Temporal.Instant
}

/** Only the hash of a session's token is stored. */
const hashOf = (token: string) => createHash('sha256').update(token).digest()

export async function findSession(db: Db, token: string): Promise<SportsSession | null> {
  const [row] = await db.query<SportsSession>(
    `select id, player_id "playerId", wallet_session "walletSession", nickname, currency, language, expires_at "expiresAt"
     from bookmaker.sessions where player_id = $1 and token_hash = $2`,
    [playerOfToken(token), hashOf(token)],
  )
  return row ?? null
}

/** Sessions by their ids; those that are forgotten are missing. */
export function findSessions(db: Db, names: readonly { playerId: string; id: string }[]): Promise<SportsSession[]> {
  return db.query<SportsSession>(
    `select id, player_id "playerId", wallet_session "walletSession", nickname, currency, language, expires_at "expiresAt"
     from bookmaker.sessions where player_id = any($1) and id = any($2)`,
    [names.map(({ playerId }) => playerId), names.map(({ id }) => id)],
  )
}

export async function insertSession(
  db: Db,
  { token, openedAt, ...session }: SportsSession & { token: string; openedAt: Temporal.Instant },
): Promise<void> {
  const { playerId, id, walletSession, nickname, currency, language, expiresAt } = session
  await db.query(
    `insert into bookmaker.sessions (player_id, id, token_hash, wallet_session, nickname, currency, language, opened_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      playerId,
      id,
      hashOf(token),
      walletSession,
      nickname,
      currency,
      language,
      openedAt.toString(),
      expiresAt.toString(),
    ],
  )
}

/** Deletes those that ended before a time. */
export async function forgetSessions(db: Db, endedBefore: Temporal.Instant): Promise<void> {
  await db.query('delete from bookmaker.sessions where expires_at < $1', [endedBefore.toString()])
}
