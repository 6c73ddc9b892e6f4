import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWallet, type WalletFixture } from './wallet.fixture.ts'

let open: WalletFixture
beforeAll(async () => {
  open = await openWallet()
  await open.newPlayer(100)
})
afterAll(() => open.closeClean())

test.each(['accounts', 'transfers', 'entries'])(
  'the application can read wallet.%s, but write it only by posting',
  async (table) => {
    expect(await open.db.query(`select * from wallet.${table}`)).not.toEqual([])
    await expect(open.db.query(`delete from wallet.${table}`)).rejects.toThrow('permission denied')
    await expect(open.db.query(`update wallet.${table} set shard = 0`)).rejects.toThrow('permission denied')
    await expect(open.db.query(`insert into wallet.${table} default values`)).rejects.toThrow('permission denied')
    await expect(open.db.query(`truncate wallet.${table}`)).rejects.toThrow('permission denied')
  },
)

const entry = (columns: string) =>
  `insert into wallet.entries (shard, account_id, version, pocket, transfer, amount, before, after) values ${columns}`

test.each([
  ['one-sided entries', entry('(0, -1, 1, 1, -1, 5, 0, 5)'), 'do not sum to zero'],
  [
    'entries that do not sum to zero',
    entry('(0, -1, 1, 1, -1, 5, 0, 5), (0, -2, 1, 1, -1, -4, 0, -4)'),
    'do not sum to zero',
  ],
  ['an entry with wrong arithmetic', entry('(0, -1, 1, 1, -1, 5, 0, 6)'), 'before_plus_amount'],
  ['an entry with amount zero', entry('(0, -1, 1, 1, -1, 0, 0, 0)'), 'movement_check'],
  [
    'a pocket below zero',
    'update wallet.accounts set real_cash = -1 where id = (select min(id) from wallet.accounts)',
    'never_negative',
  ],
  [
    'a house account with a bonus pocket',
    `insert into wallet.accounts (shard, holder, currency, crp) values (0, 'house/games/x', 'JPY', 1)`,
    'one_pocket',
  ],
  [
    'a sum that is not a safe integer',
    `insert into wallet.accounts (shard, holder, currency, real_cash) values (0, 'x', 'JPY', 9007199254740992)`,
    'safe_balance_check',
  ],
])('even the owner cannot store %s', async (_, statement, reason) => {
  await expect(open.ownerDb.query(statement)).rejects.toThrow(reason)
})
