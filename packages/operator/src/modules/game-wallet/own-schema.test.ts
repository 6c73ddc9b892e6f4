import { readFile } from 'node:fs/promises'
import type { Db } from '@andon/platform/sql'
import { freshDatabase } from '@andon/tests/database'
import { expect, onTestFinished, test } from 'vitest'

const migration = (name: string) => readFile(new URL(`./migrations/${name}`, import.meta.url), 'utf8')

/** Indexes, constraints, storage and grants of the module's tables, whatever schema they lie in. */
const tablesIn = (db: Db, schema: string) =>
  db.query(
    `select c.relname as name, c.reloptions as storage, c.relacl::text as grants,
       (select array_agg(a.attname || ' ' || a.attacl::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attacl is not null) as "columnGrants",
       (select array_agg(i.relname order by i.relname) from pg_index x join pg_class i on i.oid = x.indexrelid
        where x.indrelid = c.oid) as indexes,
       (select array_agg(conname || ' ' || pg_get_constraintdef(o.oid) order by conname) from pg_constraint o where conrelid = c.oid) as checks
     from pg_class c where c.relkind = 'r' and c.relnamespace = $1::regnamespace and c.relname = any($2::text[]) order by 1`,
    [schema, tables],
  )
const tables = ['game_sessions', 'rounds', 'round_starts', 'supplier_transactions', 'play_details', 'jackpot_carries']

test('an existing database keeps its rounds, and their indexes and grants, when they move to the schema of the game wallet', async () => {
  const { db, ownerDb, close } = await freshDatabase({ modules: ['catalogue'] })
  onTestFinished(close)
  const stored = [
    `insert into catalogue.rounds (supplier, player_id, round_id, game_code, currency, state, staked, won, opened_at)
     values ('arcade', 'ply_old', 'rnd_1', 'lantern', 'JPY', 'open', 100, 0, '2026-01-01')`,
    `insert into catalogue.play_details (supplier, player_id, transaction_id, round_id, contributions)
     values ('arcade', 'ply_old', 'trx_1', 'rnd_1', '[{"jackpot": "daily", "millionths": 1}]')`,
    `insert into catalogue.jackpot_carries (supplier, currency, shard, millionths) values ('arcade', 'JPY', 7, 250000)`,
  ]
  for (const statement of stored) await db.query(statement)
  const before = await tablesIn(ownerDb, 'catalogue')
  expect(before).toHaveLength(tables.length)

  await ownerDb.query(await migration('0001-own-schema.sql'))

  expect(await tablesIn(ownerDb, 'game_wallet')).toEqual(before)
  expect(await tablesIn(ownerDb, 'catalogue')).toEqual([])
  expect(
    await db.query(
      `update game_wallet.rounds set won = 50 where player_id = 'ply_old' returning round_id as "roundId", staked`,
    ),
  ).toEqual([{ roundId: 'rnd_1', staked: 100 }])
  expect(await db.query('select contributions from game_wallet.play_details')).toEqual([
    { contributions: [{ jackpot: 'daily', millionths: 1 }] },
  ])
  await ownerDb.query(await migration('0002-settled-rounds.sql'))
  expect(await db.query('select jackpot, shard, millionths from game_wallet.jackpot_carries')).toEqual([
    { jackpot: '', shard: 7, millionths: 250_000 },
  ])
  await expect(db.query(`update game_wallet.supplier_transactions set amount = 1`)).rejects.toThrow('permission denied')
})
