import { freshDatabase } from '@andon/tests/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closedRoundsSql } from './play-records.ts'

/** One a minute, stored in parts: a statement has seconds, on a busy machine too. */
const rounds = 20_000
const atOnce = 4_000

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase({ modules: ['catalogue', 'game-wallet'] })
})
afterAll(() => database.close())

test('the rounds that closed in a span are read by index, not all rounds', async () => {
  for (let from = 0; from < rounds; from += atOnce)
    await database.ownerDb.query(
      `insert into game_wallet.rounds (supplier, player_id, round_id, game_code, currency, state, staked, won, opened_at, closed_at)
       select 'arcade', 'ply_old', 'o' || n, 'old', 'JPY', 'closed', 100, 0, at, at from generate_series($1::int, $2::int) as n
         cross join lateral (select timestamptz '2020-01-01' + n * interval '1 minute' as at) as times`,
      [from + 1, from + atOnce],
    )
  await database.ownerDb.query('vacuum analyze game_wallet.rounds')
  const [plan] = await database.db.query<{ 'QUERY PLAN': unknown }>(
    `explain (analyze, format json) ${closedRoundsSql}`,
    ['2020-01-10T00:00:00Z', '2020-01-10T00:05:00Z'],
  )
  const text = JSON.stringify(plan)
  expect(text).toContain('rounds_by_closing')
  expect(text).not.toContain('Seq Scan')
})
