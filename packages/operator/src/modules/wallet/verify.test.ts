import { manualClock } from '@andon/platform/clock'
import type { Log } from '@andon/platform/log'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { shardOf } from './domain/shard.ts'
import { house } from './index.ts'
import { createJobs } from './jobs.ts'
import { deposit, move, openWallet, stake, type WalletFixture } from './wallet.fixture.ts'

let open: WalletFixture
let player: string
let other: string
beforeAll(async () => {
  open = await openWallet()
  player = await open.newPlayer(1000)
  other = await open.newPlayer(1000)
  for (let n = 0; n < 5; n++) await open.post(stake(player, 10, { key: `s${n}` }))
})
afterAll(() => open.closeClean())

test('an undamaged ledger is reported clean, with all rows counted', async () => {
  expect(await open.wallet.verify(open.db)).toEqual({
    clean: true,
    accounts: 130,
    transfers: 7,
    entries: 14,
    findings: [],
  })
})

const mine = `account_id = (select id from wallet.accounts where holder = '$player')`
const account = `update wallet.accounts set`
const lastTransfer = `(select max(number) from wallet.transfers)`

test.each<[damage: string, statement: string, rules: string[]]>([
  [
    'a balance is raised',
    `${account} real_cash = real_cash + 1 where holder = '$player'`,
    ['a balance equals its entries'],
  ],
  [
    'money is moved between pockets',
    `${account} real_cash = real_cash - 1, wrp = 1 where holder = '$player'`,
    ['a balance equals its entries'],
  ],
  [
    'a house balance is changed',
    `${account} real_cash = real_cash - 1 where holder = 'house/games/arcade' and version > 0`,
    ['a balance equals its entries'],
  ],
  [
    'a version is skipped',
    `${account} version = version + 1 where holder = '$player'`,
    ['a balance equals its entries'],
  ],
  [
    'a balance falls below zero',
    `${account} real_cash = -1 where holder = '$player'`,
    ['a balance equals its entries', 'no pocket of a player was ever below zero'],
  ],
  [
    'an account is deleted',
    `delete from wallet.accounts where holder = '$player'`,
    ['an entry belongs to an account', 'a transfer has two entries or more, in its own currency'],
  ],
  [
    'an account changes its currency',
    `${account} currency = 'EUR' where holder = '$player'`,
    ['a transfer has two entries or more, in its own currency'],
  ],
  [
    'an entry is changed',
    `update wallet.entries set amount = amount - 1 where version = 3 and ${mine}`,
    [
      'before and amount make after',
      'the entries of a transfer sum to zero',
      'a transfer matches the hash of its request',
      'a balance equals its entries',
    ],
  ],
  [
    'an entry and its after are changed',
    `update wallet.entries set amount = amount - 1, after = after - 1 where version = 3 and ${mine}`,
    ['an entry begins where the one before it ended'],
  ],
  [
    'an entry is deleted',
    `delete from wallet.entries where version = 3 and ${mine}`,
    ['versions have no gap, and each is one transfer', 'a transfer has two entries or more, in its own currency'],
  ],
  [
    'an entry is renumbered',
    `update wallet.entries set version = 30 where version = 3 and ${mine}`,
    ['versions have no gap, and each is one transfer'],
  ],
  [
    'an entry is given to another transfer',
    `update wallet.entries set transfer = transfer - 1 where version = 3 and ${mine}`,
    ['the entries of a transfer sum to zero'],
  ],
  [
    'a transfer is deleted',
    `delete from wallet.transfers where number = ${lastTransfer}`,
    ['an entry belongs to a transfer'],
  ],
  [
    'both entries of a transfer are deleted',
    `delete from wallet.entries where transfer = ${lastTransfer}`,
    ['a transfer has two entries or more, in its own currency', 'a balance equals its entries'],
  ],
  [
    'a transfer is rewritten',
    `update wallet.transfers set kind = 'win' where number = ${lastTransfer}`,
    ['a transfer matches the hash of its request'],
  ],
  [
    'a transfer is given to another key',
    `update wallet.transfers set key = 'other' where number = ${lastTransfer}`,
    ['a transfer matches the hash of its request'],
  ],
  [
    'a hash is changed',
    `update wallet.transfers set hash = sha256('') where number = ${lastTransfer}`,
    ['a transfer matches the hash of its request'],
  ],
])('verification detects that %s', async (_, statement, rules) => {
  const undo = new Error('undo')
  const report = open.ownerDb.transaction(async (tx) => {
    await tx.query('alter table wallet.accounts drop constraint pockets_never_negative')
    await tx.query('alter table wallet.entries drop constraint before_plus_amount')
    await tx.query(statement.replaceAll('$player', player))
    const { clean, findings } = await open.wallet.verify(tx)
    expect(clean).toBe(false)
    expect(findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(rules))
    for (const { examples } of findings) expect(examples.length).toBeGreaterThan(0)
    throw undo
  })
  await expect(report).rejects.toBe(undo)
})

test('one shard can be verified alone', async () => {
  const report = await open.wallet.verify(open.db, { shards: [shardOf(player)] })
  const deposits = shardOf(other) === shardOf(player) ? 2 : 1 // ids are random
  expect(report).toMatchObject({
    clean: true,
    accounts: 2 + deposits,
    transfers: 5 + deposits,
    entries: 2 * (5 + deposits),
  })
})

test('the job verifies every shard within 64 minutes and logs damage', async () => {
  const alarms: unknown[] = []
  const log = { error: (found: unknown) => alarms.push(found) } as unknown as Log // the job uses nothing else
  const clock = manualClock()
  const [job] = createJobs({ ...open.runtime, db: open.ownerDb, clock, log })
  await open.ownerDb.query(`update wallet.accounts set real_cash = real_cash + 1 where holder = $1`, [player])
  for (let minute = 0; minute < 64; minute++) {
    await job?.run()
    clock.advance({ minutes: 1 })
  }
  await open.ownerDb.query(`update wallet.accounts set real_cash = real_cash - 1 where holder = $1`, [player])
  expect(alarms).toMatchObject([
    { shard: shardOf(player), report: { findings: [{ rule: 'a balance equals its entries' }] } },
  ])
})

test('transfers can be posted while the ledger is verified', async () => {
  const posting = Array.from({ length: 50 }, (_, n) => open.post(deposit(player, 1, { key: `during-${n}` })))
  const reports = await Promise.all(Array.from({ length: 5 }, () => open.wallet.verify(open.db)))
  expect(reports.every((report) => report.clean)).toBe(true)
  await Promise.all(posting)
})

test.each([
  ['by the games of a supplier', house('games/arcade'), 50],
  ['by all jackpots of a supplier together', house('jackpots/arcade'), 50],
  ['by a player', house('jackpots/arcade/daily'), -50],
])('a jackpot win that is paid %s is found', async (_by, from, amount) => {
  const other = await openWallet()
  onTestFinished(other.close)
  const winner = await other.newPlayer(1000)
  await other.post(move(winner, 50, { key: 'right', from: house('jackpots/arcade/daily'), kind: 'jackpotWin' }))
  expect((await other.wallet.verify(other.db)).findings).toEqual([])
  await other.post(move(winner, amount, { key: 'wrong', from, kind: 'jackpotWin' }))
  expect((await other.wallet.verify(other.db)).findings).toMatchObject([
    { rule: 'a jackpot win is paid to a player by one jackpot and nothing else', count: 1 },
  ])
})
