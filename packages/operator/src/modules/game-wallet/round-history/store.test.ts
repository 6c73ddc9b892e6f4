import { freshDatabase } from '@andon/tests/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roundsSql, stakedGamesSql } from './store.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase({ modules: ['catalogue', 'game-wallet'] })
})
afterAll(() => database.close())

/** Rounds of five games, a minute apart. */
async function fill(playerId: string, rounds: number) {
  await database.ownerDb.query(
    `insert into game_wallet.rounds (supplier, player_id, round_id, game_code, currency, state, staked, won, opened_at, closed_at)
     select 'arcade', $1, 'r' || n, 'game-' || n % 5, 'JPY', 'closed', 100, 0, at, at
     from generate_series(1, $2::int) as n cross join lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as at) as times`,
    [playerId, rounds],
  )
}

interface Plan {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Shared Hit Blocks': number } }]
}

/** Database pages read, and the query plan. */
async function read(sql: string, parameters: readonly unknown[]) {
  const explain = `explain (analyze, buffers, format json) ${sql}`
  await database.db.query(explain, [...parameters]) // warm
  const [row] = await database.db.query<Plan>(explain, [...parameters])
  return { text: JSON.stringify(row), blocks: row?.['QUERY PLAN'][0].Plan['Shared Hit Blocks'] ?? Number.NaN }
}

const games = Array.from({ length: 5 }, (_, n) => `game-${n}`)
const middle = '2026-01-01T05:00:00Z'

test.each([
  ['the games of a player', stakedGamesSql, (playerId: string) => [playerId]],
  [
    'the newest rounds',
    roundsSql,
    (playerId: string) => [playerId, games, '2025-01-01T00:00:00Z', 'infinity', '', '', 26],
  ],
  [
    'older rounds of one game',
    roundsSql,
    (playerId: string) => [playerId, ['game-3'], '2025-01-01T00:00:00Z', middle, 'r300', 'game-0', 26],
  ],
])(
  '%s read about as many database pages in a long history as in a short one, and only by index',
  async (_what, sql, parameters) => {
    const [short, long] = [`ply_short_${_what}`, `ply_long_${_what}`]
    await fill(short, 1000)
    await fill(long, 30_000)
    await database.ownerDb.query('vacuum analyze game_wallet.rounds')
    const [few, many] = [await read(sql, parameters(short)), await read(sql, parameters(long))]
    expect(many.text).toContain('rounds_of_player')
    expect(many.text).not.toMatch(/"Node Type": ?"Seq Scan","[^}]*"Relation Name": ?"rounds"/)
    expect(many.blocks / few.blocks).toBeLessThanOrEqual(1.5)
  },
)
