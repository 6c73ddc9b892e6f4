import { afterAll, beforeAll, expect, test } from 'vitest'
import { house, pocket, type TransferDraft } from './index.ts'
import { deposit, move, openWallet, stake, type WalletFixture } from './wallet.fixture.ts'

let open: WalletFixture
beforeAll(async () => {
  open = await openWallet()
})
afterAll(() => open.closeClean())

const cashOf = async (playerId: string) => (await open.wallet.balances(open.db, playerId)).realCash

test('a transfer moves its amount from one account to the other', async () => {
  const player = await open.newPlayer()
  const { replayed, balances, transferId } = await open.post(deposit(player, 1000, { key: 'd1' }))
  expect(transferId).toMatch(/^trf_/)
  expect({ replayed, balances }).toEqual({
    replayed: false,
    balances: { realCash: 1000, crp: 0, drp: 0, wrp: 0, freebet: 0, currency: 'JPY', version: 1 },
  })
  expect(await open.wallet.balances(open.db, player)).toEqual(balances)
})

test('a repeated transfer moves nothing and returns the first one', async () => {
  const player = await open.newPlayer()
  const first = await open.post(deposit(player, 1000, { key: 'd1' }))
  const second = await open.post(deposit(player, 1000, { key: 'd1' }))
  expect(second).toEqual({ ...first, replayed: true })
})

test('another transfer under a used key is refused', async () => {
  const player = await open.newPlayer(1000)
  await expect(open.post(deposit(player, 999, { key: 'first' }))).rejects.toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  })
  await expect(open.post({ ...deposit(player, 1000, { key: 'first' }), reference: 'other' })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  })
  expect(await cashOf(player)).toBe(1000)
})

test('two players may use the same key', async () => {
  const [one, other] = [await open.newPlayer(), await open.newPlayer()]
  await open.postBatch([deposit(one, 10, { key: 'same' }), deposit(other, 20, { key: 'same' })])
  expect([await cashOf(one), await cashOf(other)]).toEqual([10, 20])
})

test('a transfer that would take a pocket below zero is refused and moves nothing', async () => {
  const player = await open.newPlayer(100)
  const legs = [
    { account: pocket(player, 'realCash'), amount: -50 },
    { account: pocket(player, 'wrp'), amount: -1 },
    { account: house('games/arcade'), amount: 51 },
  ]
  const mixed: TransferDraft = { key: 's1', kind: 'stake', currency: 'JPY', legs }
  await expect(open.post(mixed)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  expect(await cashOf(player)).toBe(100)
})

test('a refused transfer does not use up its key', async () => {
  const player = await open.newPlayer(100)
  await expect(open.post(stake(player, 101, { key: 's1' }))).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  await open.post(deposit(player, 1, { key: 'd1' }))
  expect((await open.post(stake(player, 101, { key: 's1' }))).replayed).toBe(false)
})

test('of two stakes in a batch the second is refused when only the first is covered', async () => {
  const [poor, rich] = [await open.newPlayer(100), await open.newPlayer(1000)]
  const outcomes = await open.postBatch([
    stake(poor, 60, { key: 'a' }),
    stake(poor, 60, { key: 'b' }),
    stake(rich, 60, { key: 'c' }),
    stake(poor, 40, { key: 'd' }),
  ])
  expect(outcomes.map((outcome) => [outcome.status, outcome.balances?.realCash])).toEqual([
    ['posted', 40],
    ['refused', 40],
    ['posted', 940],
    ['posted', 0],
  ])
  expect(await cashOf(poor)).toBe(0)
})

test('a batch detects repetitions and conflicts with its own earlier transfers', async () => {
  const player = await open.newPlayer()
  const outcomes = await open.postBatch([
    stake(player, 10, { key: 's' }),
    deposit(player, 10, { key: 'd' }),
    stake(player, 10, { key: 's' }),
    stake(player, 10, { key: 's' }),
    stake(player, 11, { key: 's' }),
    deposit(player, 10, { key: 'd' }),
  ])
  expect(outcomes.map((outcome) => (outcome.status === 'refused' ? outcome.code : outcome.status))).toEqual([
    'INSUFFICIENT_FUNDS',
    'posted',
    'posted',
    'replayed',
    'IDEMPOTENCY_CONFLICT',
    'replayed',
  ])
  expect(await cashOf(player)).toBe(0)
})

test('a batch publishes one balance change for each player, with the final pockets', async () => {
  const player = await open.newPlayer()
  const { key } = deposit(player, 1, { key: 'd' })
  await open.postBatch([
    deposit(player, 500, { key }),
    move(player, 70, { key: 'g', from: house('bonus/welcome'), to: 'crp', kind: 'bonusGrant' }),
    move(player, 30, { key: 'f', from: house('bonus/welcome'), to: 'freebet', kind: 'bonusGrant' }),
  ])
  await open.postBatch([deposit(player, 500, { key }), stake(player, 501, { key: 's' })]) // replayed and refused: nothing is published
  expect((await open.facts()).filter((fact) => fact.key === player)).toMatchObject([
    {
      name: 'wallet.BalanceChanged',
      key: player,
      data: {
        realCashBalance: 500,
        crpBalance: 100,
        drpBalance: 0,
        wrpBalance: 0,
        freebetBalance: 30,
        currency: 'JPY',
        version: 3,
      },
    },
  ])
})

test('a rolled back transaction posts nothing', async () => {
  const player = await open.newPlayer(100)
  const failing = open.db.transaction(async (tx) => {
    await open.wallet.post(tx, move(player, -100, { key: 'w', from: house('payments/never-seen'), kind: 'withdrawal' }))
    throw new Error('the use case failed')
  })
  await expect(failing).rejects.toThrow('the use case failed')
  expect(await cashOf(player)).toBe(100)
  await open.post(move(player, -100, { key: 'w', from: house('payments/never-seen'), kind: 'withdrawal' }))
  expect(await cashOf(player)).toBe(0)
})

test('a transfer between house accounts needs no player', async () => {
  const legs = [
    { account: house('jackpots/lantern'), amount: 5 },
    { account: house('adjustments/seed'), amount: -5 },
  ]
  const seed: TransferDraft = { key: 'seed', kind: 'positiveAdjustment', currency: 'JPY', legs }
  expect(await open.post(seed)).toMatchObject({ replayed: false, balances: null })
  expect(await open.post(seed)).toMatchObject({ replayed: true })
})

test('a player without an account is a bug', async () => {
  await expect(open.post(deposit('ply_unknown', 1, { key: 'd' }))).rejects.toThrow('never opened')
  await expect(open.wallet.balances(open.db, 'ply_unknown')).rejects.toThrow('has an account')
})

test('an account is opened once, in one currency', async () => {
  const player = await open.newPlayer(5)
  const again = (currency: string) =>
    open.db.transaction((tx) => open.wallet.openAccounts(tx, { playerId: player, currency: currency as 'JPY' }))
  await again('JPY')
  await expect(again('EUR')).rejects.toThrow('another currency')
  expect(await cashOf(player)).toBe(5)
})
