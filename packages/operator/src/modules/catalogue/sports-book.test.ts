import { refusalCodeOf } from '@andon/tests/test-runtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GameWalletSetup, openGameWallet } from '../game-wallet/game-wallet.fixture.ts'
import { send } from '../game-wallet/seat.fixture.ts'

let house: GameWalletSetup
beforeAll(async () => {
  house = await openGameWallet()
})
afterAll(() => house.close())

const book = { vendorId: 'bookmaker' } as const
const authenticate = async (token: string) =>
  (await send(house, 'authenticate', { token, gameCode: 'bookmaker' }, house.bookmaker)).body.status

test('a sportsbook opens with a token of five minutes in the fragment', async () => {
  const opened = await house.call('openSportsBook', book, await house.newPlayer())
  expect(opened.launchUrl).toBe(
    `http://bookmaker.localhost:4000/?lang=ja&host=http%3A%2F%2Fleo.localhost%3A4000#token=${opened.authToken}`,
  )
  expect(opened.expiresAt).toBe(house.clock.now().add({ minutes: 5 }).toString({ smallestUnit: 'millisecond' }))
  expect(await authenticate(opened.authToken)).toBe('OK')
})

test('a refreshed token takes the place of the old one, used or not', async () => {
  const session = await house.newPlayer()
  const first = await house.call('openSportsBook', book, session)
  expect(await authenticate(first.authToken)).toBe('OK')
  house.clock.advance({ minutes: 4 })
  const second = await house.call('refreshSportsBookToken', { ...book, authToken: first.authToken }, session)
  const third = await house.call('refreshSportsBookToken', { ...book, authToken: second.authToken }, session)
  expect(await authenticate(second.authToken)).toBe('TOKEN_INVALID')
  expect(await authenticate(third.authToken)).toBe('OK')
})

test('a token that is over, or somebody else’s, is not refreshed', async () => {
  const [session, stranger] = [await house.newPlayer(), await house.newPlayer()]
  const { authToken } = await house.call('openSportsBook', book, session)
  const refresh = (by: typeof session) =>
    refusalCodeOf(house.call('refreshSportsBookToken', { ...book, authToken }, by))
  expect(await refresh(stranger)).toBe('TOKEN_INVALID')
  house.clock.advance({ minutes: 5 })
  expect(await refresh(session)).toBe('TOKEN_INVALID')
})

test('a vendor that is no sportsbook is unknown', async () => {
  const session = await house.newPlayer()
  for (const vendorId of ['arcade', 'nobody'])
    expect(await refusalCodeOf(house.call('openSportsBook', { vendorId }, session))).toBe('VENDOR_UNKNOWN')
})

test('a locked player opens no sportsbook', async () => {
  const session = await house.newPlayer()
  house.lock(session)
  expect(await refusalCodeOf(house.call('openSportsBook', book, session))).toBe('ACCOUNT_LOCKED')
})
