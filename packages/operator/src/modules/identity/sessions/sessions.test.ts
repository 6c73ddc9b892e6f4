import { refusalOf } from '@andon/tests/test-runtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountLocked } from '../../limits/index.ts'
import { type Browser, type IdentityFixture, newcomer, openIdentity, password } from '../identity.fixture.ts'
import { redeemToken } from '../tokens/tokens.ts'

let fixture: IdentityFixture
beforeAll(async () => {
  fixture = await openIdentity()
})
afterAll(() => fixture.close())

async function player(): Promise<{ browser: Browser; email: string; playerId: string; cookie: string }> {
  const form = newcomer()
  const browser = fixture.browser()
  const { playerID } = await browser.call('registration', form)
  return { browser, email: form.email, playerId: playerID, cookie: browser.jar.get('andon_session') ?? '' }
}

const endings = async (playerId: string) =>
  (await fixture.facts({ name: 'identity.SessionEnded' }))
    .filter(({ key }) => key === playerId)
    .map(({ data }) => data.reason)

test('a session ends after 30 idle minutes', async () => {
  const { cookie, playerId } = await player()
  fixture.clock.advance({ minutes: 29, seconds: 59 })
  expect(await fixture.identity.authenticate(cookie)).toMatchObject({ session: { playerId } })
  fixture.clock.advance({ minutes: 30 })
  expect(await fixture.identity.authenticate(cookie)).toEqual({ ended: 'SESSION_IDLE' })
  expect(await fixture.identity.authenticate(cookie)).toEqual({ ended: 'SESSION_IDLE' })
  expect(await endings(playerId)).toEqual(['SESSION_IDLE'])
})

test('a session in use ends after 12 hours', async () => {
  const { cookie, playerId } = await player()
  for (let step = 0; step < 47; step++) {
    fixture.clock.advance({ minutes: 15 })
    expect(await fixture.identity.authenticate(cookie)).toMatchObject({ session: { playerId } })
  }
  fixture.clock.advance({ minutes: 15 })
  expect(await fixture.identity.authenticate(cookie)).toEqual({ ended: 'SESSION_EXPIRED' })
  expect(await endings(playerId)).toEqual(['SESSION_EXPIRED'])
})

test('a session is written to at most once a minute', async () => {
  const { cookie } = await player()
  const touched = async () =>
    (
      await fixture.db.query<{ at: Temporal.Instant }>('select max(touched_at) as at from identity.sessions')
    )[0]?.at.toString()
  const start = await touched()
  fixture.clock.advance({ seconds: 59 })
  await fixture.identity.authenticate(cookie)
  expect(await touched()).toBe(start)
  fixture.clock.advance({ seconds: 1 })
  await fixture.identity.authenticate(cookie)
  expect(await touched()).toBe(fixture.clock.now().toString())
})

test('a job ends idle sessions without a request', async () => {
  const { playerId } = await player()
  fixture.clock.advance({ minutes: 31 })
  for (const job of fixture.identity.jobs) await job.run()
  for (const job of fixture.identity.jobs) await job.run()
  expect(await endings(playerId)).toEqual(['SESSION_IDLE'])
})

test('a jurisdiction can shorten the idle timeout, and it applies before the job runs', async () => {
  const browser = fixture.browser()
  const { playerID } = await browser.call('registration', newcomer({ country: 'IT', areaCode: '39' }))
  const id = (await browser.session())?.id ?? ''
  const { playerId: inJapan } = await player()
  fixture.clock.advance({ minutes: 20 })
  expect([...(await fixture.identity.sessionsLive(fixture.db, [id]))]).toEqual([])
  for (const job of fixture.identity.jobs) await job.run()
  expect(await endings(playerID)).toEqual(['SESSION_IDLE'])
  expect(await endings(inJapan)).toEqual([])
})

test.each([undefined, '', 'nonsense', 'A'.repeat(43)])('the cookie %s belongs to no session', async (cookie) => {
  expect(await fixture.identity.authenticate(cookie)).toBeNull()
})

test('logout ends the session of this browser only', async () => {
  const { browser, cookie, email, playerId } = await player()
  const other = fixture.browser()
  await other.call('login', { email, password })
  await browser.call('logout', {})
  expect(await fixture.identity.authenticate(cookie)).toEqual({ ended: 'LOGGED_OUT' })
  expect(browser.jar.has('andon_session') || browser.jar.has('andon_hint')).toBe(false)
  expect(await browser.call('status', {})).toEqual({ loggedIn: false })
  expect(await other.call('status', {})).toMatchObject({ loggedIn: true })
  expect(await endings(playerId)).toEqual(['LOGGED_OUT'])
  expect(await browser.call('logout', {})).toEqual({ success: true })
})

test('a login starts a new session and ends the previous one of the browser', async () => {
  const { browser, cookie, email } = await player()
  await browser.call('login', { email, password })
  expect(browser.jar.get('andon_session')).not.toBe(cookie)
  expect(await fixture.identity.authenticate(cookie)).toEqual({ ended: 'LOGGED_OUT' })
})

test('the anti-forgery cookie follows the session', async () => {
  const { browser, email } = await player()
  const visitor = fixture.browser()
  await visitor.call('status', {})
  const first = visitor.jar.get('XSRF-TOKEN')
  await visitor.call('status', {})
  expect(visitor.jar.get('XSRF-TOKEN')).toBe(first)
  await visitor.call('login', { email, password })
  const antiForgeryIsValid = async (it: Browser) =>
    it.context(null).cookies.antiForgeryHolds((await it.session())?.id ?? null)
  expect(await antiForgeryIsValid(visitor)).toBe(true)
  expect(visitor.jar.get('XSRF-TOKEN')).not.toBe(first)
  await browser.call('logout', {})
  expect(await antiForgeryIsValid(browser)).toBe(true)
})

test('a lock ends every session of its player, and no other', async () => {
  const { browser, email, playerId } = await player()
  const [other, stranger] = [fixture.browser(), await player()]
  await other.call('login', { email, password })
  const lock = { kind: 'break', since: '2026-07-01T00:00:00Z', until: '2026-07-02T00:00:00Z' } as const
  const data = { ...lock, limits: [], version: 1 }
  await fixture.db.transaction((tx) => fixture.runtime.facts.write(tx, [accountLocked({ key: playerId, data })]))
  expect([await browser.session(), await other.session()]).toEqual([null, null])
  expect(await stranger.browser.session()).toMatchObject({ playerId: stranger.playerId })
  expect(await endings(playerId)).toEqual(['ACCOUNT_LOCKED', 'ACCOUNT_LOCKED'])
})

test('a short-lived token is valid once, for its purpose, until it expires', async () => {
  const { browser, playerId } = await player()
  const redeem = (token: string, purpose: 'cashier' | 'gamification') =>
    fixture.db.transaction((tx) => redeemToken(fixture, tx, { token, purpose }))
  const cashier = await browser.call('getToken', { token: 'cashier' })
  expect(await redeem(cashier.token, 'gamification')).toBeNull()
  expect(await redeem(cashier.token, 'cashier')).toBe(playerId)
  expect(await redeem(cashier.token, 'cashier')).toBeNull()
  const gamity = await browser.call('getGamityToken', {})
  fixture.clock.advance({ minutes: 5 })
  expect(await redeem(gamity.token, 'gamification')).toBeNull()
  expect(await refusalOf(fixture.browser().call('getGamityToken', {}))).toMatchObject({ code: 'LOGIN_REQUIRED' })
})
