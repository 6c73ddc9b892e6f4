import type { Session } from '@andon/platform/http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send } from '../game-session.fixture.ts'
import { type GameWalletFixture, openGameWallet } from '../game-wallet.fixture.ts'

let fixture: GameWalletFixture
beforeAll(async () => {
  fixture = await openGameWallet()
})
afterAll(() => fixture.close())

async function openGame(session: Session, gameCode = 'lantern') {
  const token = await fixture.launchToken(session, gameCode)
  const opened = await send(fixture, 'authenticate', { token, gameCode })
  const sessionToken = 'sessionToken' in opened.body ? String(opened.body.sessionToken) : ''
  fixture.clock.advance({ milliseconds: 10 })
  const about = { playerId: session.playerId, gameCode, currency: 'JPY' }
  return {
    opened,
    balance: () => send(fixture, 'balance', { playerId: session.playerId, sessionToken }),
    bet: (id: string) =>
      send(fixture, 'bet', {
        ...about,
        sessionToken,
        transactionId: `${session.playerId}.${id}`,
        roundId: id,
        amount: 100,
      }),
    lose: (id: string) =>
      send(fixture, 'win', {
        ...about,
        transactionId: `${session.playerId}.${id}.win`,
        betTransactionId: `${session.playerId}.${id}`,
        roundId: id,
        amount: 0,
        roundClosed: true,
      }),
  }
}

test('a fifth game closes the oldest, whose further stakes are refused', async () => {
  const session = await fixture.newPlayer(10_000)
  const games = []
  for (let count = 0; count < 5; count++) games.push(await openGame(session))
  const [first, second, , , fifth] = games
  expect(await first?.bet('a')).toMatchObject({
    status: 409,
    body: { status: 'GAME_SESSION_REPLACED', balance: 10_000 },
  })
  expect(await first?.balance()).toMatchObject({ body: { status: 'GAME_SESSION_REPLACED' } })
  for (const game of [second, fifth]) expect(await game?.balance()).toMatchObject({ body: { status: 'OK' } })
})

test('a game in a round stays open; if all are in one, a further game is refused until one ends', async () => {
  const session = await fixture.newPlayer(10_000)
  const games = []
  for (const [place, gameCode] of ['lantern', 'harbour', 'lantern', 'harbour'].entries()) {
    const game = await openGame(session, gameCode)
    expect(await game.bet(`round-${place}`)).toMatchObject({ body: { status: 'OK' } })
    games.push(game)
  }
  expect((await openGame(session)).opened).toMatchObject({
    status: 409,
    body: { status: 'TOO_MANY_GAMES', params: { max: 4 } },
  })
  await games[3]?.lose('round-3')
  await games[1]?.lose('round-1')
  expect((await openGame(session)).opened.body.status).toBe('OK')
  expect(await games[1]?.balance()).toMatchObject({ body: { status: 'GAME_SESSION_REPLACED' } })
  expect(await games[0]?.balance()).toMatchObject({ body: { status: 'OK' } })
})

test('thirty concurrent launches leave four games open; games of ended login sessions do not count', async () => {
  const session = await fixture.newPlayer(10_000)
  const games = await Promise.all(Array.from({ length: 30 }, () => openGame(session)))
  const answers = await Promise.all(games.map((game) => game.balance()))
  expect(answers.filter(({ body }) => body.status === 'OK')).toHaveLength(4)
  fixture.logOut(session)
  const again = fixture.logInAgain(session)
  for (let count = 0; count < 4; count++) expect((await openGame(again)).opened.body.status).toBe('OK')
})
