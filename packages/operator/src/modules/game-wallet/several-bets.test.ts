import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkLedger } from './check-ledger.fixture.ts'
import { openGameSession, send } from './game-session.fixture.ts'
import { type GameWalletFixture, openGameWallet } from './game-wallet.fixture.ts'

let fixture: GameWalletFixture
beforeAll(async () => {
  fixture = await openGameWallet()
})
afterAll(() => fixture.close())
afterEach(() => checkLedger(fixture))

const newGame = async () => openGameSession(fixture, await fixture.newPlayer(1000))

test('one win on the first bet closes a round of several bets', async () => {
  const game = await newGame()
  await send(fixture, 'bet', game.bet('bet'))
  await send(fixture, 'bet', game.bet('bet.2', { amount: 200 }))
  const { body } = await send(fixture, 'win', game.win('win', 'bet', { amount: 600 }))
  expect(body).toMatchObject({ status: 'OK', balance: 1300 })
  for (const call of [game.rollback('back', 'bet'), game.rollback('back.2', 'bet.2')])
    expect((await send(fixture, 'rollback', call)).body.status).toBe('ROUND_CLOSED')
  expect((await send(fixture, 'bet', game.bet('bet.3'))).body.status).toBe('ROUND_CLOSED')
})

test('a rollback of one bet returns its stake alone, and the round goes on', async () => {
  const game = await newGame()
  await send(fixture, 'bet', game.bet('bet'))
  await send(fixture, 'bet', game.bet('bet.2', { amount: 200 }))
  expect((await send(fixture, 'rollback', game.rollback('back.2', 'bet.2'))).body).toMatchObject({ balance: 900 })
  expect((await send(fixture, 'bet', game.bet('bet.2', { amount: 200 }))).body.status).toBe('BET_ROLLED_BACK')
  expect((await send(fixture, 'bet', game.bet('bet.3', { amount: 200 }))).body).toMatchObject({ balance: 700 })
  expect((await send(fixture, 'win', game.win('win', 'bet', { amount: 500 }))).body).toMatchObject({ balance: 1200 })
})

test('a rollback that comes before its bet keeps that bet out of an open round', async () => {
  const game = await newGame()
  await send(fixture, 'bet', game.bet('bet'))
  expect((await send(fixture, 'rollback', game.rollback('back.2', 'bet.2'))).body).toMatchObject({ balance: 900 })
  expect((await send(fixture, 'bet', game.bet('bet.2'))).body.status).toBe('BET_ROLLED_BACK')
  expect((await send(fixture, 'win', game.win('win', 'bet', { amount: 200 }))).body).toMatchObject({ balance: 1100 })
})
