import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { send } from '../game-wallet/game-session.fixture.ts'
import { type GameWalletFixture, openGameWallet, publishedGame } from '../game-wallet/game-wallet.fixture.ts'

let fixture: GameWalletFixture
beforeAll(async () => {
  fixture = await openGameWallet()
  await fixture.sync('guest', [publishedGame('hall', { category: 'live-casino' })])
})
afterAll(() => fixture.close())
beforeEach(() => {
  fixture.clock.advance({ minutes: 2 })
  fixture.catalogue.liveTables.forget()
})

const nowMs = () => fixture.clock.now().epochMilliseconds
const red = { text: { ja: '17', en: '17' }, tone: 'red' }
const hall = (more: object = {}) => ({ tableId: 'hall-1', gameCode: 'hall', state: 'open', ...more })
/** `at`: what the supplier's clock shows. */
const tell = async (tables: readonly object[], { at = nowMs() }: { at?: number } = {}) =>
  (await send(fixture, 'liveTables', { at, tables }, fixture.guest)).body
const shown = async () => (await fixture.call('getLiveTables', {})).tables

test('everybody sees a live table as its supplier describes it, and the instant of its lock by the operator’s clock', async () => {
  const at = nowMs() + 20_000
  const limits = { least: 100, most: 50_000 }
  expect(await tell([hall({ locksAt: at + 9_000, players: 3, seatsFree: 4, limits, results: [red] })], { at })).toEqual(
    { status: 'OK' },
  )
  expect(await fixture.call('getLiveTables', {})).toEqual({
    now: nowMs(),
    tables: [
      {
        id: 'guest/hall-1',
        gameCode: 'hall',
        state: 'open',
        players: 3,
        seatsFree: 4,
        limits,
        results: [red],
        locksAt: nowMs() + 9_000,
      },
    ],
  })
})

test('so few players that one could be recognised are not shown', async () => {
  await tell([hall({ players: 2 })])
  expect((await shown())[0]).toMatchObject({ players: null, seatsFree: null, limits: null, locksAt: null, results: [] })
})

test('what was sent later counts, in whichever order it comes; a table that is not named stays', async () => {
  const at = nowMs()
  await tell([hall({ state: 'locked' }), hall({ tableId: 'hall-2' })], { at: at + 10 })
  await tell([hall({ state: 'open' })], { at })
  expect((await shown()).map(({ id, state }) => [id, state])).toEqual([
    ['guest/hall-1', 'locked'],
    ['guest/hall-2', 'open'],
  ])
})

test('only what changes is published, and a table that is not renewed for a minute is forgotten', async () => {
  const { liveTables } = fixture.catalogue
  await tell([hall({ results: [red] }), hall({ tableId: 'hall-2' })])
  fixture.clock.advance({ seconds: 40 })
  await tell([hall({ results: [red] })])
  fixture.clock.advance({ seconds: 20 })
  expect((await shown()).map(({ id }) => id)).toEqual(['guest/hall-1'])
  expect(liveTables.forget()).toEqual([{ now: nowMs(), id: 'guest/hall-2', table: null }])
  expect(liveTables.forget()).toEqual([])
})

test('200 tables of a supplier are kept; further ones replace those that were renewed longest ago', async () => {
  const tables = (from: number) =>
    Array.from({ length: 150 }, (_, place) => hall({ tableId: `t-${from + place}`, results: [red] }))
  await tell(tables(0))
  fixture.clock.advance({ seconds: 1 })
  await tell(tables(150))
  const ids = (await shown()).map(({ id }) => id)
  expect([ids.length, ids.includes('guest/t-0'), ids.includes('guest/t-299')]).toEqual([200, false, true])
})

test('a game of another supplier, or of none, is refused, and nothing of the call counts', async () => {
  for (const gameCode of ['lantern', 'nowhere'])
    expect(await tell([hall(), hall({ tableId: 'hall-2', gameCode })])).toMatchObject({
      status: 'GAME_UNKNOWN',
      params: { gameCode },
    })
  expect(await shown()).toEqual([])
})

test.each([
  ['a clock that is wrong', {}, 61_000, 'at'],
  ['a clock that is slow, such as a call that is sent again later', {}, -61_000, 'at'],
  ['an unknown state', { state: 'hot' }, 0, 'tables.0.state'],
  ['a lock of a table that takes no bets', { state: 'locked', locksAt: 1 }, 0, 'tables.0.locksAt'],
  ['a lock in the far future', { locksAt: 9e15 }, 0, 'tables'],
  ['limits the wrong way round', { limits: { least: 2, most: 1 } }, 0, 'tables.0.limits.least'],
  ['a fraction of a player', { players: 3.5 }, 0, 'tables.0.players'],
  ['more than 20 results', { results: Array.from({ length: 21 }, () => red) }, 0, 'tables.0.results'],
  ['a long result', { results: [{ ...red, text: { ja: '17', en: 'seventeen' } }] }, 0, 'tables.0.results.0.text.en'],
  [
    'a result that nobody sees',
    { results: [{ ...red, text: { ja: '\u200b', en: '1' } }] },
    0,
    'tables.0.results.0.text.ja',
  ],
  ['a result without English', { results: [{ ...red, text: { ja: '17' } }] }, 0, 'tables.0.results.0.text.en'],
  ['an unknown tone', { results: [{ ...red, tone: 'rainbow' }] }, 0, 'tables.0.results.0.tone'],
  ['an unknown field', { hot: true }, 0, 'tables.0.hot'],
])('%s is refused, with the field', async (_what, more, ahead, field) => {
  expect(await tell([hall(more)], { at: nowMs() + ahead })).toMatchObject({ status: 'MALFORMED', field })
  expect(await shown()).toEqual([])
})

test('a table twice in one call is refused', async () => {
  expect(await tell([hall(), hall()])).toMatchObject({ status: 'MALFORMED', field: 'tables' })
})
