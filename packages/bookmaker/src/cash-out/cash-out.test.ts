import {
  lost,
  openBookmaker,
  requestOf,
  rolledBack,
  selectionOf,
  type TestBookmaker,
  won,
} from '@andon/tests/sports/open-bookmaker'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { price } from '../model/price.ts'
import type { BettingPlayer } from '../placing/bet-request.ts'
import type { CashOutCondition } from '../settlement/cash-out-rule.ts'
import type { CashOutOffered } from './cash-out-view.ts'

let book: TestBookmaker
let player: BettingPlayer
let betId: string
const first = selectionOf(1)

beforeEach(async () => {
  book = await openBookmaker({ cashOutMargin: 100 })
  player = await book.newPlayer()
  book.offer(first)
  const placed = await book.bookmaker.placeBet(player, requestOf('request-1', [first]))
  if ('refused' in placed) throw new Error(placed.refused.code)
  betId = placed.bet.id
})
afterEach(() => book.close({ deposited: new Map([[player, 100_000]]) }))

async function quote(): Promise<CashOutOffered> {
  const quoted = await book.bookmaker.quoteCashOut(player.playerId, betId)
  if ('refused' in quoted) throw new Error(quoted.refused)
  return quoted.offer
}
const take = (quoteId: string, taken: number) => book.bookmaker.takeCashOut(player.playerId, { betId, quoteId, taken })
const balance = async () => {
  await book.settleDown()
  return book.balanceOf(player)
}

test('the offer shows the fair value and our share; all of it ends the bet, once', async () => {
  book.offer(first, { chance: 0.8 })
  const offer = await quote()
  expect(offer).toMatchObject({ fair: 1600, value: 1440, share: 160 })
  const taken = await Promise.all([1440, 1440, 1440].map((value) => take(offer.quoteId, value)))
  for (const one of taken) expect(one).toMatchObject({ taken: 1440, bet: { status: 'CASHED_OUT', paid: 1440 } })
  await book.bookmaker.storeResults([won(first, 2)])
  expect(await balance()).toBe(100_440)
  const [position] = await book.db.query<{ base: number; loss: number }>('select base, loss from bookmaker.positions')
  expect(position).toEqual({ base: 0, loss: 0 })
})

test('a part leaves the rest of the stake in the bet', async () => {
  const offer = await quote()
  expect(await take(offer.quoteId, 300)).toMatchObject({
    bet: { status: 'ACCEPTED', cashedOut: 300, mostReturns: 1333 },
  })
  expect(await take(offer.quoteId, 200)).toEqual({ refused: 'CASH_OUT_EXPIRED' })
  await book.bookmaker.storeResults([won(first, 2)])
  expect(await balance()).toBe(99_000 + 300 + 1333)
})

test('two quotes of one bet: the second is refused once the first is taken', async () => {
  const [one, other] = [await quote(), await quote()]
  await take(one.quoteId, 300)
  expect(await take(other.quoteId, 300)).toEqual({ refused: 'CASH_OUT_CHANGED' })
  expect(await balance()).toBe(99_300)
})

test.each([
  ['a message about the event', () => book.offer(first, { sequence: 2 }), 'CASH_OUT_CHANGED'],
  ['a suspended market', () => book.offer(first, { sequence: 2, open: false }), 'CASH_OUT_UNAVAILABLE'],
  ['a result', () => book.bookmaker.storeResults([lost(first, 2)]), 'CASH_OUT_UNAVAILABLE'],
  ['the end of its time', () => book.clock.advance({ seconds: 15 }), 'CASH_OUT_EXPIRED'],
])('%s since the quote refuses it, and nothing is paid', async (_name, happens, refused) => {
  const { quoteId, value } = await quote()
  await happens()
  expect(await take(quoteId, value)).toEqual({ refused })
  expect(await balance()).toBe(99_000)
})

test('nothing is offered without a chance, while suspended, or for a bet that is not open', async () => {
  const codes = []
  book.offer(first, { chance: null })
  codes.push(await book.bookmaker.quoteCashOut(player.playerId, betId))
  book.offer(first, { chance: 0.5, open: false })
  codes.push(await book.bookmaker.quoteCashOut(player.playerId, betId))
  await book.bookmaker.storeResults([lost(first, 2)])
  await book.bookmaker.work()
  codes.push(await book.bookmaker.quoteCashOut(player.playerId, betId))
  expect(codes).toEqual(
    ['CASH_OUT_UNAVAILABLE', 'CASH_OUT_UNAVAILABLE', 'BET_NOT_OPEN'].map((refused) => ({ refused })),
  )
})

test.each([0, 1, 2, 3, 4, 5])('a result and a cash-out at once: one of them pays (%s)', async () => {
  const { quoteId, value } = await quote()
  const [taken] = await Promise.all([
    take(quoteId, value),
    book.bookmaker.storeResults([lost(first, 2)]).then(() => book.bookmaker.work()),
  ])
  const paid = 'refused' in taken ? 0 : value
  expect(await balance()).toBe(99_000 + paid)
  const bet = await book.bookmaker.findBet(player.playerId, betId)
  expect(bet).toMatchObject({ status: paid > 0 ? 'CASHED_OUT' : 'LOST', paid })
})

const rule = (id: string, ...conditions: CashOutCondition[]) => ({
  name: { playerId: player.playerId, betId, id },
  rule: { conditions: conditions as [CashOutCondition], take: { amount: 'full' as const } },
})
const now = () => book.bookmaker.findBet(player.playerId, betId)

test('a rule cashes out while the player is away: once, when all its conditions hold, by whichever process is first', async () => {
  const { name, rule: kept } = rule(
    'rule-001',
    { when: 'valueAtLeast', amount: 1400 },
    { when: 'level', event: 'andon:match:1' },
  )
  expect(await book.bookmaker.setCashOutRule(name, kept)).toBeNull()
  expect(await book.bookmaker.setCashOutRule(name, kept)).toBeNull()
  await book.bookmaker.work()
  expect(await now()).toMatchObject({ status: 'ACCEPTED', rules: [{ id: 'rule-001', state: 'waiting', taken: null }] })
  const live = book.offer(first, { chance: 0.8, inPlay: true })
  await book.bookmaker.work()
  expect((await now())?.status).toBe('ACCEPTED')
  book.offer(first, { state: { ...live.state, score: '1:1' }, open: false })
  await book.bookmaker.work()
  expect((await now())?.status).toBe('ACCEPTED')
  book.offer(first, { state: { ...live.state, score: '1:1' }, open: true })
  await Promise.all([book.bookmaker, book.createProcess(), book.createProcess()].map((process) => process.work()))
  expect(await now()).toMatchObject({ status: 'CASHED_OUT', paid: 1440, rules: [{ state: 'done', taken: 1440 }] })
  expect(await balance()).toBe(100_440)
})

test('a rule by the minute waits for it', async () => {
  const { name, rule: kept } = rule('rule-001', { when: 'minuteReached', event: 'andon:match:1', minute: 75 })
  await book.bookmaker.setCashOutRule(name, kept)
  const { state } = book.offer(first, { chance: 0.8, inPlay: true })
  for (const [minute, status] of [
    [null, 'ACCEPTED'],
    [74, 'ACCEPTED'],
    [76, 'CASHED_OUT'],
  ] as const) {
    book.offer(first, { minute, state: { ...state, score: '0:0' } })
    await book.bookmaker.work()
    expect((await now())?.status).toBe(status)
  }
})

test('a rule by a red card waits for one of its side', async () => {
  const { name, rule: kept } = rule('rule-001', { when: 'redCard', event: 'andon:match:1', side: 'away' })
  await book.bookmaker.setCashOutRule(name, kept)
  const { state } = book.offer(first, { chance: 0.8, inPlay: true })
  for (const [redCards, status] of [
    ['1:0', 'ACCEPTED'],
    ['1:1', 'CASHED_OUT'],
  ] as const) {
    book.offer(first, { state: { ...state, score: '0:0', redCards } })
    await book.bookmaker.work()
    expect((await now())?.status).toBe(status)
  }
})

test('a rule that was taken back does nothing, nor does one of a bet that a result ended first', async () => {
  const { name, rule: kept } = rule('rule-001', { when: 'valueAtMost', amount: 100_000 })
  const other = { ...name, id: 'rule-002' }
  await book.bookmaker.setCashOutRule(name, kept)
  await book.bookmaker.removeCashOutRule(name)
  await book.bookmaker.work()
  expect(await now()).toMatchObject({ status: 'ACCEPTED', rules: [{ state: 'removed' }] })
  book.offer(first, { open: false })
  await book.bookmaker.setCashOutRule(other, kept)
  await book.bookmaker.storeResults([won(first, 2)])
  book.offer(first, { open: true })
  await book.bookmaker.work()
  expect(await now()).toMatchObject({ status: 'WON', paid: 2000, rules: [{ state: 'removed' }, { state: 'ended' }] })
  expect(await book.bookmaker.setCashOutRule({ ...name, id: 'rule-003' }, kept)).toBe('BET_NOT_OPEN')
  expect(await balance()).toBe(101_000)
})

test('a rule is about the bet: another match, another selection or more than it can return is refused', async () => {
  const refused = []
  for (const condition of [
    { when: 'level', event: 'andon:match:2' },
    { when: 'priceAtLeast', leg: selectionOf(1, '2'), price: price(1500) },
    { when: 'valueAtLeast', amount: 2001 },
  ] as const) {
    const { name, rule: kept } = rule('rule-001', condition)
    refused.push(await book.bookmaker.setCashOutRule(name, kept))
  }
  const { name, rule: kept } = rule('rule-001', { when: 'valueAtLeast', amount: 2000 })
  refused.push(await book.bookmaker.setCashOutRule(name, { ...kept, take: { amount: 2001 } }))
  expect(refused).toEqual(['RULE_NOT_OF_BET', 'RULE_NOT_OF_BET', 'RULE_ABOVE_RETURNS', 'RULE_ABOVE_RETURNS'])
  expect((await now())?.rules).toEqual([])
  expect(await book.bookmaker.setCashOutRule(name, { ...kept, take: { amount: 2000 } })).toBeNull()
})

test('rules end with their bet, sold, voided or settled; a result that is taken back lets them wait again', async () => {
  const { name, rule: kept } = rule('rule-001', { when: 'valueAtMost', amount: 10 })
  await book.bookmaker.setCashOutRule(name, kept)
  const stateIs = async (state: string) => expect((await now())?.rules).toMatchObject([{ state }])
  await book.bookmaker.storeResults([won(first, 2)])
  await book.bookmaker.work()
  await stateIs('ended')
  await book.bookmaker.storeResults([rolledBack(first, 3)])
  await book.bookmaker.work()
  await stateIs('waiting')
  await book.bookmaker.voidBet(player.playerId, betId, 'test')
  await stateIs('ended')
  await book.settleDown()
})

test('the rules of a bet that its player sells end', async () => {
  const { name, rule: kept } = rule('rule-001', { when: 'valueAtMost', amount: 10 })
  await book.bookmaker.setCashOutRule(name, kept)
  const { quoteId, value } = await quote()
  await take(quoteId, value)
  expect(await now()).toMatchObject({ status: 'CASHED_OUT', rules: [{ state: 'ended' }] })
  await book.settleDown()
})

test('five rules wait for a bet at most, and one takes a part', async () => {
  const kept = { conditions: [{ when: 'priceAtMost', leg: first, price: price(1500) }], take: { amount: 300 } } as const
  const names = Array.from({ length: 6 }, (_, at) => ({ playerId: player.playerId, betId, id: `rule-00${at}` }))
  const refused = []
  for (const name of names) refused.push(await book.bookmaker.setCashOutRule(name, kept))
  expect(refused).toEqual([null, null, null, null, null, 'TOO_MANY_RULES'])
  for (const name of names.slice(1)) await book.bookmaker.removeCashOutRule(name)
  book.offer(first, { price: price(1500) })
  await book.bookmaker.work()
  expect(await now()).toMatchObject({ status: 'ACCEPTED', cashedOut: 300 })
  await book.bookmaker.work()
  expect(await now()).toMatchObject({ status: 'ACCEPTED', cashedOut: 300 })
})
