import { afterAll, beforeAll, expect, test } from 'vitest'
import { shardOf } from './domain/shard.ts'
import { historySql } from './store/history.ts'
import { deposit, openWallet, stake, type WalletFixture } from './wallet.fixture.ts'

let open: WalletFixture
beforeAll(async () => {
  open = await openWallet()
})
afterAll(() => open.closeClean())

interface Plan {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Shared Hit Blocks': number } }]
}

/** Database pages read for the first page of history. */
async function read(playerId: string) {
  const parameters = [shardOf(playerId), playerId, ['deposit', 'withdrawal'], '2000-01-01', 'infinity', 0, 26]
  const explain = `explain (analyze, buffers, format json) ${historySql}`
  await open.db.query(explain, parameters) // warm
  const [row] = await open.db.query<Plan>(explain, parameters)
  return { text: JSON.stringify(row), blocks: row?.['QUERY PLAN'][0].Plan['Shared Hit Blocks'] ?? Number.NaN }
}

async function fill(playerId: string, count: number) {
  for (let n = 0; n < count; n += 100)
    await open.postBatch(
      Array.from({ length: 100 }, (_, i) =>
        i % 2 ? stake(playerId, 1, { key: `s${n + i}` }) : deposit(playerId, 5, { key: `d${n + i}` }),
      ),
    )
}

test('a page of a long history reads about as many database pages as one of a short history, and only by index', async () => {
  const [short, long] = [await open.newPlayer(), await open.newPlayer()]
  await fill(short, 1000)
  await fill(long, 20_000)
  await open.ownerDb.query('analyze wallet.accounts, wallet.transfers, wallet.entries')
  const [few, many] = [await read(short), await read(long)]
  expect(many.text).toContain('transfers_beside_play')
  expect(many.text).toContain('entries_pkey')
  expect(many.text).not.toMatch(/Seq Scan on (transfers|entries)|"Node Type": ?"Seq Scan"/)
  expect(many.blocks / few.blocks).toBeLessThanOrEqual(1.5)
})
