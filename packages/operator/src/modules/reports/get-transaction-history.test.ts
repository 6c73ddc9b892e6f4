import { createWallet, house, type TransferDraft } from '@andon/operator/wallet'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deposit, move, stake } from '../wallet/wallet.fixture.ts'
import { openReports, type ReportsFixture } from './reports.fixture.ts'

type Criteria = Record<string, unknown>

let open: ReportsFixture
beforeAll(async () => {
  open = await openReports()
})
afterAll(async () => {
  expect((await open.wallet.verify(open.db)).findings).toEqual([])
  await open.close()
})

const newPlayer = async (cash = 0) => (await open.newPlayer(cash)).playerId
const ask = (playerId: string, criteria?: Criteria) => open.ask('getTransactionHistory', playerId, criteria)
const post = (draft: TransferDraft) => open.db.transaction((tx) => createWallet(open.runtime).post(tx, draft))

async function deposits(playerId: string, count: number, prefix = 'd') {
  const drafts = Array.from({ length: count }, (_, n) => deposit(playerId, n + 1, { key: `${prefix}${n}` }))
  for (let from = 0; from < count; from += 50)
    await open.db.transaction((tx) => open.wallet.postBatch(tx, drafts.slice(from, from + 50)))
}

async function allPages(playerId: string, criteria: Criteria = {}, between = async () => {}) {
  const ids: string[] = []
  let cursor: string | undefined
  for (let page = 0; page < 100; page++) {
    const { transactions, nextCursor } = await ask(playerId, { ...criteria, ...(cursor ? { cursor } : {}) })
    ids.push(...transactions.map(({ id }) => id))
    if (!nextCursor) return ids
    cursor = nextCursor
    await between()
  }
  throw new Error('pages without end')
}

test('newest first, each with the real cash after it; play changes the balance and is not listed', async () => {
  const player = await newPlayer()
  await post(deposit(player, 1000, { key: 'd1' }))
  await post(stake(player, 300, { key: 's1' }))
  await post(move(player, 50, { key: 'b1', from: house('bonus/welcome'), to: 'crp', kind: 'bonusGrant' }))
  await post({
    ...move(player, -200, { key: 'w1', from: house('payments/sandbox'), kind: 'withdrawal' }),
    reference: 'pay_1',
  })
  const { transactions, nextCursor } = await ask(player)
  expect(nextCursor).toBeUndefined()
  expect(transactions).toMatchObject([
    { type: 'withdraw', amount: -200, currency: 'JPY', balanceAfter: 500, reference: 'pay_1' },
    { type: 'realCashDeposit', amount: 1000, currency: 'JPY', balanceAfter: 1000 },
  ])
})

test.each([
  ['deposit', 'realCashDeposit'],
  ['withdrawal', 'withdraw'],
  ['subscription', 'playerSubscription'],
  ['serviceCredit', 'customerServiceAddition'],
  ['serviceDebit', 'customerServiceRemoval'],
  ['winReversal', 'winReverseAdjustment'],
  ['positiveAdjustment', 'positiveAdjustment'],
  ['negativeAdjustment', 'negativeAdjustment'],
  ['chargeback', 'negativeAdjustment'],
  ['fraudAdjustment', 'fraudAdjustment'],
  ['withdrawalReversal', 'cashoutReversal'],
  ['bonusConversion', 'bonusConversion'],
  ['bonusForfeit', 'bonusDrop'],
  ['tournamentPrize', 'TOURNAMENT_PRIZE'],
  ['tournamentRefund', 'tournamentRefund'],
  ['jackpotWin', 'JACKPOT_WIN'],
] as const)('a transfer of kind %s is listed as %s, and found by that type', async (kind, type) => {
  const player = await newPlayer(100)
  const from = house(kind === 'jackpotWin' ? 'jackpots/arcade/daily' : 'adjustments/test')
  const { transferId } = await post(move(player, 7, { key: 'one', from, kind }))
  const found = (await ask(player, { types: [type] })).transactions
  expect(found[0]).toMatchObject({ id: transferId, type, amount: 7, balanceAfter: 107 })
  expect(found.every((line) => line.type === type)).toBe(true)
})

test('bonus transfers are listed only where they change real cash', async () => {
  const player = await newPlayer(1000)
  const setAside = [
    { account: `player/${player}/realCash`, amount: -400 },
    { account: `player/${player}/drp`, amount: 400 },
    { account: `player/${player}/crp`, amount: 300 },
    { account: house('bonus/welcome'), amount: -300 },
  ]
  await post({ key: 'g', kind: 'bonusGrant', currency: 'JPY', legs: setAside })
  await post(move(player, 50, { key: 'g2', from: house('bonus/welcome'), to: 'crp', kind: 'bonusGrant' }))
  const givenBack = [
    { account: `player/${player}/drp`, amount: -400 },
    { account: `player/${player}/realCash`, amount: 400 },
  ]
  await post({ key: 'f', kind: 'bonusForfeit', currency: 'JPY', legs: givenBack })
  const { transactions } = await ask(player)
  expect(transactions.map(({ type, amount, balanceAfter }) => [type, amount, balanceAfter])).toEqual([
    ['bonusDrop', 400, 1000],
    ['bonusActivation', -400, 600],
    ['realCashDeposit', 1000, 1000],
  ])
})

test('pages have no gaps or repetitions, also while new lines arrive and times are equal', async () => {
  const player = await newPlayer()
  await deposits(player, 60)
  const whole = (await ask(player, { limit: 100 })).transactions.map(({ id }) => id)
  expect(whole).toHaveLength(60)
  let news = 0
  const paged = await allPages(player, { limit: 7 }, () => deposits(player, 1, `new${news++}-`))
  expect(paged).toEqual(whole)
})

test('a player sees their own lines only, and the cursor of another player is refused', async () => {
  const [one, other] = [await newPlayer(), await newPlayer()]
  await deposits(one, 3)
  await deposits(other, 3)
  const [first, second] = [await allPages(one), await allPages(other)]
  expect(first.filter((id) => second.includes(id))).toEqual([])
  const { nextCursor: cursor } = await ask(one, { limit: 1 })
  await expect(ask(other, { cursor })).rejects.toMatchObject({
    code: 'FIELD_INVALID',
    details: { field: 'criteria.cursor' },
  })
})

test('empty criteria may be null or empty text', async () => {
  const player = await newPlayer()
  await deposits(player, 2)
  const nothing = { cursor: null, types: null, limit: null }
  for (const said of [nothing, { cursor: '' }]) expect((await ask(player, said)).transactions).toHaveLength(2)
})

test.each(['x', 'MS4yLjM', '!!!!', 'A'.repeat(100)])('the cursor %j is refused', async (cursor) => {
  await expect(ask(await newPlayer(), { cursor })).rejects.toMatchObject({ code: 'FIELD_INVALID' })
})

test('a changed cursor and one of another history are refused', async () => {
  const player = await newPlayer()
  await deposits(player, 2)
  const { nextCursor: cursor = '' } = await ask(player, { limit: 1 })
  const text = Buffer.from(cursor, 'base64url').toString()
  const changed = Buffer.from(text.replace(/.$/, (last) => String((Number(last) + 1) % 10))).toString('base64url')
  await expect(ask(player, { cursor: changed })).rejects.toMatchObject({ code: 'FIELD_INVALID' })
  await expect(open.ask('getBetHistory', player, { cursor })).rejects.toMatchObject({ code: 'FIELD_INVALID' })
})

test.each([{ limit: 0 }, { limit: 101 }, { range: 'ever' }, { types: ['win'] }])(
  'criteria out of bounds are refused: %j',
  async (criteria) => {
    await expect(ask('ply_nobody', criteria)).rejects.toThrow(v.ValiError)
  },
)

test('a range starts 7 days, 90 days or twelve months ago, and the reply says so', async () => {
  const player = await newPlayer()
  const start = open.clock.now()
  const ages = [1, 8, 91, 367]
  for (const days of [...ages].reverse()) {
    open.clock.set(start.subtract({ hours: 24 * days }))
    await post(deposit(player, days, { key: `${days}` }))
  }
  open.clock.set(start)
  const amounts = async (range: string) => (await ask(player, { range })).transactions.map(({ amount }) => amount)
  expect(await amounts('7Days')).toEqual([1])
  expect(await amounts('90Days')).toEqual([1, 8])
  expect(await amounts('pastYear')).toEqual([1, 8, 91])
  expect((await ask(player)).since).toBe(start.subtract({ hours: 24 * 7 }).toString())
})
