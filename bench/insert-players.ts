import type { Db } from '@andon/platform/sql'

/** Inserts registered players that are copies of one, without a password of their own: hashing a thousand passwords would take longer than a measurement. */
export async function insertPlayers(
  ownerDb: Db,
  { pattern, ids }: { readonly pattern: string; readonly ids: readonly string[] },
): Promise<void> {
  await ownerDb.query(
    `insert into identity.players
     select (jsonb_populate_record(pattern, jsonb_build_object('id', own))).*
     from identity.players as pattern, unnest($2::text[]) as session (own) where pattern.id = $1`,
    [pattern, ids],
  )
  await ownerDb.query(
    `insert into limits.players (player_id, country, currency) select id, country, currency from identity.players where id = any($1)`,
    [ids],
  )
}
