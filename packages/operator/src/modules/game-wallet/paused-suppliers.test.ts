import type { Session } from '@andon/platform/http'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkLedger } from './check-ledger.fixture.ts'
import { openGameSession, send, switchSupplier } from './game-session.fixture.ts'
import { type GameWalletFixture, openGameWallet } from './game-wallet.fixture.ts'

let fixture: GameWalletFixture
beforeAll(async () => {
  fixture = await openGameWallet()
})
afterAll(() => fixture.close())
afterEach(async () => {
  for (const supplier of ['arcade', 'bookmaker']) await switchSupplier(fixture, supplier, 'active')
  await fixture.ownerDb.query('delete from catalogue.paused_games')
  await checkLedger(fixture)
})

const pauseGame = async () => {
  await fixture.db.query(
    `insert into catalogue.paused_games (game_code, since, actor) values ('lantern', now(), 'test')`,
  )
}
const ways: readonly [string, () => Promise<void>][] = [
  ['paused supplier', () => switchSupplier(fixture, 'arcade', 'paused')],
  ['retired supplier', () => switchSupplier(fixture, 'arcade', 'retired')],
  ['paused game', pauseGame],
]

test.each(ways)(
  'a %s takes no bet, also none of an open round; wins and rollbacks are accepted',
  async (_title, stop) => {
    const game = await openGameSession(fixture, await fixture.newPlayer(1000))
    for (const id of ['paid', 'back']) await send(fixture, 'bet', game.bet(id, { roundId: id }))
    await stop()
    for (const roundId of ['new', 'paid'])
      expect((await send(fixture, 'bet', game.bet(`late-${roundId}`, { roundId }))).body).toMatchObject({
        status: 'NO_NEW_BETS',
        balance: 800,
      })
    const again = await send(fixture, 'bet', game.bet('paid', { roundId: 'paid' }))
    const win = await send(fixture, 'win', game.win('w', 'paid', { roundId: 'paid', amount: 250 }))
    const rollback = await send(fixture, 'rollback', game.rollback('r', 'back', { roundId: 'back' }))
    expect([again, win, rollback].map(({ body }) => [body.status, body.balance])).toEqual([
      ['OK', 900],
      ['OK', 1050],
      ['OK', 1150],
    ])
  },
)

test('other suppliers of the operator take bets', async () => {
  const session = await fixture.newPlayer(1000)
  const token = await fixture.launchToken(session, 'visitor-game')
  const opened = await send(fixture, 'authenticate', { token, gameCode: 'visitor-game' }, fixture.guest)
  await switchSupplier(fixture, 'arcade', 'paused')
  expect((await send(fixture, 'bet', betOf(session, 'visitor-game', opened), fixture.guest)).body.status).toBe('OK')
})

test.each(['paused', 'retired'])('a %s sportsbook takes no bet, and settles those that it has', async (state) => {
  const session = await fixture.newPlayer(1000)
  const { authToken } = await fixture.call('openSportsBook', { vendorId: 'bookmaker' }, session)
  const opened = await send(fixture, 'authenticate', { token: authToken, gameCode: 'bookmaker' }, fixture.bookmaker)
  const bet = betOf(session, 'bookmaker', opened)
  const call = (name: 'bet' | 'win', request: object) => send(fixture, name, request, fixture.bookmaker)
  expect((await call('bet', bet)).body.status).toBe('OK')
  await switchSupplier(fixture, 'bookmaker', state)
  expect((await call('bet', { ...bet, transactionId: `${session.playerId}.late` })).body.status).toBe('NO_NEW_BETS')
  const { sessionToken: _session, ...names } = bet
  const win = {
    ...names,
    transactionId: `${session.playerId}.w`,
    betTransactionId: bet.transactionId,
    roundClosed: true,
  }
  expect((await call('win', { ...win, amount: 300 })).body).toMatchObject({ status: 'OK', balance: 1200 })
})

function betOf({ playerId }: Session, gameCode: string, { body }: Awaited<ReturnType<typeof send>>) {
  const sessionToken = 'sessionToken' in body ? String(body.sessionToken) : ''
  const names = { transactionId: `${playerId}.bet`, roundId: 'coupon', playerId, gameCode, currency: 'JPY' }
  return { ...names, sessionToken, amount: 100 }
}
