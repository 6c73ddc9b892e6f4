import {
  lost,
  openBookmaker,
  requestOf,
  rolledBack,
  selectionOf,
  type TestBookmaker,
  won,
} from '@andon/tests/sports/open-bookmaker'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BettingPlayer } from '../placing/bet-request.ts'

let book: TestBookmaker
let players: BettingPlayer[]
const first = selectionOf(1)
const second = selectionOf(2)
const balance = 100_000

beforeEach(async () => {
  book = await openBookmaker()
  players = [await book.newPlayer(balance), await book.newPlayer(balance)]
  book.offer(first)
  book.offer(second)
})
afterEach(() => book.close({ deposited: new Map(players.map((player) => [player, balance])) }))

/** Bets of both players in turn, a few at the same time; their ids. */
async function place(count: number, selections = [first]): Promise<string[]> {
  const ids: string[] = []
  for (let from = 0; from < count; from += 10)
    ids.push(...(await Promise.all(Array.from({ length: Math.min(10, count - from) }, (_, at) => placeOne(from + at)))))
  return ids

  async function placeOne(at: number): Promise<string> {
    const request = requestOf(`request-${at}-${selections.length}`, selections, { stake: 100 })
    const placed = await book.bookmaker.placeBet(players[at % 2] as BettingPlayer, request)
    if ('refused' in placed) throw new Error(placed.refused.code)
    return placed.bet.id
  }
}

const stateOf = async (betId: string) => {
  const rows = await book.db.query<{ state: string; amount: number }>(
    'select state, amount from bookmaker.payments where bet_id = $1 order by number',
    [betId],
  )
  return rows.map(({ state }) => state)
}
const sent = async () => {
  const [row] = await book.db.query<{ sent: number }>(
    `select count(*) sent from bookmaker.payments where state = 'sent'`,
  )
  return row?.sent
}
const betOf = (rawBody: Buffer) => String(JSON.parse(rawBody.toString('utf8')).roundId)

test('a payment that is refused, one without an answer and one that is slow hold up no other', async () => {
  const bets = await place(80)
  const [refused, lostOnTheWay, slow] = bets
  const answer = Promise.withResolvers<void>()
  const process = book.createProcess({
    transport: async (path, rawBody, headers) => {
      if (!path.endsWith('/win')) return book.transport(path, rawBody, headers)
      const bet = betOf(rawBody)
      if (bet === refused) return { status: 404, body: { status: 'BET_UNKNOWN' } }
      if (bet === lostOnTheWay) throw new Error('connection lost')
      if (bet === slow) await answer.promise
      return book.transport(path, rawBody, headers)
    },
  })
  await book.bookmaker.storeResults([won(first, 1)])
  const work = process.work()
  await vi.waitFor(async () => expect(await sent()).toBe(77), 10_000)
  const states = await Promise.all([refused, lostOnTheWay, slow].map((bet) => stateOf(bet ?? '')))
  expect(states).toEqual([['disputed'], ['due'], ['due']])
  answer.resolve()
  await work
  await book.settleDown() // where the test took longer than the wallet may, its call is made again
  expect(await stateOf(slow ?? '')).toEqual(['sent'])
  expect(await stateOf(lostOnTheWay ?? '')).toEqual(['sent'])
  expect(await book.bookmaker.listTrouble()).toMatchObject([{ betId: refused, why: 'BET_UNKNOWN' }])
  await book.ownerDb.query(
    `update bookmaker.payments set state = 'due', refusal = null, next_attempt_at = '2000-01-01' where bet_id = $1`,
    [refused],
  )
  await book.settleDown()
})

test('the payments of a bet are sent one after the other, those of many bets at the same time', async () => {
  const bets = await place(20)
  const silent = book.createProcess({ transport: async () => Promise.reject(new Error('no connection')) })
  for (const message of [won(first, 1), rolledBack(first, 2), won(first, 3), lost(first, 4)]) {
    await book.bookmaker.storeResults([message])
    await silent.work()
  }
  const answered: string[] = []
  let [underWay, mostAtOnce] = [0, 0]
  const process = book.createProcess({
    transport: async (path, rawBody, headers) => {
      mostAtOnce = Math.max(mostAtOnce, ++underWay)
      const reply = await book.transport(path, rawBody, headers)
      underWay -= 1
      answered.push(String(JSON.parse(rawBody.toString('utf8')).transactionId))
      return reply
    },
  })
  await book.settleDown(process)
  expect(answered).toHaveLength(80)
  expect(mostAtOnce).toBeGreaterThan(10)
  for (const bet of bets)
    expect(answered.filter((id) => id.startsWith(bet))).toEqual([1, 2, 3, 4].map((number) => `${bet}.${number}`))
})

test('what the wallet took and could not be stored is sent again, and moves nothing', async () => {
  await place(30)
  const failing = Object.create(book.db, {
    query: {
      value: (text: string, values?: unknown[]) =>
        text.includes('outcome') ? Promise.reject(new Error('no connection')) : book.db.query(text, values),
    },
  })
  await book.bookmaker.storeResults([won(first, 1)])
  await book.createProcess({ db: failing }).work()
  expect(await sent()).toBe(0)
  const paid = await Promise.all(players.map(book.balanceOf))
  expect(paid).toEqual([balance + 1500, balance + 1500])
  book.clock.advance({ seconds: 20 })
  await book.bookmaker.work()
  expect(await sent()).toBe(30)
  expect(await Promise.all(players.map(book.balanceOf))).toEqual(paid)
})

test('results of several selections settle a bet on them once; after a failure each selection is tried alone', async () => {
  const [singles, doubles] = [await place(4), await place(4, [first, second])]
  let failures = 1
  const failing = Object.create(book.db, {
    transaction: {
      value: (work: Parameters<typeof book.db.transaction>[0]) =>
        failures-- > 0 ? Promise.reject(new Error('connection lost')) : book.db.transaction(work),
    },
  })
  await book.bookmaker.storeResults([won(first, 1), won(second, 1)])
  await book.createProcess({ db: failing }).work()
  for (const bet of [...singles, ...doubles]) expect(await stateOf(bet)).toEqual(['sent'])
  expect(await Promise.all(players.map(book.balanceOf))).toEqual([balance + 800, balance + 800])
})
