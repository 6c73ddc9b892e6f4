import { refusalOf } from '@andon/tests/test-runtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrowser, type IdentityFixture, newcomer, openIdentity, password } from '../identity.fixture.ts'

let fixture: IdentityFixture
beforeAll(async () => {
  fixture = await openIdentity()
})
afterAll(() => fixture.close())

const better = 'Another-harbour-94'
/** The player's language is Japanese; the page's is English. */
const changedMail = { subject: 'パスワードが変更されました' }

async function player() {
  const form = newcomer()
  const browser = fixture.browser()
  await browser.call('registration', form)
  return { browser, email: form.email, nickname: form.txtNickname }
}

async function mailedToken(email: string): Promise<string> {
  await fixture.browser().call('resetPassword', { email: email.toUpperCase() })
  const [mail] = await fixture.inbox(email)
  return new URL(mail?.text.match(/https?:\S+/)?.[0] ?? '').searchParams.get('token') ?? ''
}

test('the reset mail links to the requesting site and uses the language of the page', async () => {
  const { email } = await player()
  await fixture.browser().call('resetPassword', { email })
  expect((await fixture.inbox(email))[0]?.text).toMatch(
    /http:\/\/leo\.localhost:4000\/en\?type=reset_password&token=ply_\w{26}\.[\w-]{43}\n/,
  )
})

test('the reset mail never links to an unknown host from the request', async () => {
  const { email } = await player()
  const attacker = createBrowser(fixture.identity, { origin: 'http://evil.example:4000' })
  await attacker.call('resetPassword', { email })
  expect((await fixture.inbox(email))[0]?.text).toContain('http://leo.localhost:4000/en?')
})

test('a reset for an unknown address gets the same reply and sends no mail', async () => {
  expect(await fixture.browser().call('resetPassword', { email: 'nobody@andon.example' })).toEqual({ success: true })
  expect(await fixture.inbox('nobody@andon.example')).toEqual([])
})

test('a reset sets the password, ends every session, lifts the throttle and mails the player in their own language', async () => {
  const { browser, email } = await player()
  for (let failure = 0; failure < 10; failure++)
    await refusalOf(fixture.browser().call('login', { email, password: 'wrong password' }))
  const token = await mailedToken(email)
  await fixture.browser().call('doResetPassword', { token, password: better })
  expect(await browser.session()).toBeNull()
  expect(await refusalOf(fixture.browser().call('login', { email, password }))).toMatchObject({ code: 'LOGIN_FAILED' })
  expect(await refusalOf(fixture.browser().call('login', { email, password: better }))).toMatchObject({ code: 'none' })
  expect((await fixture.inbox(email))[0]).toMatchObject(changedMail)
})

test('a reset link works once, even when used concurrently', async () => {
  const { email } = await player()
  const token = await mailedToken(email)
  const use = () => refusalOf(fixture.browser().call('doResetPassword', { token, password: better }))
  const answers = await Promise.all([use(), use(), use()])
  expect(answers.map(({ code }) => code).sort()).toEqual(['TOKEN_INVALID', 'TOKEN_INVALID', 'none'])
})

test('using one reset link invalidates the others', async () => {
  const { email } = await player()
  const first = await mailedToken(email)
  const second = await mailedToken(email)
  await fixture.browser().call('doResetPassword', { token: second, password: better })
  expect(await refusalOf(fixture.browser().call('doResetPassword', { token: first, password: better }))).toMatchObject({
    code: 'TOKEN_INVALID',
  })
})

test('a reset link expires after 30 minutes', async () => {
  const { email } = await player()
  const token = await mailedToken(email)
  fixture.clock.advance({ minutes: 30 })
  expect(await refusalOf(fixture.browser().call('doResetPassword', { token, password: better }))).toMatchObject({
    code: 'TOKEN_INVALID',
  })
})

test('after a weak password is refused, the reset link still works', async () => {
  const { email, nickname } = await player()
  const token = await mailedToken(email)
  const weak = fixture.browser().call('doResetPassword', { token, password: `${nickname}-94512` })
  expect(await refusalOf(weak)).toMatchObject({ code: 'PASSWORD_WEAK', field: 'password' })
  expect(await refusalOf(fixture.browser().call('doResetPassword', { token, password: better }))).toMatchObject({
    code: 'none',
  })
})

test('reset mails to one address are limited', async () => {
  const { email } = await player()
  for (let ask = 0; ask < 8; ask++)
    expect(await fixture.browser().call('resetPassword', { email })).toEqual({ success: true })
  expect(await fixture.inbox(email)).toHaveLength(5)
})

test('a password change ends the other sessions, keeps the current one and mails the player in their own language', async () => {
  const { browser, email } = await player()
  const other = fixture.browser()
  await other.call('login', { email, password })
  await browser.call('changePassword', { currentPassword: password, password: better })
  expect(await other.session()).toBeNull()
  expect(await browser.session()).not.toBeNull()
  expect((await fixture.inbox(email))[0]).toMatchObject(changedMail)
  expect(await refusalOf(fixture.browser().call('login', { email, password: better }))).toMatchObject({ code: 'none' })
})

test('a password change needs the current password, with a limited number of tries', async () => {
  const { browser } = await player()
  const guess = () => refusalOf(browser.call('changePassword', { currentPassword: 'wrong password', password: better }))
  expect(await guess()).toMatchObject({ code: 'PASSWORD_WRONG', field: 'currentPassword' })
  for (let failure = 0; failure < 9; failure++) await guess()
  expect(await guess()).toMatchObject({ code: 'LOGIN_THROTTLED' })
})

test('a login concurrent with a password change leaves no session behind', async () => {
  const { browser, email } = await player()
  const logins = Array.from({ length: 6 }, () => fixture.browser())
  await Promise.all([
    browser.call('changePassword', { currentPassword: password, password: better }),
    ...logins.map((it) => refusalOf(it.call('login', { email, password }))),
  ])
  for (const it of logins) expect(await it.session()).toBeNull()
})
