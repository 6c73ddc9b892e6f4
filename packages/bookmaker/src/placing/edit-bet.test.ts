import {
  cancelled,
  leg,
  lost,
  openBookmaker,
  requestOf,
  rolledBack,
  selectionOf,
  type TestBookmaker,
  won,
} from '@andon/tests/sports/open-bookmaker'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Bookmaker } from '../betting/create-bookmaker.ts'
import { price } from '../model/price.ts'
import type { BetEdit, BettingPlayer } from './bet-request.ts'
import type { BetPlaced, BetView } from './bet-view.ts'

let book: TestBookmaker
let player: BettingPlayer
const [first, second, third] = [selectionOf(1), selectionOf(2), selectionOf(3)]

beforeEach(async () => {
  book = await openBookmaker({ cashOutMargin: 100 })
  player = await book.newPlayer()
  for (const selection of [first, second, third]) book.offer(selection)
})
afterEach(() => book.close({ deposited: new Map([[player, 100_000]]) }))

function betOf(placed: BetPlaced): BetView {
  if ('refused' in placed) throw new Error(placed.refused.code)
  return placed.bet
}
const place = async (selections: readonly string[]) =>
  betOf(await book.bookmaker.placeBet(player, requestOf('request-1', selections)))
async function quoteOf(betId: string) {
  const quoted = await book.bookmaker.quoteCashOut(player.playerId, betId)
  if ('refused' in quoted) throw new Error(quoted.refused)
  return quoted.offer
}
const { stake: _stake, ...request } = requestOf('edit-0001', [])
async function editOf(betId: string, selections: readonly string[], changes: Partial<BetEdit['request']> = {}) {
  const { quoteId } = await quoteOf(betId)
  return { betId, quoteId, request: { ...request, legs: selections.map((one) => leg(one)), ...changes } }
}
const edit = async (betId: string, selections: readonly string[], changes: Partial<BetEdit['request']> = {}) =>
  book.bookmaker.editBet(player, await editOf(betId, selections, changes))
const find = (id: string) => book.bookmaker.findBet(player.playerId, id)
const balance = async () => {
  await book.settleDown()
  return book.balanceOf(player)
}
const losses = () => book.db.query('select event_id, loss from bookmaker.event_losses where loss > 0 order by event_id')

test('a leg goes: the rest goes on with the value of the whole, and no money moves until it is decided', async () => {
  const before = await place([first, second])
  book.offer(first, { chance: 0.8 })
  const { value } = await quoteOf(before.id)
  expect(value).toBe(1440) // ¥1,000 at 4.00, by chances of 0.8 and 0.5 less our tenth
  const after = betOf(await edit(before.id, [second]))
  expect(after).toMatchObject({
    status: 'ACCEPTED',
    replaces: before.id,
    stake: 1000,
    openStake: 1440,
    mostReturns: 2880,
  })
  expect(await find(before.id)).toMatchObject({ status: 'REPLACED', replacedBy: after.id, paid: 0 })
  expect(await balance()).toBe(99_000)
  expect(await losses()).toEqual([{ event_id: 'andon:match:2', loss: 1440 }])
  await book.bookmaker.storeResults([lost(first, 2), won(second, 2)])
  expect(await balance()).toBe(99_000 + 2880)
  expect(await find(before.id)).toMatchObject({ status: 'REPLACED', paid: 0 })
  expect(await find(after.id)).toMatchObject({ status: 'WON', paid: 2880 })
  expect(await losses()).toEqual([])
})

test('legs are added and swapped; what lost before its change is the player’s no more', async () => {
  const before = await place([first, second])
  const { value } = await quoteOf(before.id)
  const after = betOf(await edit(before.id, [second, third]))
  expect(after).toMatchObject({ lines: 1, openStake: value, mostReturns: value * 4 })
  await book.bookmaker.storeResults([won(first, 2), won(second, 2), lost(third, 2)])
  expect(await balance()).toBe(99_000)
  expect(await find(after.id)).toMatchObject({ status: 'LOST', paid: 0 })
})

test('a bet is changed again and again, after a part was cashed out, and its result is corrected: the round pays what all say', async () => {
  const before = await place([first, second])
  const { quoteId } = await quoteOf(before.id)
  await book.bookmaker.takeCashOut(player.playerId, { betId: before.id, quoteId, taken: 300 })
  await book.settleDown()
  const one = betOf(await edit(before.id, [second]))
  expect(one).toMatchObject({ cashedOut: 300, openStake: 600 })
  const two = betOf(await edit(one.id, [second, third], { requestId: 'edit-0002' }))
  expect(two).toMatchObject({ cashedOut: 300, openStake: 540, mostReturns: 2160 })
  await book.bookmaker.storeResults([won(second, 2), won(third, 2)])
  expect(await balance()).toBe(99_000 + 300 + 2160)
  await book.bookmaker.storeResults([rolledBack(third, 3)])
  expect(await balance()).toBe(99_000 + 300)
  await book.bookmaker.storeResults([cancelled(third, 4, { fromMs: null, untilMs: null })])
  expect(await balance()).toBe(99_000 + 300 + 1080)
  expect(await find(two.id)).toMatchObject({ status: 'WON', paid: 1380 })
})

test('a payment on its way comes before a change', async () => {
  const before = await place([first, second])
  const { quoteId } = await quoteOf(before.id)
  await book.bookmaker.takeCashOut(player.playerId, { betId: before.id, quoteId, taken: 300 })
  expect(await edit(before.id, [second])).toMatchObject({ refused: { code: 'CASH_OUT_UNAVAILABLE' } })
  await book.settleDown()
  expect(betOf(await edit(before.id, [second])).status).toBe('ACCEPTED')
})

test('the same request is one change, and one of a bet that is replaced is refused', async () => {
  const before = await place([first, second])
  const asked = await editOf(before.id, [second])
  const all = await Promise.all([1, 2, 3].map(() => book.bookmaker.editBet(player, asked)))
  const ids = new Set(all.map((one) => betOf(one).id))
  expect(ids.size).toBe(1)
  expect(
    await book.bookmaker.editBet(player, { ...asked, request: { ...asked.request, requestId: 'edit-0002' } }),
  ).toMatchObject({
    refused: { code: 'BET_NOT_OPEN' },
  })
})

test.each([0, 1, 2, 3])('of two changes at once one is made (%s)', async () => {
  const before = await place([first, second])
  const [one, other] = [await editOf(before.id, [second]), await editOf(before.id, [first], { requestId: 'edit-0002' })]
  const processes: Bookmaker[] = [book.bookmaker, book.createProcess()]
  await Promise.all([one, other].map((asked, index) => processes[index]?.editBet(player, asked)))
  await book.settleDown()
  const open = await book.bookmaker.listBets(player.playerId, { open: true, before: null, limit: 9 })
  expect(open).toMatchObject([{ status: 'ACCEPTED', openStake: 900 }])
  expect((await find(before.id))?.replacedBy).toBe(open[0]?.id)
  await book.bookmaker.storeResults([won(first, 2), won(second, 2)])
  expect(await balance()).toBe(99_000 + 1800)
  expect(await losses()).toEqual([])
})

test.each([0, 1, 2, 3])('a result and a change at once: the bet pays as one of both, never as both (%s)', async () => {
  const before = await place([first, second])
  const asked = await editOf(before.id, [second])
  const [placed] = await Promise.all([
    book.bookmaker.editBet(player, asked),
    book.bookmaker.storeResults([lost(first, 2)]).then(() => book.bookmaker.work()),
  ])
  await book.bookmaker.storeResults([won(second, 3)])
  const isChanged = 'bet' in placed && placed.bet.status === 'ACCEPTED'
  expect(await balance()).toBe(isChanged ? 99_000 + 1800 : 99_000)
  expect((await find(before.id))?.status).toBe(isChanged ? 'REPLACED' : 'LOST')
})

test.each([
  ['a message about an event', () => book.offer(first, { sequence: 2 }), 'CASH_OUT_CHANGED'],
  ['a suspended leg that goes', () => book.offer(first, { sequence: 2, open: false }), 'CASH_OUT_UNAVAILABLE'],
  ['the end of its time', () => book.clock.advance({ seconds: 15 }), 'CASH_OUT_EXPIRED'],
  ['a suspended leg that stays', () => book.offer(second, { open: false }), 'MARKET_SUSPENDED'],
  ['a worse price of a leg that stays', () => book.offer(second, { price: price(1900) }), 'LINE_CHANGED'],
])('%s since the quote refuses a change, and the bet stays', async (_name, happens, code) => {
  const before = await place([first, second])
  const asked = await editOf(before.id, [second])
  await happens()
  expect(await book.bookmaker.editBet(player, asked)).toMatchObject({ refused: { code } })
  expect(await find(before.id)).toMatchObject({ status: 'ACCEPTED', replacedBy: null })
  expect(await balance()).toBe(99_000)
})

test('the legs that it has are no change, and the quote of another bet is none of it', async () => {
  const before = await place([first, second])
  await expect(edit(before.id, [second, first])).rejects.toThrow('are those of the bet')
  const other = betOf(await book.bookmaker.placeBet(player, requestOf('request-2', [third])))
  const { quoteId } = await quoteOf(other.id)
  const asked = { betId: before.id, quoteId, request: { ...request, legs: [leg(second)] } }
  expect(await book.bookmaker.editBet(player, asked)).toEqual({
    refused: expect.objectContaining({ code: 'CASH_OUT_EXPIRED' }),
  })
})

test('a player who may not bet may not change a bet: a missed reality check refuses it, and the bet stays', async () => {
  const before = await place([first, second])
  book.clock.advance({ hours: 3 })
  const refused = betOf(await edit(before.id, [second]))
  expect(refused).toMatchObject({ status: 'NOT_ACCEPTED', refused: { code: 'REALITY_CHECK_OPEN' } })
  expect(await find(before.id)).toMatchObject({ status: 'ACCEPTED', replacedBy: null })
  await book.answerRealityCheck(player)
  expect(betOf(await edit(before.id, [second], { requestId: 'edit-0002' })).status).toBe('ACCEPTED')
})

test('a change takes no stake: a limit that is used up does not refuse it', async () => {
  const before = await place([first, second])
  await book.limitStakes(player, 1000)
  expect(betOf(await edit(before.id, [second])).status).toBe('ACCEPTED')
})

test('in play a change waits, and goes on with the value of then if the player takes it', async () => {
  const before = await place([first, second])
  book.offer(second, { inPlay: true, delayMs: 5_000 })
  const waiting = betOf(await edit(before.id, [second], { policy: 'any' }))
  expect(waiting).toMatchObject({ status: 'PENDING_ACCEPTANCE', openStake: 900 })
  book.offer(first, { chance: 0.4, sequence: 2 })
  expect(await find(before.id)).toMatchObject({ status: 'ACCEPTED' })
  book.clock.advance({ seconds: 6 })
  await book.bookmaker.work()
  expect(await find(waiting.id)).toMatchObject({ status: 'ACCEPTED', openStake: 720, mostReturns: 1440 })
  expect(await find(before.id)).toMatchObject({ status: 'REPLACED' })
})

test.each([
  ['less value', () => book.offer(first, { chance: 0.4, sequence: 2 }), 'CASH_OUT_CHANGED', 'ACCEPTED'],
  ['a lost leg', () => book.bookmaker.storeResults([lost(first, 2)]), 'CASH_OUT_UNAVAILABLE', 'LOST'],
])('in play %s after the delay refuses a change whose player wants no less', async (_name, happens, code, status) => {
  const before = await place([first, second])
  book.offer(second, { inPlay: true, delayMs: 5_000 })
  const waiting = betOf(await edit(before.id, [second]))
  await happens()
  book.clock.advance({ seconds: 6 })
  await book.settleDown()
  expect(await find(waiting.id)).toMatchObject({ status: 'NOT_ACCEPTED', refused: { code } })
  expect(await find(before.id)).toMatchObject({ status })
  expect(await losses()).toHaveLength(status === 'LOST' ? 0 : 2)
})

test('a wallet that does not answer: the change is made once, by the next attempt', async () => {
  const before = await place([first, second])
  let calls = 0
  const process = book.createProcess({
    transport: async (path, rawBody, headers) => {
      const reply = await book.transport(path, rawBody, headers)
      if (path.endsWith('/bet') && calls++ === 0) throw new Error('the reply is lost')
      return reply
    },
  })
  const placed = betOf(await process.editBet(player, await editOf(before.id, [second])))
  expect(placed.status).toBe('PENDING_ACCEPTANCE')
  await book.settleDown(process)
  expect(await find(placed.id)).toMatchObject({ status: 'ACCEPTED', openStake: 900 })
  expect(await balance()).toBe(99_000)
})

test('a bet that is decided while the wallet is asked is not changed, and nothing is left to do', async () => {
  const before = await place([first, second])
  const process = book.createProcess({
    transport: async (path, rawBody, headers) => {
      if (path.endsWith('/bet')) {
        await book.bookmaker.storeResults([lost(first, 2)])
        await book.settleDown()
      }
      return book.transport(path, rawBody, headers)
    },
  })
  const placed = betOf(await process.editBet(player, await editOf(before.id, [second])))
  expect(placed).toMatchObject({ status: 'NOT_ACCEPTED', refused: { code: 'BET_NOT_OPEN' } })
  await book.settleDown(process)
  expect(await losses()).toEqual([])
  expect(await balance()).toBe(99_000)
})
