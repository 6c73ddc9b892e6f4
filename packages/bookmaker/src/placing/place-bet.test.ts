import { leg, openBookmaker, requestOf, selectionOf, type TestBookmaker, won } from '@andon/tests/sports/open-bookmaker'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { price } from '../model/price.ts'
import type { BettingPlayer } from './bet-request.ts'
import type { BetPlaced } from './bet-view.ts'

const cap = 20_000
let book: TestBookmaker
let player: BettingPlayer
const deposited = new Map<BettingPlayer, number>()
const first = selectionOf(1)
const second = selectionOf(2)

beforeEach(async () => {
  book = await openBookmaker({ limits: { marketLiability: cap, eventLiability: 35_000, volume: 50_000 } })
  deposited.clear()
  player = await join()
  book.offer(first)
  book.offer(second)
})
afterEach(() => book.close({ deposited }))

async function join(balance = 100_000): Promise<BettingPlayer> {
  const joined = await book.newPlayer(balance)
  deposited.set(joined, balance)
  return joined
}
const placed = (result: BetPlaced) => {
  if ('refused' in result) throw new Error(`refused: ${result.refused.code}`)
  return result.bet
}
const refusedBy = (result: BetPlaced) => ('refused' in result ? result.refused : result.bet.refused)
const losses = async () => {
  const rows = await book.db.query<{ loss: number }>(
    'select loss from bookmaker.positions order by event_id, market_key',
  )
  return rows.map(({ loss }) => loss)
}

test('a bet is accepted at the price of that moment, its stake is taken once, and its loss stands in the positions', async () => {
  const about = { sport: 'tennis' as const, competitors: ['andon:competitor:a', 'andon:competitor:b'] }
  book.offer(first, { price: price(2100), about })
  const bet = placed(
    await book.bookmaker.placeBet(player, requestOf('request-1', [first, second], { policy: 'higher' })),
  )
  expect(bet).toMatchObject({
    status: 'ACCEPTED',
    stake: 1000,
    lines: 1,
    mostReturns: 4200,
    legs: [{ price: 2100, about }, { about: null }],
  })
  expect(await book.balanceOf(player)).toBe(99_000)
  expect(await losses()).toEqual([3200, 3200])
  expect(await book.bookmaker.listBets(player.playerId, { open: true, before: null, limit: 10 })).toEqual([bet])
})

test('no two bets have one reference: an id whose end is taken is drawn again', async () => {
  const drawn: string[] = []
  const newId = (prefix: string, playerId = '') => {
    const end = drawn.length < 2 ? 'taken222' : 'free2222'
    const id = `${prefix}_${playerId.slice(4)}_000000000${drawn.length}${end}`
    drawn.push(id)
    return id
  }
  const process = book.createProcess({ newId })
  const one = placed(await process.placeBet(player, requestOf('request-1', [first])))
  const other = placed(await process.placeBet(await join(), requestOf('request-2', [first])))
  expect([one.reference, other.reference]).toEqual(['taken222', 'free2222'])
  expect(drawn).toHaveLength(3)
  expect(await process.findBet(player.playerId, one.id)).toMatchObject({ reference: 'taken222' })
})

test('the same request twice, one after the other or at once, is one bet; another bet under its name is refused', async () => {
  const request = requestOf('request-1', [first])
  const all = await Promise.all(Array.from({ length: 8 }, () => book.bookmaker.placeBet(player, request)))
  const again = placed(await book.bookmaker.placeBet(player, request))
  expect(new Set([...all.map(placed), again].map(({ id }) => id)).size).toBe(1)
  expect(again.status).toBe('ACCEPTED')
  expect(await book.balanceOf(player)).toBe(99_000)
  const other = await book.bookmaker.placeBet(player, requestOf('request-1', [first], { stake: 2000 }))
  expect(refusedBy(other)).toMatchObject({ code: 'DUPLICATED_REQUEST' })
})

test.each([
  ['a worse price', () => book.offer(first, { price: price(1900) }), 'LINE_CHANGED'],
  ['a suspended market', () => book.offer(first, { open: false }), 'MARKET_SUSPENDED'],
  ['a goal', () => book.offer(first, { state: { ...book.offer(first).state, score: '1:0' } }), 'SCORE_CHANGED'],
  ['a result', () => book.bookmaker.storeResults([won(first, 5)]), 'PAST_CUTOFFTIME'],
])('%s refuses the bet, and nothing of it stays', async (_name, happens, code) => {
  await happens()
  expect(refusedBy(await book.bookmaker.placeBet(player, requestOf('request-1', [first])))).toMatchObject({ code })
  expect(await book.balanceOf(player)).toBe(100_000)
  expect(await losses()).toEqual([])
})

test('two outcomes of one event are no multiple; an unknown one is no leg; too much is too much', async () => {
  const sameEvent = selectionOf(1, '2')
  book.offer(sameEvent)
  const codes = []
  for (const request of [
    requestOf('request-1', [first, sameEvent]),
    requestOf('request-2', [selectionOf(9)]),
    requestOf('request-3', [first], { stake: 50 }),
    requestOf('request-4', [first], { stake: 60_000 }),
  ])
    codes.push(refusedBy(await book.bookmaker.placeBet(player, request)))
  expect(codes).toMatchObject([
    { code: 'RELATED_LEGS' },
    { code: 'OUTCOME_UNKNOWN' },
    { code: 'BELOW_MIN_BET_AMOUNT' },
    { code: 'ABOVE_MAX_BET_AMOUNT', counterOffer: { kind: 'stake', maxStake: cap } },
  ])
})

test('whether free bets pay is the player’s choice, told to the wallet with every attempt and kept with the bet', async () => {
  const free = placed(await book.bookmaker.placeBet(player, requestOf('request-1', [first], { freeBets: true })))
  expect(free.freeBets).toBe(true)
  const own = placed(await book.bookmaker.placeBet(player, requestOf('request-2', [first], { freeBets: false })))
  const either = placed(await book.bookmaker.placeBet(player, requestOf('request-3', [first])))
  expect([own.freeBets, either.freeBets]).toEqual([false, false])
  const rows = await book.db.query<{ freeBets: boolean | null }>(
    'select free_bets "freeBets" from bookmaker.bets order by request_id',
  )
  expect(rows.map(({ freeBets }) => freeBets)).toEqual([true, false, null])
  const again = await book.bookmaker.placeBet(player, requestOf('request-1', [first], { freeBets: false }))
  expect(refusedBy(again)?.code).toBe('DUPLICATED_REQUEST')
})

test('a player’s factor scales what they may stake', async () => {
  await book.bookmaker.setStakeFactor(player.playerId, 20)
  const refused = refusedBy(await book.bookmaker.placeBet(player, requestOf('request-1', [first], { stake: 5000 })))
  expect(refused).toMatchObject({ code: 'ABOVE_MAX_BET_AMOUNT', counterOffer: { maxStake: 1000 } })
})

test('what the wallet refuses gives the reservation back', async () => {
  const poor = await join(500)
  const bet = placed(await book.bookmaker.placeBet(poor, requestOf('request-1', [first])))
  expect(bet).toMatchObject({ status: 'NOT_ACCEPTED', refused: { code: 'INSUFFICIENT_FUNDS' } })
  expect(await losses()).toEqual([0])
})

test('a limit that the player has set refuses with the largest stake that passes, which is then accepted', async () => {
  await book.limitStakes(player, 1500)
  placed(await book.bookmaker.placeBet(player, requestOf('request-1', [first])))
  const refused = refusedBy(await book.bookmaker.placeBet(player, requestOf('request-2', [first])))
  const counterOffer = { kind: 'stake', maxStake: 500 }
  expect(refused).toMatchObject({ code: 'LIMIT_REACHED', leg: first, counterOffer, params: { remaining: 500 } })
  const double = refusedBy(await book.bookmaker.placeBet(player, requestOf('request-3', [first, second])))
  expect(double).toMatchObject({ code: 'LIMIT_REACHED', leg: null, counterOffer })
  placed(await book.bookmaker.placeBet(player, requestOf('request-4', [first], { stake: 450 })))
  const tooLittle = refusedBy(await book.bookmaker.placeBet(player, requestOf('request-5', [first])))
  expect(tooLittle).toMatchObject({ code: 'LIMIT_REACHED', counterOffer: null, params: { remaining: 50 } })
})

test('200 bets at once never pass the cap of a market, and fill it', async () => {
  const players = await Promise.all(Array.from({ length: 10 }, () => join(1_000_000)))
  const isDecided = (result: BetPlaced) =>
    ('bet' in result && result.bet.status === 'ACCEPTED') || refusedBy(result)?.code === 'LIABILITY_REACHED'
  const placeAll = () =>
    Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        book.bookmaker.placeBet(
          players[at % 10] ?? player,
          requestOf(`request-${at}`, at % 2 ? [first] : [second, first]),
        ),
      ),
    )
  await expect
    .poll(async () => {
      const decided = (await placeAll()).filter(isDecided).length
      if (decided < 200) await book.settleDown() // the wallet of a busy machine did not answer all in time
      return decided
    })
    .toBe(200)
  const [loss = 0] = await losses()
  expect(loss).toBeLessThanOrEqual(cap)
  expect(loss).toBeGreaterThan(cap - 3000)
  const [events] = await book.db.query<{ loss: number }>('select max(loss) loss from bookmaker.event_losses')
  expect(events?.loss).toBeLessThanOrEqual(35_000)
})

test('a market that is full says what it still takes; an own limit of staff counts before the usual one', async () => {
  await book.bookmaker.setLimits(
    { eventId: 'andon:match:1', marketKey: '1' },
    { volume: null, marketLiability: 1500, eventLiability: null },
  )
  placed(await book.bookmaker.placeBet(player, requestOf('request-1', [first])))
  const refused = refusedBy(await book.bookmaker.placeBet(player, requestOf('request-2', [first])))
  expect(refused).toMatchObject({ code: 'LIABILITY_REACHED', counterOffer: { kind: 'stake', maxStake: 500 } })
  placed(await book.bookmaker.placeBet(player, requestOf('request-3', [first], { stake: 500 })))
})

test('an event has a cap over all its markets', async () => {
  const markets = ['1', '18', '29'].map((market) => selectionOf(1, '1', market))
  for (const selection of markets) book.offer(selection)
  const codes = []
  for (const [at, selection] of markets.entries())
    codes.push(
      refusedBy(await book.bookmaker.placeBet(player, requestOf(`request-${at}`, [selection], { stake: 15_000 }))),
    )
  expect(codes.map((refused) => refused?.code ?? null)).toEqual([null, null, 'LIABILITY_REACHED'])
})

test('a bet in play waits for its delay, over a restart, and is accepted if nothing has changed', async () => {
  book.offer(first, { inPlay: true, delayMs: 5000 })
  const bet = placed(await book.bookmaker.placeBet(player, requestOf('request-1', [first])))
  expect(bet.status).toBe('PENDING_ACCEPTANCE')
  const restarted = book.createProcess()
  await restarted.work()
  expect(await book.balanceOf(player)).toBe(100_000)
  book.clock.advance({ seconds: 5 })
  await restarted.work()
  expect(await restarted.findBet(player.playerId, bet.id)).toMatchObject({ status: 'ACCEPTED' })
  expect(await book.balanceOf(player)).toBe(99_000)
})

test('a stake above the limits is refused at once, before the delay', async () => {
  book.offer(first, { inPlay: true, delayMs: 5000 })
  const refused = refusedBy(await book.bookmaker.placeBet(player, requestOf('request-1', [first], { stake: 60_000 })))
  expect(refused).toMatchObject({ code: 'ABOVE_MAX_BET_AMOUNT' })
})

test('a market that fills during the delay refuses the bet, and nothing is taken', async () => {
  const limits = { volume: null, marketLiability: 1500, eventLiability: null }
  await book.bookmaker.setLimits({ eventId: 'andon:match:1', marketKey: '1' }, limits)
  book.offer(first, { inPlay: true, delayMs: 5000 })
  const ids = []
  for (const name of ['request-1', 'request-2'])
    ids.push(placed(await book.bookmaker.placeBet(player, requestOf(name, [first]))).id)
  book.clock.advance({ seconds: 5 })
  await book.bookmaker.work()
  const bets = await Promise.all(ids.map((id) => book.bookmaker.findBet(player.playerId, id)))
  expect(bets.map((bet) => bet?.refused?.code ?? bet?.status).toSorted()).toEqual(['ACCEPTED', 'LIABILITY_REACHED'])
  expect(await book.balanceOf(player)).toBe(99_000)
})

test.each([
  ['none', 'NOT_ACCEPTED', 2000],
  ['any', 'ACCEPTED', 1900],
] as const)('a price that falls during the delay: the policy %s leads to %s', async (policy, status, at) => {
  book.offer(first, { inPlay: true, delayMs: 5000 })
  const bet = placed(await book.bookmaker.placeBet(player, requestOf('request-1', [first], { policy })))
  book.offer(first, { price: price(1900) })
  book.clock.advance({ seconds: 5 })
  await book.bookmaker.work()
  const now = await book.bookmaker.findBet(player.playerId, bet.id)
  expect(now).toMatchObject({ status, legs: [{ price: at }] })
  expect(now?.refused?.counterOffer ?? null).toEqual(
    status === 'ACCEPTED' ? null : { kind: 'prices', legs: [{ leg: first, asked: 2000, price: 1900 }] },
  )
})

test('a red card during the delay refuses the bet, also if its player said nothing of cards', async () => {
  const state = { ...book.offer(first).state, score: '0:0', redCards: '1:0' }
  book.offer(first, { inPlay: true, delayMs: 5000, state })
  const request = requestOf('request-1', [], { legs: [leg(first, { score: '0:0' })] })
  const bet = placed(await book.bookmaker.placeBet(player, request))
  expect(placed(await book.bookmaker.placeBet(player, request)).id).toBe(bet.id)
  book.offer(first, { state: { ...state, redCards: '1:1' } })
  book.clock.advance({ seconds: 5 })
  await book.bookmaker.work()
  expect(await book.bookmaker.findBet(player.playerId, bet.id)).toMatchObject({
    status: 'NOT_ACCEPTED',
    refused: { code: 'RED_CARDS_CHANGED', leg: first },
  })
})

test('a score that the player did not see refuses the bet after its delay', async () => {
  const live = book.offer(first, { inPlay: true, delayMs: 5000, state: { ...book.offer(first).state, score: '0:0' } })
  const request = requestOf('request-1', [], { legs: [leg(first, { score: '0:0' })] })
  const bet = placed(await book.bookmaker.placeBet(player, request))
  book.offer(first, { state: { ...live.state, score: '1:0' } })
  book.clock.advance({ seconds: 5 })
  await book.bookmaker.work()
  expect(await book.bookmaker.findBet(player.playerId, bet.id)).toMatchObject({
    status: 'NOT_ACCEPTED',
    refused: { code: 'SCORE_CHANGED', leg: first },
  })
})
