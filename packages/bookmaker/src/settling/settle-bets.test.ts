import {
  cancelled,
  lost,
  openBookmaker,
  requestOf,
  rolledBack,
  selectionOf,
  type TestBookmaker,
  won,
} from '@andon/tests/sports/open-bookmaker'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ResultMessage } from '../book/offer.ts'
import type { BettingPlayer } from '../placing/bet-request.ts'

let book: TestBookmaker
let player: BettingPlayer
const first = selectionOf(1)
const second = selectionOf(2)

beforeEach(async () => {
  book = await openBookmaker()
  player = await book.newPlayer()
  book.offer(first)
  book.offer(second)
})
afterEach(() => book.close({ deposited: new Map([[player, 100_000]]) }))

async function place(requestId: string, selections: readonly string[]): Promise<string> {
  const placed = await book.bookmaker.placeBet(player, requestOf(requestId, selections))
  if ('refused' in placed) throw new Error(placed.refused.code)
  return placed.bet.id
}
async function receive(...messages: ResultMessage[]) {
  await book.bookmaker.storeResults(messages)
  await book.bookmaker.work()
}
const statusOf = async (id: string) => (await book.bookmaker.findBet(player.playerId, id))?.status
const payments = () =>
  book.db.query<{ call: string; amount: number; state: string }>(
    'select call, amount, state from bookmaker.payments order by bet_id, number',
  )
const loss = async () => {
  const [row] = await book.db.query<{ loss: string | null }>('select sum(loss) loss from bookmaker.positions')
  return Number(row?.loss)
}

test('placed, settled, rolled back, settled otherwise, in a cancel window, and out of it: the money follows to the yen', async () => {
  const acceptedAt = book.clock.now().epochMilliseconds
  const single = await place('request-1', [first])
  const double = await place('request-2', [first, second])
  const around = { fromMs: acceptedAt - 1000, untilMs: acceptedAt + 1000 }
  const seen: unknown[] = []
  for (const messages of [
    [won(first, 1)],
    [won(second, 1)],
    [rolledBack(first, 2)],
    [lost(first, 3)],
    [won(first, 4)],
    [cancelled(first, 5, around)],
    [cancelled(first, 6, around, 'rollBackCancel')],
    [rolledBack(second, 2)],
    [lost(second, 3)],
  ]) {
    await receive(...messages)
    seen.push([await statusOf(single), await statusOf(double), await book.balanceOf(player), await loss()])
  }
  expect(seen).toEqual([
    ['WON', 'ACCEPTED', 100_000, 6000],
    ['WON', 'WON', 104_000, 0],
    ['ACCEPTED', 'ACCEPTED', 98_000, 7000],
    ['LOST', 'LOST', 98_000, 0],
    ['WON', 'WON', 104_000, 0],
    ['CANCELLED', 'WON', 101_000, 0],
    ['WON', 'WON', 104_000, 0],
    ['WON', 'ACCEPTED', 100_000, 6000],
    ['WON', 'LOST', 100_000, 0],
  ])
  expect((await payments()).every(({ state }) => state === 'sent')).toBe(true)
})

test('a message that comes twice, late or after a restart pays nothing again', async () => {
  const bet = await place('request-1', [first])
  await receive(won(first, 7))
  await receive(won(first, 7), lost(first, 6), rolledBack(first, 5))
  await book.createProcess().work()
  expect(await statusOf(bet)).toBe('WON')
  expect(await payments()).toEqual([{ call: 'win', amount: 2000, state: 'sent' }])
})

test('a cancel that was taken back does not come again by an earlier message', async () => {
  const bet = await place('request-1', [first])
  const always = { fromMs: null, untilMs: null }
  await receive(cancelled(first, 3, always, 'rollBackCancel'), cancelled(first, 2, always))
  expect(await statusOf(bet)).toBe('ACCEPTED')
  await receive(lost(first, 4))
})

test('staff void a bet: its stake comes back, also when it was paid, and no later result changes that', async () => {
  const bet = await place('request-1', [first])
  const other = await place('request-2', [first])
  await receive(won(first, 1))
  expect(await book.bookmaker.voidBet(player.playerId, bet, 'wrong line')).toBe(true)
  await receive(lost(first, 2))
  expect([await statusOf(bet), await statusOf(other)]).toEqual(['CANCELLED', 'LOST'])
  expect(await book.balanceOf(player)).toBe(99_000)
  expect(await book.bookmaker.voidBet(player.playerId, 'bet_none_000000000000000000', 'none')).toBe(false)
})

test('a payment that the player’s balance cannot give back is owed', async () => {
  await place('request-1', [first])
  await receive(won(first, 1))
  const everything = await book.bookmaker.placeBet(player, requestOf('request-2', [second], { stake: 101_000 }))
  expect(everything).toMatchObject({ bet: { status: 'ACCEPTED' } })
  await receive(rolledBack(first, 2))
  const [owed] = await book.db.query<{ owed: string | null }>('select sum(owed) owed from bookmaker.payments')
  expect(Number(owed?.owed)).toBe(2000)
  await receive(won(first, 3), won(second, 3))
})

test('a bet that cannot be settled stops no other; staff see it, and it settles once it is put right', async () => {
  const [bad, good] = [await place('request-1', [first]), await place('request-2', [first])]
  await book.ownerDb.query('update bookmaker.bets set paid = 5000 where id = $1', [bad])
  await receive(won(first, 1))
  expect([await statusOf(bad), await statusOf(good)]).toEqual(['ACCEPTED', 'WON'])
  expect(await book.bookmaker.listTrouble()).toMatchObject([{ betId: bad, why: expect.stringContaining('below 0') }])
  await book.ownerDb.query('update bookmaker.bets set paid = 0 where id = $1', [bad])
  await receive(lost(first, 2))
  expect([await statusOf(bad), await book.bookmaker.listTrouble()]).toEqual(['LOST', []])
})

test('a payment that the wallet contradicts is shown to staff, and later ones of the bet wait', async () => {
  const bet = await place('request-1', [first])
  const process = book.createProcess({
    transport: async (path, ...call) =>
      path.endsWith('/win') ? { status: 404, body: { status: 'BET_UNKNOWN' } } : book.transport(path, ...call),
  })
  await book.bookmaker.storeResults([won(first, 1)])
  await process.work()
  await receive(lost(first, 2))
  expect(await book.bookmaker.listTrouble()).toEqual([{ playerId: player.playerId, betId: bet, why: 'BET_UNKNOWN' }])
  expect((await payments()).map(({ state }) => state)).toEqual(['disputed', 'due'])
  expect(await book.balanceOf(player)).toBe(99_000)
})

test('500 bets on one selection are settled in batches, each once, by two processes at the same time', async () => {
  const players = await Promise.all(Array.from({ length: 50 }, () => book.newPlayer()))
  for (let at = 0; at < 10; at++)
    await expect
      .poll(async () => {
        const results = await Promise.all(
          players.map((one) => book.bookmaker.placeBet(one, requestOf(`request-${at}`, [first], { stake: 100 }))),
        )
        const accepted = results.filter((result) => 'bet' in result && result.bet.status === 'ACCEPTED').length
        if (accepted < players.length) await book.settleDown() // the wallet of a busy machine did not answer all in time
        return accepted
      })
      .toBe(players.length)
  await book.bookmaker.storeResults([won(first, 1)])
  await Promise.all([book.bookmaker.work(), book.createProcess().work()])
  await book.settleDown()
  for (const one of players) expect(await book.balanceOf(one)).toBe(101_000)
  expect(await payments()).toHaveLength(500)
  expect(await loss()).toBe(0)
})

test('a result that comes while the wallet is asked settles the bet as soon as it is accepted', async () => {
  const process = book.createProcess({
    transport: async (path, ...call) => {
      const reply = await book.transport(path, ...call)
      if (path.endsWith('/bet')) await receive(lost(first, 1))
      return reply
    },
  })
  expect(await process.placeBet(player, requestOf('request-1', [first]))).toMatchObject({ bet: { status: 'LOST' } })
  await book.settleDown()
  expect(await loss()).toBe(0)
})

test('what a selection was graded on is shown with the bet, and told to the history in every language with its payment', async () => {
  const third = selectionOf(3)
  book.offer(third, { about: { sport: 'football', competitors: [] } })
  const id = await place('request-1', [first, third])
  const score = { counts: [{ scope: 'score', home: 2, away: 1, parts: [] }], moments: [], decision: null }
  const graded = { ...score, brokenOff: false, winners: [] }
  await receive(won(first, 1), { ...won(third, 1), graded } as ResultMessage)
  const bet = await book.bookmaker.findBet(player.playerId, id)
  expect(bet?.legs.map(({ decidedBy }) => decidedBy)).toEqual([null, { ja: '2–1', en: '2–1' }])
  const [payment] = await book.db.query<{ details: object }>(
    'select details from bookmaker.payments where bet_id = $1',
    [id],
  )
  expect(payment?.details).toMatchObject({
    odds: expect.any(String),
    selections: [{ result: 'won' }, { result: 'won', decidedBy: { ja: '2–1', en: '2–1' } }],
  })
  await receive(rolledBack(third, 2))
  expect((await book.bookmaker.findBet(player.playerId, id))?.legs[1]?.decidedBy).toBeNull()
})

test('open stakes are those of bets that are not decided, in all and since a moment', async () => {
  await place('request-1', [first])
  book.clock.advance({ seconds: 60 })
  const since = book.clock.now()
  await place('request-2', [second])
  const { stake } = requestOf('request-1', [first])
  expect(await book.bookmaker.openStakes(player.playerId, since)).toEqual({ all: 2 * stake, since: stake })
  await receive(lost(second, 1))
  expect(await book.bookmaker.openStakes(player.playerId, since)).toEqual({ all: stake, since: 0 })
})
