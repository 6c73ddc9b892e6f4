import { createDb } from '@andon/platform/sql'
import { openBookmaker, requestOf, selectionOf, type TestBookmaker, won } from '@andon/tests/sports/open-bookmaker'
import { countTrips } from '@andon/tests/trips/count-trips'
import { afterEach, beforeEach, expect, test } from 'vitest'

const first = selectionOf(1)
let book: TestBookmaker
beforeEach(async () => {
  book = await openBookmaker()
  book.offer(first)
  book.offer(selectionOf(2))
})

const deposited = new Map<Awaited<ReturnType<TestBookmaker['newPlayer']>>, number>()
afterEach(async () => {
  await book.close({ deposited })
  deposited.clear()
})
async function join() {
  const player = await book.newPlayer(100_000)
  deposited.set(player, 100_000)
  return player
}

test('an accepted bet has 11 statements of the bookmaker in 7 trips to the database, one of them for open pages, whatever the number of its legs', async () => {
  const player = await join()
  const { connectionString = '' } = book.db.pool.options
  const db = createDb({ connectionString, role: 'andon_app', maxConnections: 1 }) // the wallet's statements go over another one
  const { placeBet } = book.createProcess({ db })
  const sent = countTrips(db)
  for (const [index, selections] of [[first], [first], [first, selectionOf(2)]].entries()) {
    const placed = await placeBet(player, requestOf(`request-${index}`, selections))
    expect(placed).toMatchObject({ bet: { status: 'ACCEPTED' } })
    expect(sent()).toEqual({ statements: 11, trips: 7 })
  }
  await db.close()
})

test('a request that is repeated after its market has closed gets its bet', async () => {
  const player = await join()
  const request = requestOf('request-1', [first])
  const placed = await book.bookmaker.placeBet(player, request)
  book.offer(first, { open: false })
  expect(await book.bookmaker.placeBet(player, request)).toEqual(placed)
  expect(await book.bookmaker.placeBet(player, requestOf('request-1', [first], { stake: 2000 }))).toMatchObject({
    refused: { code: 'DUPLICATED_REQUEST' },
  })
  expect(await book.bookmaker.placeBet(player, requestOf('request-2', [first]))).toMatchObject({
    refused: { code: 'MARKET_SUSPENDED' },
  })
})

test('a bet whose result comes while its stake is asked for is shown as it is settled', async () => {
  const player = await join()
  const process = book.createProcess({
    transport: async (path, rawBody, headers) => {
      if (path.endsWith('/bet')) await book.bookmaker.storeResults([won(first, 5)])
      return book.transport(path, rawBody, headers)
    },
  })
  expect(await process.placeBet(player, requestOf('request-1', [first]))).toMatchObject({
    bet: { status: 'WON', paid: 2000, legs: [{ result: 'won' }] },
  })
  await book.settleDown()
  expect(await book.balanceOf(player)).toBe(101_000)
})
