import assert from 'node:assert/strict'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '../game-wallet/check-ledger.fixture.ts'
import { openGameSession, send } from '../game-wallet/game-session.fixture.ts'
import { openReports, type ReportsFixture } from './reports.fixture.ts'

let open: ReportsFixture
beforeAll(async () => {
  open = await openReports()
})
afterEach(() => checkLedger(open))
afterAll(() => open.close())

type OpenGameSession = Awaited<ReturnType<typeof openGameSession>>

async function accepted(call: 'bet' | 'win' | 'rollback', request: object) {
  const { body } = await send(open, call, request)
  assert(body.status === 'OK', JSON.stringify(body))
}

/** A round one second after the last: a stake of 100 and its win; null leaves it open. */
async function round(game: OpenGameSession, roundId: string, won: number | null) {
  open.clock.advance({ seconds: 1 })
  await open.call('realityCheck', { question: 'answered' }, game.session)
  await accepted('bet', game.bet(`b${roundId}`, { roundId }))
  if (won !== null) await accepted('win', game.win(`w${roundId}`, `b${roundId}`, { roundId, amount: won }))
}

async function newGame() {
  const session = await open.newPlayer(100_000)
  return { session, game: await openGameSession(open, session) }
}

test('rounds are listed newest first with game, stake, win, net, time, state and the balance after', async () => {
  const { session, game } = await newGame()
  await round(game, 'r1', 250)
  await round(game, 'r2', 0)
  await round(game, 'r3', null)
  await accepted('rollback', game.rollback('x', 'br3', { roundId: 'r3' }))
  await round(game, 'r4', null)
  const { rounds, games, nextCursor } = await open.ask('getBetHistory', session.playerId)
  expect(nextCursor).toBeUndefined()
  expect(games).toEqual([{ gameCode: 'lantern', name: 'lanternの名' }])
  expect(rounds).toMatchObject([
    { roundId: 'r4', stake: 100, win: 0, net: -100, state: 'open', balanceAfter: 99_950 },
    { roundId: 'r3', stake: 0, win: 0, net: 0, state: 'returned', balanceAfter: 100_050 },
    { roundId: 'r2', stake: 100, win: 0, net: -100, state: 'settled', balanceAfter: 100_050 },
    { roundId: 'r1', stake: 100, win: 250, net: 150, state: 'settled', balanceAfter: 100_150 },
  ])
  expect(rounds.at(-1)).toMatchObject({ gameName: 'lanternの名', currency: 'JPY', shownByGame: false })
})

test('what a jackpot paid stands beside the win, in the net, and in what was won at the game', async () => {
  const { session, game } = await newGame()
  await accepted('bet', game.bet('b'))
  await accepted('win', game.win('w', 'b', { jackpot: { id: 'daily', amount: 5_000 } }))
  const { playerId } = session
  const { rounds } = await open.ask('getBetHistory', playerId)
  expect(rounds).toMatchObject([{ stake: 100, win: 250, jackpot: 5_000, net: 5_150, balanceAfter: 105_150 }])
  const { transactions } = await open.ask('getCasinoLegacyTransactionHistory', playerId)
  expect(transactions).toMatchObject([
    { type: 'jackpot', amount: 5_000, balanceAfter: 105_150 },
    { type: 'win', amount: 250, balanceAfter: 100_150 },
    { type: 'stake', amount: -100, balanceAfter: 99_900 },
  ])
  const { transactions: cash } = await open.ask('getTransactionHistory', playerId, { types: ['JACKPOT_WIN'] })
  expect(cash).toMatchObject([{ type: 'JACKPOT_WIN', amount: 5_000, balanceAfter: 105_150 }])
  expect((await open.ask('getPlayedGames', playerId)).games).toMatchObject([{ staked: 100, won: 5_250 }])
})

test('what a player staked and won is added up by game for 30 days, without rounds that were returned', async () => {
  const { session, game } = await newGame()
  await round(game, 'old', 900)
  open.clock.advance({ hours: 24 * 30 })
  const again = await openGameSession(open, session)
  const other = await openGameSession(open, session, 'harbour')
  await round(again, 's1', 250)
  await round(again, 's2', 0)
  await round(other, 's3', 30)
  await round(again, 's4', null)
  await accepted('rollback', again.rollback('y', 'bs4', { roundId: 's4' }))
  const { games } = await open.ask('getPlayedGames', session.playerId)
  expect(games).toMatchObject([
    { gameCode: 'harbour', currency: 'JPY', rounds: 1, staked: 100, won: 30 },
    { gameCode: 'lantern', currency: 'JPY', rounds: 2, staked: 200, won: 250 },
  ])
})

test('pages over several games have no gaps or repetitions, also while rounds are played', async () => {
  const { session, game } = await newGame()
  const other = await openGameSession(open, session, 'harbour')
  for (let n = 0; n < 8; n++) {
    await round(game, `l${n}`, n)
    await round(other, `h${n}`, 0)
  }
  const whole = (await open.ask('getBetHistory', session.playerId, { limit: 100 })).rounds
  expect(whole).toHaveLength(16)
  const paged: string[] = []
  let cursor: string | undefined
  for (let page = 0; page < 20; page++) {
    const reply = await open.ask('getBetHistory', session.playerId, { limit: 5, ...(cursor ? { cursor } : {}) })
    paged.push(...reply.rounds.map(({ roundId }) => roundId))
    cursor = reply.nextCursor
    if (!cursor) break
    await round(game, `new${page}`, 0)
  }
  expect(paged).toEqual(whole.map(({ roundId }) => roundId))
})

test('the filter by game finds its rounds and still lists every game', async () => {
  const { session, game } = await newGame()
  await round(game, 'a', 0)
  await round(await openGameSession(open, session, 'harbour'), 'b', 0)
  const { rounds, games } = await open.ask('getBetHistory', session.playerId, { gameCode: 'harbour' })
  expect(rounds.map(({ roundId }) => roundId)).toEqual(['b'])
  expect(games.map(({ gameCode }) => gameCode)).toEqual(['harbour', 'lantern'])
  expect((await open.ask('getBetHistory', session.playerId, { gameCode: 'no-such-game' })).rounds).toEqual([])
})

test('a player sees their own rounds only, and the cursor of another player is refused', async () => {
  const [one, two] = [await newGame(), await newGame()]
  for (const id of ['1', '2']) {
    await round(one.game, id, 0)
    await round(two.game, id, 5)
  }
  const mine = await open.ask('getBetHistory', one.session.playerId, { limit: 1 })
  expect(mine.rounds).toMatchObject([{ roundId: '2', win: 0 }])
  await expect(
    open.ask('getBetHistory', two.session.playerId, { cursor: mine.nextCursor ?? '' }),
  ).rejects.toMatchObject({ code: 'FIELD_INVALID', details: { field: 'criteria.cursor' } })
})

test('the legacy casino history lists stakes, wins and returns by round, newest first; the sportsbook has its own', async () => {
  const { session, game } = await newGame()
  await round(game, 'r1', 250)
  open.clock.advance({ seconds: 1 })
  await accepted('bet', game.bet('two', { roundId: 'r2' }))
  await accepted('rollback', game.rollback('back', 'two', { roundId: 'r2' }))
  const { transactions } = await open.ask('getCasinoLegacyTransactionHistory', session.playerId)
  expect(transactions.map(({ roundId, type, amount, balanceAfter }) => [roundId, type, amount, balanceAfter])).toEqual([
    ['r2', 'rollback', 100, 100_150],
    ['r2', 'stake', -100, 100_050],
    ['r1', 'win', 250, 100_150],
    ['r1', 'stake', -100, 99_900],
  ])
  const sports = await open.ask('getSportsbookLegacyTransactionHistory', session.playerId)
  expect(sports.transactions).toEqual([])
})
