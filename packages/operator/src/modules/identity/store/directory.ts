import type { Db, Tx } from '@andon/platform/sql'

/** By what a player is found: no two players share one. */
export type NameKind = 'email' | 'nickname' | 'phone' | 'reference' | 'passkey'
export type Names = { readonly [Kind in NameKind]?: string }

/**
 * Enters names of a player; a name that the player has already stays. Returns the kinds whose name another player has; waits for a concurrent
 * transaction that enters one of them.
 */
export async function enterNames(tx: Tx, playerId: string, names: Names): Promise<NameKind[]> {
  const values = [Object.keys(names), Object.values(names)]
  await tx.query(
    `insert into identity.directory (kind, value, player_id)
     select kind, value, $1 from unnest($2::text[], $3::text[]) as name (kind, value) order by kind on conflict do nothing`,
    [playerId, ...values],
  )
  const taken = await tx.query<{ kind: NameKind }>(
    `select kind from unnest($2::text[], $3::text[]) as name (kind, value) join identity.directory using (kind, value) where player_id <> $1`,
    [playerId, ...values],
  )
  return taken.map(({ kind }) => kind)
}

/** Removes the player's names of these kinds that are not among the new ones. */
export async function leaveNames(tx: Tx, playerId: string, kept: Names): Promise<void> {
  await tx.query(
    `delete from identity.directory old using unnest($2::text[], $3::text[]) as kept (kind, value)
     where old.player_id = $1 and old.kind = kept.kind and old.value <> kept.value`,
    [playerId, Object.keys(kept), Object.values(kept)],
  )
}

export async function removeName(tx: Tx, kind: NameKind, value: string): Promise<void> {
  await tx.query('delete from identity.directory where kind = $1 and value = $2', [kind, value])
}

export async function playerNamed(executor: Db | Tx, kind: NameKind, value: string): Promise<string | null> {
  const [row] = await executor.query<{ playerId: string }>(
    'select player_id as "playerId" from identity.directory where kind = $1 and value = $2',
    [kind, value],
  )
  return row?.playerId ?? null
}

/** The kinds whose name some player has. */
export async function takenNames(executor: Db | Tx, names: Names): Promise<ReadonlySet<NameKind>> {
  const rows = await executor.query<{ kind: NameKind }>(
    'select kind from unnest($1::text[], $2::text[]) as name (kind, value) join identity.directory using (kind, value)',
    [Object.keys(names), Object.values(names)],
  )
  return new Set(rows.map(({ kind }) => kind))
}
