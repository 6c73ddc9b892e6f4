import type { Language } from '@andon/contract/languages'
import { playerOfToken } from '@andon/platform/ids'
import type { Db, Tx } from '@andon/platform/sql'
import { tokenHash } from './token-hash.ts'

export interface NewLaunchToken {
  readonly token: string
  readonly playerId: string
  readonly loginSessionId: string
  readonly supplier: string
  readonly gameCode: string
  readonly site: string
  readonly language: Language
  /** The stack of chips that the game is played with; null: money. */
  readonly chips: string | null
  readonly expiresAt: Temporal.Instant
}

export async function insertLaunchToken(tx: Tx, token: NewLaunchToken): Promise<void> {
  await tx.query(
    `insert into catalogue.launch_tokens
       (token_hash, player_id, login_session_id, supplier, game_code, site, language, expires_at, chips)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      tokenHash(token.token),
      token.playerId,
      token.loginSessionId,
      token.supplier,
      token.gameCode,
      token.site,
      token.language,
      token.expiresAt.toString(),
      token.chips,
    ],
  )
}

/** The player, session, game, brand and stack that a launch token is valid for. */
export type LaunchToken = Omit<NewLaunchToken, 'token' | 'expiresAt'>

/** Redeems a supplier's launch token; a second attempt returns nothing. */
export async function takeLaunchToken(
  tx: Tx,
  asked: { token: string; supplier: string; gameCode: string; at: string },
): Promise<LaunchToken | undefined> {
  const [token] = await tx.query<LaunchToken>(
    `update catalogue.launch_tokens set used_at = $4::timestamptz
     where player_id = $5 and token_hash = $1 and supplier = $2 and game_code = $3 and used_at is null and expires_at > $4::timestamptz
     returning supplier, player_id as "playerId", game_code as "gameCode", login_session_id as "loginSessionId", site, language, chips`,
    [tokenHash(asked.token), asked.supplier, asked.gameCode, asked.at, playerOfToken(asked.token)],
  )
  return token
}

/** Revokes a valid token of this player, session and supplier; false if there is none. */
export async function endLaunchToken(
  tx: Tx,
  token: { token: string; playerId: string; loginSessionId: string; supplier: string; at: Temporal.Instant },
): Promise<boolean> {
  const ended = await tx.query(
    `update catalogue.launch_tokens set expires_at = $5::timestamptz
     where token_hash = $1 and player_id = $2 and login_session_id = $3 and supplier = $4 and expires_at > $5::timestamptz
     returning 1`,
    [tokenHash(token.token), token.playerId, token.loginSessionId, token.supplier, token.at.toString()],
  )
  return ended.length > 0
}

/** A supplier whose games open, but which redeemed none of the tokens. */
export interface UnredeemedLaunches {
  readonly supplier: string
  readonly launches: number
}

/**
 * Suppliers with at least `least` launches whose time ended since `since`, and without one that was redeemed. Sportsbooks are left out: an open one is
 * sent tokens that it need not redeem.
 */
export async function unredeemedLaunches(
  executor: Db,
  { since, now, least }: { since: Temporal.Instant; now: Temporal.Instant; least: number },
): Promise<UnredeemedLaunches[]> {
  return executor.query<{ supplier: string; launches: number }>(
    `select supplier, count(*) filter (where expires_at <= $2::timestamptz)::int as launches from catalogue.launch_tokens
     where expires_at > $1::timestamptz and game_code <> supplier group by supplier
     having count(used_at) = 0 and count(*) filter (where expires_at <= $2::timestamptz) >= $3 order by supplier`,
    [since.toString(), now.toString(), least],
  )
}

export async function forgetLaunchTokens(tx: Tx, expiredBefore: Temporal.Instant): Promise<void> {
  await tx.query('delete from catalogue.launch_tokens where expires_at < $1::timestamptz', [expiredBefore.toString()])
}
