import { crashingBookmaker, crashPoints } from '@andon/tests/sports/crashing-bookmaker'
import { leg, openBookmaker, requestOf, selectionOf, type TestBookmaker } from '@andon/tests/sports/open-bookmaker'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { price } from '../model/price.ts'
import type { BetRequest, BettingPlayer } from './bet-request.ts'

/** One database for all tests: each has its own player and event, and leaves nothing to do. */
let book: TestBookmaker
beforeAll(async () => {
  book = await openBookmaker()
})
afterAll(() => book.close({ deposited: new Map() }))

let event = 0
let player: BettingPlayer
let first: string
let request: BetRequest
beforeEach(async () => {
  player = await book.newPlayer()
  first = selectionOf(++event)
  request = requestOf('request-1', [first])
  book.offer(first)
})
afterEach(async () => {
  expect(await book.bookmaker.work()).toBe(0)
  await book.verify({ deposited: new Map([[player, 100_000]]) })
})

const betsNow = () => book.bookmaker.listBets(player.playerId, { open: true, before: null, limit: 10 })
const refusedBets = () => book.bookmaker.listBets(player.playerId, { open: false, before: null, limit: 10 })
const losses = () =>
  book.db.query<{ loss: number }>('select loss from bookmaker.positions where event_id = $1 and loss > 0', [
    first.split('/')[0],
  ])

/** Store and reserve, ask the wallet, accept. */
const steps = 3

test.each(crashPoints(steps))(
  'a crash $moment step $step of placing a bet is repaired: one bet, one stake, or none',
  async (point) => {
    const process = crashingBookmaker(book, point)
    await expect(process.bookmaker.placeBet(player, request)).rejects.toThrow('crash')
    await book.settleDown()
    const bets = await betsNow()
    expect(bets.map(({ status }) => status)).toEqual((await book.balanceOf(player)) < 100_000 ? ['ACCEPTED'] : [])
    expect((await losses()).length).toBe(bets.length)
    const again = await book.bookmaker.placeBet(player, request)
    expect(again).toMatchObject({ bet: { status: 'ACCEPTED', ...(bets[0] && { id: bets[0].id }) } })
    expect(await betsNow()).toHaveLength(1)
    expect(await book.balanceOf(player)).toBe(99_000)
  },
)

test('placing has no further steps', async () => {
  const process = crashingBookmaker(book, { step: steps + 1, moment: 'before' })
  await process.bookmaker.placeBet(player, request)
  expect(process.steps()).toBe(steps)
})

test.each(crashPoints(steps))(
  'a crash $moment step $step, after which the price falls: the stake is back unless the bet stands',
  async (point) => {
    const process = crashingBookmaker(book, point)
    await expect(process.bookmaker.placeBet(player, request)).rejects.toThrow('crash')
    book.offer(first, { price: price(1500) })
    await book.settleDown()
    const [bet] = await betsNow()
    expect(await book.balanceOf(player)).toBe(bet ? 99_000 : 100_000)
    expect((await losses()).length).toBe(bet ? 1 : 0)
    for (const one of await refusedBets()) expect(one).toMatchObject({ status: 'NOT_ACCEPTED', paid: 0 })
  },
)

test.each(crashPoints(12))('a crash $moment step $step of ending a delay is repaired', async (point) => {
  book.offer(first, { inPlay: true, delayMs: 4000 })
  await book.bookmaker.placeBet(player, { ...request, legs: [leg(first)] })
  book.clock.advance({ seconds: 4 })
  await crashingBookmaker(book, point)
    .bookmaker.work()
    .catch(() => undefined)
  await book.settleDown()
  expect((await betsNow()).map(({ status }) => status)).toEqual(['ACCEPTED'])
  expect(await book.balanceOf(player)).toBe(99_000)
})

test.each(['lost request', 'lost reply'])(
  'a %s leaves the bet pending, and the same stake is asked for again',
  async (fault) => {
    let lost = false
    const process = book.createProcess({
      transport: async (...call) => {
        if (lost) return book.transport(...call)
        lost = true
        if (fault === 'lost reply') await book.transport(...call)
        throw new Error('connection reset')
      },
    })
    expect(await process.placeBet(player, request)).toMatchObject({ bet: { status: 'PENDING_ACCEPTANCE' } })
    await book.settleDown(process)
    expect(await betsNow()).toMatchObject([{ status: 'ACCEPTED' }])
    expect(await book.balanceOf(player)).toBe(99_000)
  },
)

test('a wallet that stays silent gets the stake back as soon as it answers, and the bet is not accepted', async () => {
  let silent = true
  const process = book.createProcess({
    transport: async (...call) => {
      if (!silent) return book.transport(...call)
      await book.transport(...call)
      throw new Error('no answer')
    },
  })
  await process.placeBet(player, request)
  for (let pass = 0; pass < 8; pass++) {
    book.clock.advance({ seconds: 20 })
    await process.work()
  }
  expect(await betsNow()).toMatchObject([{ status: 'PENDING_ACCEPTANCE' }])
  expect(await losses()).toEqual([])
  silent = false
  for (let pass = 0; pass < 20; pass++) {
    book.clock.advance({ seconds: 60 })
    await process.work()
  }
  expect(await refusedBets()).toMatchObject([{ status: 'NOT_ACCEPTED', refused: { code: 'WALLET_UNAVAILABLE' } }])
  expect(await book.balanceOf(player)).toBe(100_000)
})
