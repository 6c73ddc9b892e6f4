import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tx } from '@andon/platform/sql'
import { openTestRuntime } from '@andon/tests/test-runtime'
import { expect, test } from 'vitest'
import { createWallet } from './index.ts'
import { deposit, stake } from './wallet.fixture.ts'

const tables = ['accounts', 'transfers', 'entries']
const partitions = 8

test('on tables partitioned by shard, a bet touches one partition of each', async () => {
  const { db, ownerDb, close, runtime } = await openTestRuntime({ modules: [] })
  const migrations = join(import.meta.dirname, 'migrations')
  for (const name of (await readdir(migrations)).sort())
    await ownerDb.query(partitioned(await readFile(join(migrations, name), 'utf8')))
  const wallet = createWallet(runtime)
  await db.transaction(async (tx) => {
    await wallet.openAccounts(tx, { playerId: 'ply_1', currency: 'JPY' })
    await wallet.postBatch(tx, [deposit('ply_1', 100, { key: 'd' }), stake('ply_1', 1, { key: 'before' })])
  })

  const { before, outcome, after } = await db.transaction(async (tx) => ({
    before: await touched(tx),
    outcome: await wallet.post(tx, stake('ply_1', 10, { key: 's' })),
    after: await touched(tx),
  }))

  expect(outcome.balances?.realCash).toBe(89)
  for (const table of tables) {
    const changed = [...after].filter(([name, rows]) => name.startsWith(table) && rows !== before.get(name))
    expect(changed.map(([name]) => name)).toHaveLength(1)
  }
  expect((await wallet.verify(db)).findings).toEqual([])
  await close()
})

/** Rows read and written by this connection and not yet reported to the server's statistics, by partition. */
async function touched(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx.query<{ relname: string; rows: number }>(
    `select relname, coalesce(idx_scan, 0) + seq_tup_read + n_tup_ins + n_tup_upd as rows from pg_stat_xact_user_tables
     where schemaname = 'wallet' and relname ~ '_p\\d$'`,
  )
  return new Map(rows.map(({ relname, rows: count }) => [relname, count]))
}

/** The same migration, with each table split by hash of its first key column. */
function partitioned(migration: string): string {
  return migration.replaceAll(
    /(create table wallet\.(\w+) \([\s\S]*?\n\))( with \(.*?\))?;/g,
    (_, table: string, name: string, storage = '') =>
      `${table} partition by hash (shard);\n${Array.from(
        { length: partitions },
        (__, i) =>
          `create table wallet.${name}_p${i} partition of wallet.${name} for values with (modulus ${partitions}, remainder ${i})${storage};`,
      ).join('\n')}`,
  )
}
