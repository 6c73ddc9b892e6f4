import {
  leg,
  openBookmaker,
  requestOf,
  rolledBack,
  selectionOf,
  type TestBookmaker,
  won,
} from '@andon/tests/sports/open-bookmaker'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { price } from '../model/price.ts'
import { findStakeProfile, noteClosingPrices } from '../store/players.ts'
import type { BetRequest, BettingPlayer } from './bet-request.ts'

/** The volume of a market; a new player takes half of it, and a whole event three times that. */
const volume = 20_000
const cap = 1_000_000
let book: TestBookmaker
let player: BettingPlayer
const deposited = new Map<BettingPlayer, number>()
const first = selectionOf(1)

beforeEach(async () => {
  book = await openBookmaker({ limits: { marketLiability: cap, eventLiability: cap, volume } })
  deposited.clear()
  player = await join()
  book.offer(first)
})
afterEach(() => book.close({ deposited }))

async function join(balance = 1_000_000): Promise<BettingPlayer> {
  const joined = await book.newPlayer(balance)
  deposited.set(joined, balance)
  return joined
}
let named = 0
async function bet(
  { selections = [first], ...changes }: Partial<BetRequest> & { selections?: readonly string[] } = {},
  by = player,
) {
  const placed = await book.bookmaker.placeBet(by, requestOf(`request-${named++}`, selections, changes))
  if ('refused' in placed) return placed.refused
  return placed.bet.refused ?? placed.bet.status
}
const offering = (code: string, maxStake: number) => ({ code, counterOffer: { kind: 'stake', maxStake } })

test('200 bets of one player, fifty at once, take the volume of a market and no more; another player has their own', async () => {
  const results = []
  for (let round = 0; round < 4; round++)
    results.push(...(await Promise.all(Array.from({ length: 50 }, () => bet({ stake: 300 })))))
  expect(results.filter((result) => result === 'ACCEPTED')).toHaveLength(33)
  expect(await bet({ stake: 300 })).toMatchObject(offering('ABOVE_MAX_BET_AMOUNT', 100))
  expect(await bet({ stake: 100 })).toBe('ACCEPTED')
  expect(await bet({ stake: 100 })).toMatchObject({ code: 'ABOVE_MAX_BET_AMOUNT', counterOffer: null })
  expect(await bet({ stake: 10_000 }, await join())).toBe('ACCEPTED')
})

test('the other outcomes of a market share its volume; up to odds of 2 what is won counts; a bet that is over gives it back', async () => {
  const other = selectionOf(1, '2')
  book.offer(other, { price: price(1500) })
  expect(await bet({ stake: 6000 })).toBe('ACCEPTED')
  const legs = [leg(other, { price: price(1500) })]
  expect(await bet({ legs, stake: 9000 })).toMatchObject(offering('ABOVE_MAX_BET_AMOUNT', 8000))
  expect(await bet({ legs, stake: 8000 })).toBe('ACCEPTED')
  await book.bookmaker.storeResults([won(first, 2)])
  await book.bookmaker.work()
  await book.bookmaker.storeResults([rolledBack(first, 3)])
  expect(await bet({ stake: 6000 })).toBe('ACCEPTED') // the first bet is open again when the worker comes by
  await book.settleDown()
  expect(await bet({ stake: 100 })).toMatchObject({ code: 'ABOVE_MAX_BET_AMOUNT', counterOffer: null })
})

test('on all markets of an event together a player takes three times the volume of one; a multiple counts in full in each', async () => {
  const markets = ['1', '18', '29', '16'].map((market) => selectionOf(1, '1', market))
  const elsewhere = selectionOf(2)
  for (const selection of [...markets, elsewhere]) book.offer(selection)
  const results = []
  for (const selection of markets) results.push(await bet({ selections: [selection, elsewhere], stake: 2500 }))
  expect(results).toEqual(['ACCEPTED', 'ACCEPTED', 'ACCEPTED', 'ACCEPTED'])
  expect(await bet({ selections: [elsewhere], stake: 100 })).toMatchObject({ code: 'ABOVE_MAX_BET_AMOUNT' })
  for (const [at, selection] of markets.entries()) results[at] = await bet({ selections: [selection], stake: 7500 })
  expect(results).toMatchObject([
    ...['ACCEPTED', 'ACCEPTED'],
    offering('ABOVE_MAX_BET_AMOUNT', 5000),
    offering('ABOVE_MAX_BET_AMOUNT', 5000),
  ])
})

test('what is cashed out of a bet can be staked again; a bet in play is counted after its delay', async () => {
  expect(await bet({ stake: 10_000 })).toBe('ACCEPTED')
  const [open] = await book.bookmaker.listBets(player.playerId, { open: true, before: null, limit: 1 })
  const quoted = await book.bookmaker.quoteCashOut(player.playerId, open?.id ?? '')
  if ('refused' in quoted) throw new Error(quoted.refused)
  const { quoteId, value } = quoted.offer
  await book.bookmaker.takeCashOut(player.playerId, { betId: open?.id ?? '', quoteId, taken: value / 2 })
  book.offer(first, { inPlay: true, delayMs: 1000 })
  await book.bookmaker.setLimits(
    { eventId: 'andon:match:1', marketKey: null },
    { volume, marketLiability: null, eventLiability: null },
  )
  expect(await bet({ stake: 5100 })).toMatchObject(offering('ABOVE_MAX_BET_AMOUNT', 5000))
  expect([await bet({ stake: 3000 }), await bet({ stake: 3000 })]).toEqual(['PENDING_ACCEPTANCE', 'PENDING_ACCEPTANCE'])
  book.clock.advance({ seconds: 1 })
  await book.settleDown()
  const bets = await book.bookmaker.listBets(player.playerId, { open: false, before: null, limit: 9 })
  expect(bets).toMatchObject([{ status: 'NOT_ACCEPTED', refused: offering('ABOVE_MAX_BET_AMOUNT', 2000) }])
})

test('as a market fills, one bet takes less and less of it, and what it offers passes', async () => {
  await book.bookmaker.setLimits(
    { eventId: 'andon:match:1', marketKey: '1' },
    { volume: 100_000, marketLiability: 20_000, eventLiability: null },
  )
  const offers = []
  for (const stake of [12_000, 4000, 2000]) {
    expect(await bet({ stake }, await join())).toBe('ACCEPTED')
    const refused = await bet({ stake: 50_000 }, await join())
    offers.push(typeof refused === 'string' ? refused : refused.counterOffer)
  }
  // of 50,000 for a new player: 8,000 of 20,000 is left, and so are 80 % of the volume; then what is left is the least
  expect(offers).toEqual([8000, 4000, 2000].map((maxStake) => ({ kind: 'stake', maxStake })))
  const longer = [leg(first, { price: price(11_000) })]
  book.offer(first, { price: price(11_000) })
  expect(await bet({ legs: longer, stake: 1000 }, await join())).toMatchObject(offering('LIABILITY_REACHED', 200))
  expect(await bet({ legs: longer, stake: 200 }, await join())).toBe('ACCEPTED')
  expect(await bet({ stake: 200, legs: longer }, await join())).toMatchObject({
    code: 'LIABILITY_REACHED',
    counterOffer: null,
  })
})

test('a player whose prices beat the closing prices is sharp, one of whom little is known new; the factor of staff wins', async () => {
  const before = await findStakeProfile(book.db, player.playerId)
  expect(before).toMatchObject({ class: 'new', factor: 500, isByStaff: false })
  const events = Array.from({ length: 20 }, (_, at) => selectionOf(100 + at))
  for (const selection of events) {
    book.offer(selection)
    expect(await bet({ selections: [selection] })).toBe('ACCEPTED')
  }
  const close = (price: number) =>
    book.db.transaction((tx) => noteClosingPrices(tx, new Map(events.map((selection) => [selection, price]))))
  await close(1950)
  await close(3000) // the first stays
  await book.bookmaker.storeResults(events.map((selection) => won(selection, 2)))
  await book.settleDown()
  expect(await findStakeProfile(book.db, player.playerId)).toMatchObject({
    class: 'sharp',
    factor: 250,
    decidedBets: 20,
    comparedSingles: 20,
    closingValue: 26,
  })
  expect(await bet({ stake: 10_000 })).toMatchObject(offering('ABOVE_MAX_BET_AMOUNT', 5000))
  await book.bookmaker.setStakeFactor(player.playerId, 1000)
  expect(await findStakeProfile(book.db, player.playerId)).toMatchObject({
    class: 'sharp',
    factor: 1000,
    isByStaff: true,
  })
  expect(await bet({ stake: 10_000 })).toBe('ACCEPTED')
})
