import type { Db } from '@andon/platform/sql'
import type { Row } from '../report.ts'

const batches = 200
const perBatch = 64

/**
 * What the index for the history of rounds costs a bet: bytes of the write-ahead log that one round (opened, then closed) writes with it and without
 * it. Bytes do not depend on the machine's load.
 */
export async function indexCost(ownerDb: Db): Promise<Row[]> {
  await ownerDb.query(`create table with_index (like game_wallet.rounds including all);
    create table without_index (like game_wallet.rounds including all)`)
  const [index] = await ownerDb.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index where indrelid = 'without_index'::regclass
     and pg_get_indexdef(indexrelid) like '%(player_id, game_code, opened_at)%'`,
  )
  if (!index) throw new Error('the rounds have no index for their history')
  await ownerDb.query(`drop index ${index.name}; checkpoint`)
  const [bare, indexed] = [await bytesOfARound(ownerDb, 'without_index'), await bytesOfARound(ownerDb, 'with_index')]
  return [
    { what: 'log written for a round, without its index', value: bare, unit: 'bytes' },
    { what: 'log written for a round, with it', value: indexed, unit: 'bytes' },
  ]
}

async function bytesOfARound(ownerDb: Db, table: string): Promise<number> {
  const before = await place(ownerDb)
  for (let batch = 0; batch < batches; batch++) {
    const key = `($1::int * ${perBatch} + n)`
    await ownerDb.query(
      `insert into ${table} (supplier, player_id, round_id, game_code, currency, state, staked, won, opened_at, closed_at)
       select 'arcade', 'ply_' || lpad((${key} * 7919 % 5000)::text, 26, '0'), 'rnd_' || lpad(${key}::text, 26, '0'),
         'game-' || n % 20, 'JPY', 'open', 100, 0, now(), null
       from generate_series(1, ${perBatch}) as n`,
      [batch],
    )
    await ownerDb.query(`update ${table} set state = 'closed', won = 90, closed_at = now() where state = 'open'`)
  }
  const [{ bytes } = { bytes: Number.NaN }] = await ownerDb.query<{ bytes: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), $1)::float8 as bytes`,
    [before],
  )
  return bytes / (batches * perBatch)
}

async function place(ownerDb: Db): Promise<string> {
  const [row] = await ownerDb.query<{ place: string }>('select pg_current_wal_insert_lsn()::text as place')
  return row?.place ?? ''
}
