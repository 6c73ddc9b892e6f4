import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse, publishedGame } from '../house.fixture.ts'
import { send } from './seat.fixture.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
  await house.sync('guest', [publishedGame('visitor-game'), publishedGame('table', { category: 'table-games' })])
})
afterAll(() => house.close())

/** A seat at a supplier that is not ours. */
async function sitAt(gameCode: string, country: string) {
  const session = await house.newPlayer(10_000, { country })
  const authenticated = await send(
    house,
    'authenticate',
    { token: await house.launchToken(session, gameCode), gameCode },
    house.guest,
  )
  const sessionToken = 'sessionToken' in authenticated.body ? authenticated.body.sessionToken : undefined
  const about = { playerId: session.playerId, gameCode, currency: 'JPY', sessionToken, amount: 100 }
  return async (id: string, roundId: string) => {
    const bet = { ...about, transactionId: `${session.playerId}.${id}`, roundId }
    return (await send(house, 'bet', bet, house.guest)).body
  }
}

test('no supplier starts a round sooner than the law lets it; further bets of a round and repeats are taken', async () => {
  const bet = await sitAt('visitor-game', 'SE')
  expect(await bet('a', 'one')).toMatchObject({ status: 'OK' })
  house.clock.advance({ milliseconds: 1_200 })
  expect(await bet('b', 'two')).toMatchObject({
    status: 'CYCLE_TOO_FAST',
    params: { retryAfterMs: 1_800 },
    balance: 9_900,
  })
  expect(await bet('c', 'one')).toMatchObject({ status: 'OK', balance: 9_800 })
  expect(await bet('a', 'one')).toMatchObject({ status: 'OK', balance: 9_900 })
  house.clock.advance({ milliseconds: 1_800 })
  expect(await bet('b', 'two')).toMatchObject({ status: 'OK', balance: 9_700 })
})

test('of rounds started at once one is, in one batch or in several', async () => {
  const bet = await sitAt('visitor-game', 'GB')
  const statuses = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(async (id) => (await bet(id, id)).status))
  expect(statuses.sort()).toEqual([...Array.from({ length: 4 }, () => 'CYCLE_TOO_FAST'), 'OK'])
})

test.each([
  ['visitor-game', 'JP', 'OK'],
  ['table', 'SE', 'OK'],
  ['table', 'GB', 'CYCLE_TOO_FAST'],
])('%s for a player of %s: a second round at once is %s', async (gameCode, country, expected) => {
  const bet = await sitAt(gameCode, country)
  await bet('a', 'one')
  expect(await bet('b', 'two')).toMatchObject({ status: expected })
})
