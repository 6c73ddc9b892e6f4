import { refusalOf } from '@andon/tests/test-runtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IdentityFixture, newcomer, openIdentity, password } from '../identity.fixture.ts'
import { createAuthenticator } from '../passkeys/authenticator.fixture.ts'
import { linkBank } from '../store/bank-players.ts'

let fixture: IdentityFixture
beforeAll(async () => {
  fixture = await openIdentity()
})
afterAll(() => fixture.close())

async function player() {
  const browser = fixture.browser()
  const form = newcomer()
  const { playerID } = await browser.call('registration', form)
  return { browser, email: form.email, playerID }
}

test('the session list starts with the current browser, and the other sessions can be ended', async () => {
  const { browser, email } = await player()
  const others = [fixture.browser(), fixture.browser()]
  for (const other of others) {
    fixture.clock.advance({ seconds: 1 })
    await other.call('login', { email, password })
  }
  const { sessions } = await browser.call('sessionsList', {})
  expect(sessions.map(({ address }) => address)).toEqual([browser, ...others.reverse()].map(({ address }) => address))
  expect(sessions.map(({ current }) => current)).toEqual([true, false, false])
  expect((await browser.call('sessionsEndOthers', {})).sessions).toEqual([sessions[0]])
  for (const other of others) expect(await other.session()).toBeNull()
  expect(await browser.session()).not.toBeNull()
})

test("the session list contains only the player's own live sessions", async () => {
  const { browser, email } = await player()
  const other = fixture.browser()
  await other.call('login', { email, password })
  await other.call('logout', {})
  await player()
  expect((await browser.call('sessionsList', {})).sessions).toHaveLength(1)
  await fixture.browser().call('login', { email, password })
  fixture.clock.advance({ minutes: 20 })
  await browser.session()
  fixture.clock.advance({ minutes: 15 })
  expect((await browser.call('sessionsList', {})).sessions.map(({ current }) => current)).toEqual([true])
})

test('a player linked to a bank has no password: login, change and reset are refused', async () => {
  const { browser, email, playerID } = await player()
  const details = { bank: 'Example Bank', accountHolder: 'Akari Mori' }
  expect(await fixture.db.transaction((tx) => linkBank(tx, { email, details }))).toBe(playerID)
  expect((await browser.call('status', {})).profile?.payAndPlayUserDetails).toEqual(details)
  const change = browser.call('changePassword', { currentPassword: password, password: 'Another.Harbour.63' })
  expect(await refusalOf(change)).toMatchObject({ code: 'PASSWORD_NOT_USED' })
  expect(await refusalOf(browser.call('twoFactorBegin', { currentPassword: password }))).toMatchObject({
    code: 'PASSWORD_NOT_USED',
  })
  expect(await refusalOf(fixture.browser().call('login', { email, password }))).toMatchObject({ code: 'LOGIN_FAILED' })
  await fixture.browser().call('resetPassword', { email })
  expect(await fixture.inbox(email)).toEqual([])
})

test('a player linked to a bank cannot edit name and address', async () => {
  const { email, playerID } = await player()
  await fixture.db.transaction((tx) => linkBank(tx, { email, details: { bank: 'Example Bank' } }))
  const change = (changes: object) =>
    refusalOf(
      fixture.identity.changeDetails({
        playerId: playerID,
        changes,
        address: '192.0.2.1',
        also: async () => undefined,
      }),
    )
  expect(await change({ firstName: 'mika' })).toMatchObject({ code: 'DETAILS_FROM_BANK', field: 'firstName' })
  expect(await change({ city: 'Kobe' })).toMatchObject({ code: 'DETAILS_FROM_BANK', field: 'city' })
  expect(await change({ subscribeEmail: true })).toMatchObject({ code: 'none' })
})

test('a player linked to a bank can add passkeys', async () => {
  const { browser, email, playerID } = await player()
  await fixture.db.transaction((tx) => linkBank(tx, { email, details: { bank: 'Example Bank' } }))
  const authenticator = createAuthenticator()
  const { options } = await browser.call('passkeyRegisterOptions', {})
  await browser.call('passkeyRegister', { response: authenticator.create(options) })
  const other = fixture.browser()
  const login = await other.call('passkeyLoginOptions', {})
  const reply = await other.call('passkeyLogin', { response: authenticator.get(login.options) })
  expect(reply.profile.playerID).toBe(playerID)
})
