import type { PlayerContext, Session } from '@andon/platform/http'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '../check-ledger.fixture.ts'
import { type OpenGameSession, openGameSession, send } from '../game-session.fixture.ts'
import { type GameWalletFixture, openGameWallet } from '../game-wallet.fixture.ts'

/** The wallet keeps the time of reality checks by itself: for calls of a supplier whose player has no page that asks. */

let fixture: GameWalletFixture
beforeAll(async () => {
  fixture = await openGameWallet()
})
afterAll(() => fixture.close())
afterEach(() => checkLedger(fixture))

const tell = (session: Session, question: 'open' | 'answered') => fixture.call('realityCheck', { question }, session)
let bets = 0
const bet = async (game: OpenGameSession) => {
  const id = `bet-${bets++}`
  return (await send(fixture, 'bet', game.bet(id, { roundId: id }))).body.status
}
const pass = (time: { minutes?: number; seconds?: number }) => fixture.clock.advance(time)
const setInterval = (session: Session, minutes: number) => {
  const context = { session, site: 'LEO', language: 'en' } as PlayerContext // the handler reads nothing else
  return fixture.limits.routes.setLimits({ limitType: 'reality', minutes, period: 1 }, context)
}

test('two minutes after a check was due no game takes a bet until it is answered; then the time runs again', async () => {
  const session = await fixture.newPlayer(10_000)
  const [lantern, harbour] = [
    await openGameSession(fixture, session),
    await openGameSession(fixture, session, 'harbour'),
  ]
  pass({ minutes: 61, seconds: 59 })
  for (const game of [lantern, harbour]) expect(await bet(game)).toBe('OK')
  await send(fixture, 'bet', lantern.bet('open', { roundId: 'open' }))
  pass({ seconds: 1 })
  const later = await openGameSession(fixture, session)
  for (const game of [lantern, harbour, later]) expect(await bet(game)).toBe('REALITY_CHECK_OPEN')
  const inOneCall = lantern.round('whole', { roundId: 'whole' })
  expect((await send(fixture, 'round', inOneCall)).body.status).toBe('REALITY_CHECK_OPEN')
  expect((await send(fixture, 'win', lantern.win('w', 'open', { roundId: 'open' }))).body.status).toBe('OK')
  await tell(session, 'answered')
  for (const game of [lantern, harbour, later]) expect(await bet(game)).toBe('OK')
  pass({ minutes: 61, seconds: 59 })
  expect(await bet(lantern)).toBe('OK')
  pass({ seconds: 1 })
  expect(await bet(lantern)).toBe('REALITY_CHECK_OPEN')
})

test('a question that is closed before it is due does not move the time', async () => {
  const session = await fixture.newPlayer(10_000)
  const game = await openGameSession(fixture, session)
  for (let minute = 0; minute < 59; minute++) {
    await tell(session, 'open')
    await tell(session, 'answered')
    pass({ minutes: 1 })
  }
  expect(await bet(game)).toBe('OK')
  pass({ minutes: 3 })
  expect(await bet(game)).toBe('REALITY_CHECK_OPEN')
})

test('the interval that the player sets counts at once, and a sportsbook is refused, too', async () => {
  const session = await fixture.newPlayer(10_000)
  const game = await openGameSession(fixture, session)
  const { authToken: token } = await fixture.call('openSportsBook', { vendorId: 'bookmaker' }, session)
  const opened = await send(fixture, 'authenticate', { token, gameCode: 'bookmaker' }, fixture.bookmaker)
  const sessionToken = 'sessionToken' in opened.body ? opened.body.sessionToken : ''
  const sports = (id: string) =>
    send(fixture, 'bet', game.bet(id, { roundId: id, sessionToken, gameCode: 'bookmaker' }), fixture.bookmaker)
  pass({ minutes: 12 })
  expect((await sports('before')).body.status).toBe('OK')
  await setInterval(session, 10)
  expect((await sports('after')).body.status).toBe('REALITY_CHECK_OPEN')
  expect(await bet(game)).toBe('REALITY_CHECK_OPEN')
  expect(await bet(await openGameSession(fixture, fixture.logInAgain(session)))).toBe('OK')
})

test('pages are told when the check is due, and that it is', async () => {
  const session = await fixture.newPlayer(10_000)
  const launch = async () =>
    (await fixture.call('launchGame', { gameType: 'realgames', gameSymbol: 'lantern' }, session)).realityCheck
  expect(await launch()).toMatchObject({ isDue: false, dueInSeconds: 3600 })
  await openGameSession(fixture, session)
  pass({ minutes: 20 })
  expect(await launch()).toMatchObject({ isDue: false, dueInSeconds: 2400 })
  expect(await tell(session, 'open')).toEqual({ success: true, dueInSeconds: 2400 })
  expect(await tell(session, 'answered')).toEqual({ success: true, dueInSeconds: 2400 })
  pass({ minutes: 40 })
  expect(await launch()).toMatchObject({ isDue: false, dueInSeconds: 0 })
  pass({ minutes: 1 })
  expect(await launch()).toMatchObject({ isDue: true, dueInSeconds: 0 })
  const sports = await fixture.call('openSportsBook', { vendorId: 'bookmaker' }, session)
  expect(sports.realityCheck).toMatchObject({ isDue: true, RealityIntervalValue: 60 })
  expect(await tell(session, 'answered')).toEqual({ success: true, dueInSeconds: 3600 })
})

test('of many bets at once with the answer none before it is taken, and all after it are', async () => {
  for (let attempt = 0; attempt < 20; attempt++) {
    const session = await fixture.newPlayer(100_000)
    const game = await openGameSession(fixture, session)
    pass({ minutes: 62 })
    expect(await Promise.all(Array.from({ length: 5 }, () => bet(game)))).not.toContain('OK')
    const during = Array.from({ length: 5 }, () => bet(game))
    await tell(session, 'answered')
    const after = Array.from({ length: 5 }, () => bet(game))
    expect(new Set(await Promise.all(after))).toEqual(new Set(['OK']))
    const accepted = (await Promise.all(during)).filter((status) => status === 'OK').length + 5
    const { realCash } = await fixture.wallet.balances(fixture.db, session.playerId)
    expect(realCash).toBe(100_000 - 100 * accepted)
  }
})
