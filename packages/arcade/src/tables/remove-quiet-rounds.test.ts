import { within } from '@andon/platform/sql'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditRounds } from '../audit/audit-rounds.ts'
import { openProvedTable } from './proved-table.fixture.ts'
import { forgetQuietRounds } from './remove-quiet-rounds.ts'
import { removeQuietRounds } from './store/table-rounds.ts'
import { bet, coinTitle, newestRound, openedDemo, openedReal } from './tables.fixture.ts'

let database: FreshDatabase
let table: Awaited<ReturnType<typeof openProvedTable>>
beforeAll(async () => {
  database = await freshDatabase({ modules: ['arcade'] })
  table = await openProvedTable(database)
})
afterAll(async () => {
  await table.close()
  await database.close()
})

const audit = () => auditRounds(database.db, { titles: [coinTitle], rounds: 1000, salt: 'test', only: null })
const numbers = async () =>
  (await database.db.query<{ number: number }>('select number from arcade.table_rounds order by number')).map(
    ({ number }) => number,
  )
const remove = (before: Temporal.Instant, newest = 1) =>
  removeQuietRounds(database.db, { tableId: 'coin', before, newest, most: 100 })

test('old rounds without a bet leave only where they stood; chain, audit and proofs hold, and what has bets stays', async () => {
  const player = await openedReal(table)
  const demo = await openedDemo(table)
  for (let round = 1; round <= 12; round++) {
    if (round === 4) expect((await bet(table.arcade, { token: player, number: round })).status).toBe(200)
    if (round === 8) expect((await bet(table.arcade, { token: demo, number: round })).status).toBe(200)
    await table.playOn()
  }
  const now = table.arcade.clock.now()
  expect((await newestRound(table)).number).toBe(13)
  const { tables: before } = await audit()
  // not yet old, and the newest ones
  expect(await remove(now.subtract({ hours: 1 }))).toBe(0)
  expect(await remove(now, 20)).toBe(0)
  expect(await forgetQuietRounds(table.arcade, ['coin'])).toBe(0)
  expect(await remove(now, 2)).toBe(9)
  expect(await numbers()).toEqual([4, 8, 12, 13])
  expect(
    await database.db.query(
      'select first_number, last_number, chain, first_link from arcade.table_quiet_rounds order by first_number',
    ),
  ).toEqual([
    { first_number: 1, last_number: 3, chain: 1, first_link: 1 },
    { first_number: 5, last_number: 7, chain: 1, first_link: 5 },
    { first_number: 9, last_number: 11, chain: 1, first_link: 9 },
  ])
  const { findings, tables } = await audit()
  expect(findings).toEqual([])
  expect(tables[0]).toMatchObject({ rounds: 4, quiet: 9, wins: before[0]?.wins })
  await table.playOn()
  expect(await newestRound(table)).toMatchObject({ number: 14, chain: 1, link: 14 })
  expect((await audit()).findings).toEqual([])
})

test.each([
  [
    'a run that is gone',
    'delete from arcade.table_quiet_rounds where first_number = 5',
    /no round of a table is missing/,
  ],
  [
    'a run that says too much',
    'update arcade.table_quiet_rounds set last_number = 8 where first_number = 5',
    /no round of a table is missing/,
  ],
  [
    'a run of other links',
    'update arcade.table_quiet_rounds set first_link = 6 where first_number = 5',
    /each round takes the next link/,
  ],
  [
    'a seed after a run that does not lead to the one before it',
    `update arcade.table_rounds set server_seed = repeat('a', 64) where number = 4`,
    /the seed of a round commits to that of the next/,
  ],
])('the audit finds %s', async (_, change, rule) => {
  const undo = new Error('taken back')
  await database.ownerDb
    .transaction(async (tx) => {
      await tx.query(change)
      const { findings } = await auditRounds(within(database.ownerDb, tx), {
        titles: [coinTitle],
        rounds: 1000,
        salt: 'test',
        only: null,
      })
      expect(JSON.stringify(findings)).toMatch(rule)
      throw undo
    })
    .catch((error) => {
      if (error !== undo) throw error
    })
})

test('the application can remove nothing else', async () => {
  await expect(database.db.query('delete from arcade.table_rounds')).rejects.toThrow('permission denied')
  await expect(database.db.query('delete from arcade.table_quiet_rounds')).rejects.toThrow('permission denied')
  await expect(database.db.query('update arcade.table_quiet_rounds set last_number = 9')).rejects.toThrow(
    'permission denied',
  )
})
