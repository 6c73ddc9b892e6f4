import type { Db, Tx } from '@andon/platform/sql'
import type { AttributeKind } from '../domain/attributes.ts'

export interface KeptAttribute {
  readonly kind: AttributeKind
  readonly digest: Buffer
}

/**
 * Locks the attributes until the transaction ends. Other transactions that add one of them, or lock an account that has one, wait. The keys are
 * locked in ascending order to prevent deadlocks.
 */
export async function lockAttributes(tx: Tx, attributes: readonly KeptAttribute[]): Promise<void> {
  const keys = attributes.map(({ digest }) => digest.readBigInt64BE().toString())
  await tx.query(
    `select pg_advisory_xact_lock(key) from (select distinct key from unnest($1::bigint[]) as k (key) order by key) ordered`,
    [keys],
  )
}

export function attributesOf(executor: Db | Tx, playerId: string): Promise<KeptAttribute[]> {
  return executor.query<KeptAttribute>('select kind, digest from exclusions.attributes where player_id = $1', [
    playerId,
  ])
}

export async function addAttributes(tx: Tx, playerId: string, attributes: readonly KeptAttribute[]): Promise<void> {
  await tx.query(
    `insert into exclusions.attributes (player_id, kind, digest) select $1, * from unnest($2::text[], $3::bytea[])
     on conflict do nothing`,
    [playerId, attributes.map(({ kind }) => kind), attributes.map(({ digest }) => digest)],
  )
}

export async function removeAttributes(tx: Tx, playerId: string, kinds: readonly AttributeKind[]): Promise<void> {
  await tx.query('delete from exclusions.attributes where player_id = $1 and kind = any($2)', [playerId, kinds])
}

export async function hasAttributes(
  executor: Db | Tx,
  playerId: string,
  attributes: readonly KeptAttribute[],
): Promise<boolean> {
  const [row] = await executor.query<{ count: number }>(
    `select count(*)::integer as count from exclusions.attributes join unnest($2::text[], $3::bytea[]) as wanted (kind, digest)
     using (kind, digest) where player_id = $1`,
    [playerId, attributes.map(({ kind }) => kind), attributes.map(({ digest }) => digest)],
  )
  return row?.count === attributes.length
}

/** Other players who share at least one attribute, with the shared kinds. */
export function playersWith(
  executor: Db | Tx,
  { playerId, attributes }: { playerId: string | null; attributes: readonly KeptAttribute[] },
): Promise<{ playerId: string; kinds: AttributeKind[] }[]> {
  return executor.query(
    `select player_id as "playerId", array_agg(distinct kind order by kind) as kinds
     from exclusions.attributes join unnest($2::text[], $3::bytea[]) as wanted (kind, digest) using (kind, digest)
     where player_id is distinct from $1 group by player_id order by player_id`,
    [playerId, attributes.map(({ kind }) => kind), attributes.map(({ digest }) => digest)],
  )
}

export async function readProgress(tx: Tx): Promise<string> {
  const [row] = await tx.query<{ last: string }>(
    'select last_player_id as last from exclusions.progress for no key update',
  )
  return row?.last ?? ''
}

export async function putProgress(tx: Tx, last: string): Promise<void> {
  await tx.query('update exclusions.progress set last_player_id = $1', [last])
}
