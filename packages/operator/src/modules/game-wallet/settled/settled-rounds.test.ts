import type { Fact } from '@andon/contract/fact'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { roundClosed } from '../facts.ts'
import { openGameSession, send } from '../game-session.fixture.ts'
import { type GameWalletFixture, openGameWallet } from '../game-wallet.fixture.ts'

let fixture: GameWalletFixture
beforeAll(async () => {
  fixture = await openGameWallet()
})
afterAll(() => fixture.close())
beforeEach(() => fixture.ownerDb.query('truncate platform.outbox'))

const newGame = async (gameCode = 'lantern') => openGameSession(fixture, await fixture.newPlayer(1000), gameCode)

/** The announced rounds, by row of the outbox. */
async function announced() {
  const rows = await fixture.ownerDb.query<{ facts: readonly Fact[] }>('select facts from platform.outbox order by id')
  return rows
    .map(({ facts }) => facts.filter((fact) => roundClosed.is(fact)))
    .filter((facts) => facts.length > 0)
    .map((facts) => facts.map(({ key, data }) => ({ key, ...v.parse(roundClosed.schema, data) })))
}

test('a round is announced when it closes, with what it was played for', async () => {
  const game = await newGame('harbour')
  await send(fixture, 'bet', game.bet('a', { amount: 30 }))
  await send(
    fixture,
    'win',
    game.win('w1', 'a', { amount: 20, roundClosed: false, jackpot: { id: 'daily', amount: 7 } }),
  )
  expect(await announced()).toEqual([])
  await send(fixture, 'win', game.win('w2', 'a', { amount: 25 }))
  expect(await announced()).toEqual([
    [
      {
        key: game.session.playerId,
        supplier: 'arcade',
        roundId: 'round',
        gameCode: 'harbour',
        category: 'slots',
        site: 'LEO',
        currency: 'JPY',
        stake: 30,
        win: 45,
        jackpots: [{ id: 'daily', amount: 7 }],
        multiple: 1.5,
        replaces: null,
        stakedAt: fixture.runtime.clock.now().toString({ smallestUnit: 'millisecond' }),
      },
    ],
  ])
})

test('the rounds of a batch are one row', async () => {
  const games = await Promise.all([newGame(), newGame(), newGame()])
  await Promise.all(games.map((game) => send(fixture, 'round', game.round('a', { win: 0 }))))
  const rows = await announced()
  expect(rows.flat()).toHaveLength(3)
  expect(rows.length).toBeLessThan(3)
})

test('a correction replaces what was announced, and one that changes nothing is not announced', async () => {
  const game = await newGame()
  await send(fixture, 'round', game.round('a', { win: 0 }))
  await send(fixture, 'adjust', game.adjust('more', 'a', 50))
  await send(fixture, 'adjust', game.adjust('same', 'a', 50))
  const first = { stake: 100, win: 0, jackpots: [] }
  expect((await announced()).flat()).toMatchObject([
    { ...first, multiple: 0, replaces: null },
    { stake: 100, win: 50, multiple: 0.5, replaces: first },
  ])
})

test('a stake that is returned while the round is open is no settled round', async () => {
  const game = await newGame()
  await send(fixture, 'bet', game.bet('a'))
  await send(fixture, 'rollback', game.rollback('back', 'a'))
  expect(await announced()).toEqual([])
})

test('a repeated call is announced once, a refused one never', async () => {
  const game = await newGame()
  const round = game.round('a')
  await send(fixture, 'round', round)
  await send(fixture, 'round', round)
  await send(fixture, 'round', game.round('b', { roundId: 'b', amount: 5_000 }))
  expect((await announced()).flat()).toHaveLength(1)
})
