import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Db, findMigrations } from '@andon/platform/sql'
import { shardOf } from '../../packages/operator/src/modules/wallet/domain/shard.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'

export const partitions = 4

/** A database with the real tables, each table of players split by hash of its first key column: the player, in the ledger the shard. */
export async function partitionedDatabase(): Promise<FreshDatabase> {
  const database = await freshDatabase({ modules: [] })
  for (const { module, folder } of await findMigrations(resolve(import.meta.dirname, '../..'))) {
    if (module === 'platform') continue
    for (const name of (await readdir(folder)).sort()) {
      const text = await readFile(join(folder, name), 'utf8')
      await database.ownerDb.reports.query(partitioned(text))
      await database.ownerDb.query('insert into platform.migrations (module, name, sha256) values ($1, $2, $3)', [
        ...[module, name, createHash('sha256').update(text).digest('hex')],
      ])
    }
  }
  return database
}

/** Partitions move with their table to another schema. */
function partitioned(migration: string): string {
  return splitTables(migration).replaceAll(
    /alter table (\w+\.\w+) set schema (\w+);/g,
    (whole, table: string, schema: string) =>
      [
        whole,
        ...Array.from({ length: partitions }, (_, i) => `alter table if exists ${table}_p${i} set schema ${schema};`),
      ].join('\n'),
  )
}

function splitTables(migration: string): string {
  return migration.replaceAll(
    /(create table (\w+\.\w+) \(([\s\S]*?)\n\))( with \([^)]*\))?;/g,
    (whole, create: string, table: string, body: string, storage = '') => {
      const column = firstKeyColumn(body)
      if (!column) return whole
      const parts = Array.from(
        { length: partitions },
        (_, i) =>
          `create table ${table}_p${i} partition of ${table} for values with (modulus ${partitions}, remainder ${i})${storage};`,
      )
      return `${create} partition by hash (${column});\n${parts.join('\n')}`
    },
  )
}

/** Undefined for a table that is not players'. */
function firstKeyColumn(body: string): string | undefined {
  const key = /^ {2}primary key \((\w+)/m.exec(body)?.[1]
  if (key === 'shard') return key
  const player = /^ {2}(\w+) platform\.player_id( not null)?( primary key)?/m.exec(body)
  return player && (player[3] !== undefined || player[1] === key) ? player[1] : undefined
}

/** Gives `count` further players a copy of one row of this player in each table of players, and an account. */
export async function fillLike(ownerDb: Db, playerId: string, count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, i) => `ply_${String(i).padStart(26, '0')}`)
  const tables = await ownerDb.query<{ name: string; first: string; others: string[] }>(
    `select c.oid::regclass::text as name, quote_ident(f.attname) as first,
       (select coalesce(array_agg(quote_ident(attname) order by attnum), '{}') from pg_attribute
        where attrelid = c.oid and attnum > 0 and attnum <> p.partattrs[0] and not attisdropped) as others
     from pg_partitioned_table p join pg_class c on c.oid = p.partrelid
     join pg_attribute f on f.attrelid = c.oid and f.attnum = p.partattrs[0] where f.attname <> 'shard'`,
  )
  await ownerDb.reports.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica') // no references to be checked, no history to be kept
    for (const { name, first, others } of tables)
      await tx.query(
        `insert into ${name} (${[first, ...others].join()}) overriding system value
         select ${['id_of_copy', ...others].join()} from (select * from ${name} where ${first} = $1 limit 1) as pattern,
           unnest($2::text[]) as copy (id_of_copy)`,
        [playerId, ids],
      )
    await tx.query(
      `insert into identity.directory (kind, value, player_id) select 'email', id || '@andon.example', id from unnest($1::text[]) as copy (id)`,
      [ids],
    )
    await tx.query(
      `select wallet.open_account(array[shard], id, 'JPY') from unnest($1::smallint[], $2::text[]) as copy (shard, id)`,
      [ids.map(shardOf), ids],
    )
    await tx.query(
      `insert into wallet.transfers (shard, owner, key, hash, number, id, kind, currency, at, owner_version)
       select shard, id, 'filled', sha256(convert_to(id, 'UTF8')), nextval('wallet.transfer_numbers'), id, 'deposit', 'JPY', now(), 1
       from unnest($1::smallint[], $2::text[]) as copy (shard, id)`,
      [ids.map(shardOf), ids],
    )
  })
  await ownerDb.reports.query('analyze')
}
