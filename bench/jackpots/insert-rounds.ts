import type { RoundOfPool } from '@andon/arcade/jackpots/draw-jackpots'
import type { JackpotTerms } from '@andon/arcade/jackpots/terms'
import type { Db } from '@andon/platform/sql'

/** Inserts rounds whose stake is accepted, as the owner of the database: one of each player. */
export async function insertRounds(
  ownerDb: Db,
  { count, stake, terms, name }: { count: number; stake: number; terms: JackpotTerms; name: string },
): Promise<RoundOfPool[]> {
  const rows = await ownerDb.query<{ owner: string; id: string; serverSeed: string }>(
    `with player as (
       select 'ply_' || $1 || n owner, 'rnd_' || $1 || n id, encode(sha256(($1 || n)::bytea), 'hex') server_seed from generate_series(1, $2::integer) n),
     session as (
       insert into arcade.sessions (owner, id, token_hash, mode, wallet_session, game_code, currency, language, opened_at, expires_at, jackpots)
       select owner, 'ses', sha256(owner::bytea), 'real', 'gse', 'thunder-drums', 'JPY', 'ja', now(), now() + interval '1 day', true from player
       returning owner),
     seed as (
       insert into arcade.seeds (owner, id, server_seed, commitment, committed_at, client_seed, next_nonce, activated_at)
       select owner, 'sed', server_seed, encode(sha256(server_seed::bytea), 'hex'), now(), 'bench', 1, now() from player returning owner),
     round as (
       insert into arcade.rounds (owner, id, session_id, game_code, seed_id, nonce, table_hash, currency, stake, win, events, started_at, next_attempt_at,
         jackpot_terms)
       select owner, id, 'ses', 'thunder-drums', 'sed', 0, server_seed, 'JPY', $3, 0, '[]', now(), now() + interval '1 hour', $4::jsonb from player
       returning owner)
     select owner, id, server_seed "serverSeed" from player`,
    [name, count, stake, JSON.stringify(terms)],
  )
  return rows.map((row) => ({ ...row, stake, clientSeed: 'bench', nonce: 0, jackpotTerms: terms }))
}
