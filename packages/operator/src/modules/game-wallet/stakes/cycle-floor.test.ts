import { minimumCycleMsOf } from '@andon/contract/games/rules'
import type { Session } from '@andon/platform/http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send } from '../game-session.fixture.ts'
import { type GameWalletFixture, type KeyedSupplier, openGameWallet, publishedGame } from '../game-wallet.fixture.ts'

let fixture: GameWalletFixture
beforeAll(async () => {
  fixture = await openGameWallet({ cycleFloor: minimumCycleMsOf })
  await fixture.sync('guest', [publishedGame('visitor-game'), publishedGame('table', { category: 'table-games' })])
  await fixture.sync('arcade', [
    publishedGame('lantern'),
    publishedGame('harbour'),
    publishedGame('arcade-table', { category: 'live-casino' }),
  ])
})
afterAll(() => fixture.close())

/** Opens a game and returns a function that stakes 100 in it. */
async function openGame(session: Session, gameCode: string, supplier: KeyedSupplier = fixture.guest) {
  const token = await fixture.launchToken(session, gameCode)
  const opened = await send(fixture, 'authenticate', { token, gameCode }, supplier)
  const sessionToken = 'sessionToken' in opened.body ? opened.body.sessionToken : undefined
  const about = { playerId: session.playerId, gameCode, currency: 'JPY', sessionToken, amount: 100 }
  return async (id: string, roundId = id, more: { sharedRound?: string; sharedRoundOpenedAt?: number } = {}) => {
    const ids = { transactionId: `${session.playerId}.${id}`, roundId: `${session.playerId}.${roundId}` }
    const bet = { ...about, ...ids, ...more }
    return (await send(fixture, 'bet', bet, supplier)).body
  }
}
type Bet = Awaited<ReturnType<typeof openGame>>

const newPlayer = (country: string) => fixture.newPlayer(10_000, { country })

async function startedOf(bets: readonly Bet[], name: string): Promise<number> {
  const answers = await Promise.all(bets.map((bet, place) => bet(`${name}-${place}`)))
  const statuses = new Set(answers.map(({ status }) => status))
  expect([...statuses].every((status) => ['OK', 'CYCLE_TOO_FAST'].includes(status))).toBe(true)
  return answers.filter(({ status }) => status === 'OK').length
}

test('a round before the minimum cycle is refused; further bets of a round and repeated calls are accepted', async () => {
  const bet = await openGame(await newPlayer('SE'), 'visitor-game')
  expect(await bet('a', 'one')).toMatchObject({ status: 'OK' })
  fixture.clock.advance({ milliseconds: 1_200 })
  expect(await bet('b', 'two')).toMatchObject({
    status: 'CYCLE_TOO_FAST',
    params: { retryAfterMs: 1_800 },
    balance: 9_900,
  })
  expect(await bet('c', 'one')).toMatchObject({ status: 'OK', balance: 9_800 })
  expect(await bet('a', 'one')).toMatchObject({ status: 'OK', balance: 9_900 })
  fixture.clock.advance({ milliseconds: 1_799 })
  expect(await bet('b', 'two')).toMatchObject({ status: 'CYCLE_TOO_FAST', params: { retryAfterMs: 1 } })
  fixture.clock.advance({ milliseconds: 1 })
  expect(await bet('b', 'two')).toMatchObject({ status: 'OK', balance: 9_700 })
})

test.each([
  ['visitor-game', 'JP', 2_500],
  ['visitor-game', 'GB', 2_500],
  ['visitor-game', 'SE', 3_000],
  ['visitor-game', 'DE', 5_000],
  ['table', 'JP', 5_000],
  ['table', 'SE', 5_000],
])('%s for a player of %s: rounds start %i ms apart', async (gameCode, country, floor) => {
  const bet = await openGame(await newPlayer(country), gameCode)
  await bet('a')
  expect(await bet('b')).toMatchObject({ status: 'CYCLE_TOO_FAST', params: { retryAfterMs: floor } })
  fixture.clock.advance({ milliseconds: floor })
  expect(await bet('b')).toMatchObject({ status: 'OK' })
})

test('of thirty concurrent rounds in four games of two suppliers one starts every 2.5 seconds', async () => {
  const session = await newPlayer('JP')
  const games = [
    await openGame(session, 'lantern', fixture.arcade),
    await openGame(session, 'harbour', fixture.arcade),
    await openGame(session, 'visitor-game'),
    await openGame(session, 'visitor-game'),
  ]
  const thirty = Array.from({ length: 30 }, (_, place) => games[place % games.length] as Bet) // never undefined
  const started: number[] = []
  for (let tenth = 0; tenth < 76; tenth++) {
    if ((await startedOf(tenth % 25 === 0 ? thirty : games, `at-${tenth}`)) > 0) started.push(tenth * 100)
    fixture.clock.advance({ milliseconds: 100 })
  }
  expect(started).toEqual([0, 2_500, 5_000, 7_500])
})

test('of concurrent rounds one starts, in one batch or in several', async () => {
  const session = await newPlayer('JP')
  const bets = [await openGame(session, 'visitor-game'), await openGame(session, 'lantern', fixture.arcade)]
  for (let turn = 0; turn < 10; turn++) {
    expect(await startedOf([...bets, ...bets, ...bets], `turn-${turn}`)).toBe(1)
    fixture.clock.advance({ milliseconds: 2_500 })
  }
})

test('the pace is separate for slots, for other games and for each player', async () => {
  const session = await newPlayer('JP')
  const games = [
    await openGame(session, 'visitor-game'),
    await openGame(session, 'table'),
    await openGame(await newPlayer('JP'), 'visitor-game'),
  ]
  expect(await startedOf(games, 'a')).toBe(3)
})

test('further bets on the same round of a table start no round, and the minimum counts from the first; another round waits', async () => {
  const bet = await openGame(await newPlayer('JP'), 'table')
  const on = (id: string, sharedRound: string) => bet(id, id, { sharedRound })
  expect(await on('a', 'hall.1')).toMatchObject({ status: 'OK' })
  fixture.clock.advance({ milliseconds: 3_000 })
  expect(await on('b', 'hall.1')).toMatchObject({ status: 'OK' })
  expect(await on('c', 'hall.1')).toMatchObject({ status: 'OK', balance: 9_700 })
  expect(await on('d', 'hall.2')).toMatchObject({ status: 'CYCLE_TOO_FAST', params: { retryAfterMs: 2_000 } })
  expect(await bet('e')).toMatchObject({ status: 'CYCLE_TOO_FAST' })
  fixture.clock.advance({ milliseconds: 2_000 })
  expect(await on('d', 'hall.2')).toMatchObject({ status: 'OK' })
  expect(await on('f', 'hall.1')).toMatchObject({ status: 'CYCLE_TOO_FAST' })
})

test('between rounds of tables the minimum counts from opening to opening, however late in each the player bets', async () => {
  const bet = await openGame(await newPlayer('JP'), 'table')
  const nowMs = () => fixture.clock.now().epochMilliseconds
  const on = (id: string, number: number, sharedRoundOpenedAt: number) =>
    bet(id, id, { sharedRound: `hall.${number}`, sharedRoundOpenedAt })
  const first = nowMs()
  fixture.clock.advance({ milliseconds: 5_900 })
  expect(await on('late', 1, first)).toMatchObject({ status: 'OK' })
  fixture.clock.advance({ milliseconds: 100 })
  expect(await on('too-close', 2, first + 4_999)).toMatchObject({
    status: 'CYCLE_TOO_FAST',
    params: { retryAfterMs: 4_900 },
  })
  expect(await on('early', 2, first + 5_000)).toMatchObject({ status: 'OK' })
  expect(await on('again', 2, first + 5_000)).toMatchObject({ status: 'OK' })
  expect(await on('next', 3, first + 9_999)).toMatchObject({ status: 'CYCLE_TOO_FAST' })
  expect(await bet('alone')).toMatchObject({ status: 'CYCLE_TOO_FAST', params: { retryAfterMs: 5_000 } })
})

test('an opening that cannot be true, or of another supplier, lifts no minimum', async () => {
  const session = await newPlayer('JP')
  const bet = await openGame(session, 'table')
  const other = await openGame(session, 'arcade-table', fixture.arcade)
  const now = fixture.clock.now().epochMilliseconds
  const at = (sharedRound: string, sharedRoundOpenedAt: number) => ({ sharedRound, sharedRoundOpenedAt })
  expect(await bet('a', 'a', at('hall.1', now - 20_000))).toMatchObject({ status: 'OK' })
  expect(await bet('b', 'b', at('hall.2', now + 61_000))).toMatchObject({ status: 'CYCLE_TOO_FAST' })
  expect(await other('c', 'c', at('hall.2', now))).toMatchObject({ status: 'CYCLE_TOO_FAST' })
  expect(await bet('d', 'd', at('hall.2', now))).toMatchObject({ status: 'OK' })
  expect(await bet('e', 'e', at('hall.3', now))).toMatchObject({ status: 'CYCLE_TOO_FAST' })
})

test('an opening without a round is a mistake of the supplier', async () => {
  const bet = await openGame(await newPlayer('JP'), 'table')
  expect(await bet('a', 'a', { sharedRoundOpenedAt: 1 })).toMatchObject({
    status: 'MALFORMED',
    field: 'sharedRoundOpenedAt',
  })
})

test('one name of a round does not lift the minimum for good, nor for another supplier', async () => {
  const session = await newPlayer('JP')
  const bet = await openGame(session, 'table')
  const other = await openGame(session, 'arcade-table', fixture.arcade)
  const always = { sharedRound: 'always' }
  expect(await bet('a', 'a', always)).toMatchObject({ status: 'OK' })
  expect(await other('b', 'b', always)).toMatchObject({ status: 'CYCLE_TOO_FAST' })
  fixture.clock.advance({ minutes: 2 })
  expect(await bet('c', 'c', always)).toMatchObject({ status: 'OK' })
  fixture.clock.advance({ minutes: 2 })
  expect(await bet('d', 'd', always)).toMatchObject({ status: 'OK' })
  expect(await bet('e')).toMatchObject({ status: 'CYCLE_TOO_FAST', params: { retryAfterMs: 5_000 } })
})

test('after the clock is set back, a round waits no longer than its cycle', async () => {
  const bet = await openGame(await newPlayer('JP'), 'visitor-game')
  await bet('a')
  fixture.clock.advance({ minutes: -65 })
  expect(await bet('b')).toMatchObject({ status: 'CYCLE_TOO_FAST', params: { retryAfterMs: 2_500 } })
  fixture.clock.advance({ milliseconds: 1_500 })
  expect(await bet('b')).toMatchObject({ status: 'CYCLE_TOO_FAST', params: { retryAfterMs: 1_000 } })
  fixture.clock.advance({ milliseconds: 1_000 })
  expect(await bet('b')).toMatchObject({ status: 'OK' })
})

test('a refused stake does not start a round', async () => {
  const session = await fixture.newPlayer(50, { country: 'JP' })
  const bet = await openGame(session, 'visitor-game')
  expect(await bet('a')).toMatchObject({ status: 'INSUFFICIENT_FUNDS' })
  expect(await bet('b')).toMatchObject({ status: 'INSUFFICIENT_FUNDS' })
})
