import { refusalCodeOf } from '@andon/tests/test-runtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send } from '../game-wallet/game-session.fixture.ts'
import { type GameWalletFixture, openGameWallet } from '../game-wallet/game-wallet.fixture.ts'

let fixture: GameWalletFixture
beforeAll(async () => {
  fixture = await openGameWallet()
})
afterAll(() => fixture.close())

const sportsBook = { vendorId: 'bookmaker' } as const
const authenticate = async (token: string) =>
  (await send(fixture, 'authenticate', { token, gameCode: 'bookmaker' }, fixture.bookmaker)).body.status

test('a sportsbook URL has a token in the fragment, valid for five minutes', async () => {
  const opened = await fixture.call('openSportsBook', sportsBook, await fixture.newPlayer())
  expect(opened.launchUrl).toBe(
    `http://bookmaker.localhost:4000/?lang=ja&host=http%3A%2F%2Fleo.localhost%3A4000#token=${opened.authToken}`,
  )
  expect(opened.expiresAt).toBe(fixture.clock.now().add({ minutes: 5 }).toString({ smallestUnit: 'millisecond' }))
  expect(await authenticate(opened.authToken)).toBe('OK')
})

test('a refreshed token replaces the old one, used or not', async () => {
  const session = await fixture.newPlayer()
  const first = await fixture.call('openSportsBook', sportsBook, session)
  expect(await authenticate(first.authToken)).toBe('OK')
  fixture.clock.advance({ minutes: 4 })
  const second = await fixture.call('refreshSportsBookToken', { ...sportsBook, authToken: first.authToken }, session)
  const third = await fixture.call('refreshSportsBookToken', { ...sportsBook, authToken: second.authToken }, session)
  expect(await authenticate(second.authToken)).toBe('TOKEN_INVALID')
  expect(await authenticate(third.authToken)).toBe('OK')
})

test('an expired token or another player’s is not refreshed', async () => {
  const [session, stranger] = [await fixture.newPlayer(), await fixture.newPlayer()]
  const { authToken } = await fixture.call('openSportsBook', sportsBook, session)
  const refresh = (by: typeof session) =>
    refusalCodeOf(fixture.call('refreshSportsBookToken', { ...sportsBook, authToken }, by))
  expect(await refresh(stranger)).toBe('TOKEN_INVALID')
  fixture.clock.advance({ minutes: 5 })
  expect(await refresh(session)).toBe('TOKEN_INVALID')
})

test('a vendor without a sportsbook is unknown', async () => {
  const session = await fixture.newPlayer()
  for (const vendorId of ['arcade', 'nobody'])
    expect(await refusalCodeOf(fixture.call('openSportsBook', { vendorId }, session))).toBe('VENDOR_UNKNOWN')
})

test('a locked player cannot open a sportsbook', async () => {
  const session = await fixture.newPlayer()
  await fixture.lock(session)
  expect(await refusalCodeOf(fixture.call('openSportsBook', sportsBook, session))).toBe('ACCOUNT_LOCKED')
})
