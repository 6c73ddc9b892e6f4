import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGameSession, send } from '../game-session.fixture.ts'
import { type GameWalletFixture, openGameWallet, publishedGame } from '../game-wallet.fixture.ts'

let fixture: GameWalletFixture
beforeAll(async () => {
  fixture = await openGameWallet()
  const table = publishedGame('table', { category: 'table-games' })
  await fixture.sync('arcade', [publishedGame('lantern'), publishedGame('harbour'), table])
})
afterAll(() => fixture.close())

const britain = { country: 'GB', dateOfBirth: '1980-01-01' }

test('the bets of one round together cannot exceed the legal cap', async () => {
  const game = await openGameSession(fixture, await fixture.newPlayer(5_000, britain))
  const bet = (id: string, roundId: string, amount: number) => send(fixture, 'bet', game.bet(id, { roundId, amount }))
  expect((await bet('a', 'one', 901)).body).toMatchObject({
    status: 'STAKE_ABOVE_CAP',
    params: { max: 900 },
    balance: 5_000,
  })
  expect((await bet('b', 'one', 600)).body.status).toBe('OK')
  expect((await bet('c', 'one', 301)).body).toMatchObject({ status: 'STAKE_ABOVE_CAP', params: { max: 300 } })
  expect((await bet('d', 'one', 300)).body.status).toBe('OK')
  fixture.clock.advance({ seconds: 3 })
  expect((await bet('e', 'two', 900)).body.status).toBe('OK')
})

test('a player of unknown age has the cap of the youngest players', async () => {
  const game = await openGameSession(fixture, await fixture.newPlayer(5_000, { country: 'GB' }))
  expect((await send(fixture, 'bet', game.bet('a', { amount: 351 }))).body).toMatchObject({ params: { max: 350 } })
})

test('the cap applies only to slots and only to players of that country', async () => {
  const atTable = await openGameSession(fixture, await fixture.newPlayer(5_000, britain), 'table')
  expect((await send(fixture, 'bet', atTable.bet('a', { amount: 5_000 }))).body.status).toBe('OK')
  const elsewhere = await openGameSession(fixture, await fixture.newPlayer(5_000))
  expect((await send(fixture, 'bet', elsewhere.bet('a', { amount: 5_000 }))).body.status).toBe('OK')
})

test.each([
  ['lantern', { minimumCycleMs: 2_500, autoplayAllowed: false, celebratesReturnOfStake: false, maximumStake: 900 }],
  ['table', { minimumCycleMs: 5_000, autoplayAllowed: false, celebratesReturnOfStake: false }],
])('a supplier gets the rules for %s, but not the player’s age', async (gameCode, rules) => {
  const token = await fixture.launchToken(await fixture.newPlayer(0, britain), gameCode)
  const { body } = await send(fixture, 'authenticate', { token, gameCode })
  expect(body).toMatchObject({ status: 'OK' })
  expect('rules' in body && body.rules).toEqual(rules)
  expect(JSON.stringify(body)).not.toContain('1980')
})
