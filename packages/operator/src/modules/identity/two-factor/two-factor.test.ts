import { Refusal } from '@andon/contract'
import { refusalOf } from '@andon/tests/test-runtime'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IdentityFixture, newcomer, openIdentity, password } from '../identity.fixture.ts'

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

/** The app on the player's phone. */
function app(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return (offsetSeconds = 0) =>
    totp.generate({ timestamp: fixture.clock.now().epochMilliseconds + offsetSeconds * 1000 })
}

/** A player whose second step is on. */
async function guarded() {
  const own = await player()
  const { secret } = await own.browser.call('twoFactorBegin', { currentPassword: password })
  const code = app(secret)
  const { recoveryCodes } = await own.browser.call('twoFactorConfirm', { code: code() })
  fixture.clock.advance({ seconds: 30 })
  return { ...own, code, recoveryCodes, secret }
}

async function passwordStep(email: string, browser = fixture.browser()) {
  const refusal = await browser.call('login', { email, password }).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(refusal instanceof Refusal)) throw new Error('the password alone was enough')
  expect(refusal.code).toBe('TWO_FACTOR_REQUIRED')
  return { browser, pendingToken: String(refusal.details.params?.pendingToken) }
}

test('with the second step on, the password alone opens nothing, and the code of the app opens the rest', async () => {
  const { email, playerID, code } = await guarded()
  const { browser, pendingToken } = await passwordStep(email)
  expect(await browser.session()).toBeNull()
  const reply = await browser.call('twoFactorLogin', { pendingToken, code: code() })
  expect(reply).toMatchObject({ success: true, userLang: 'ja', profile: { playerID } })
  expect(await browser.session()).toMatchObject({ playerId: playerID })
})

test('turning it on takes the password and a code, ends the other sessions, and tells the player', async () => {
  const { browser, email } = await player()
  const elsewhere = fixture.browser()
  await elsewhere.call('login', { email, password })
  expect(await refusalOf(browser.call('twoFactorBegin', { currentPassword: 'wrong' }))).toMatchObject({
    code: 'PASSWORD_WRONG',
  })
  expect(await refusalOf(browser.call('twoFactorConfirm', { code: '123456' }))).toMatchObject({
    code: 'TWO_FACTOR_OFF',
  })
  const { secret, uri } = await browser.call('twoFactorBegin', { currentPassword: password })
  expect(uri).toMatch(/^otpauth:\/\/totp\/LEO:.*secret=[A-Z2-7]{32}/)
  expect((await browser.call('twoFactorStatus', {})).enabled).toBe(false)
  await elsewhere.call('login', { email, password }) // not on before a code proves the app
  const { recoveryCodes } = await browser.call('twoFactorConfirm', { code: app(secret)() })
  expect(recoveryCodes).toHaveLength(10)
  expect(await browser.call('twoFactorStatus', {})).toMatchObject({ enabled: true, recoveryCodesLeft: 10 })
  expect(await elsewhere.session()).toBeNull()
  expect(await browser.session()).not.toBeNull()
  expect((await fixture.inbox(email))[0]?.subject).toBe('二段階認証が有効になりました')
  expect(await refusalOf(browser.call('twoFactorBegin', { currentPassword: password }))).toMatchObject({
    code: 'TWO_FACTOR_ON',
  })
})

test('a code counts once, and none of an earlier step counts afterwards', async () => {
  const { email, code } = await guarded()
  const [one, other, third] = [await passwordStep(email), await passwordStep(email), await passwordStep(email)]
  const used = code()
  await one.browser.call('twoFactorLogin', { pendingToken: one.pendingToken, code: used })
  const again = (attempt: typeof other, of: string) =>
    refusalOf(attempt.browser.call('twoFactorLogin', { pendingToken: attempt.pendingToken, code: of }))
  expect(await again(other, used)).toMatchObject({ code: 'CODE_WRONG', field: 'code' })
  expect(await again(other, code(-30))).toMatchObject({ code: 'CODE_WRONG' })
  expect(await again(third, code(30))).toMatchObject({ code: 'none' })
})

test('a clock may be off by one step, not by two', async () => {
  const { email, code } = await guarded()
  const { browser, pendingToken } = await passwordStep(email)
  const attempt = (offset: number) => refusalOf(browser.call('twoFactorLogin', { pendingToken, code: code(offset) }))
  expect(await attempt(60)).toMatchObject({ code: 'CODE_WRONG' })
  expect(await attempt(30)).toMatchObject({ code: 'none' })
})

test('of twin second steps with one code, one succeeds', async () => {
  const { email, code } = await guarded()
  const attempts = await Promise.all([1, 2, 3, 4].map(() => passwordStep(email)))
  const given = code()
  const outcomes = await Promise.all(
    attempts.map(({ browser, pendingToken }) =>
      refusalOf(browser.call('twoFactorLogin', { pendingToken, code: given })),
    ),
  )
  expect(outcomes.map(({ code: outcome }) => outcome).sort()).toEqual([
    'CODE_WRONG',
    'CODE_WRONG',
    'CODE_WRONG',
    'none',
  ])
})

test('the pending token is good once, for five minutes, and dies with the password', async () => {
  const { browser: own, email, code } = await guarded()
  const attempt = async ({ browser, pendingToken }: Awaited<ReturnType<typeof passwordStep>>) =>
    refusalOf(browser.call('twoFactorLogin', { pendingToken, code: code() }))
  const first = await passwordStep(email)
  expect(await attempt(first)).toMatchObject({ code: 'none' })
  fixture.clock.advance({ seconds: 30 })
  expect(await attempt(first)).toMatchObject({ code: 'TOKEN_INVALID', field: 'pendingToken' })
  const late = await passwordStep(email)
  fixture.clock.advance({ minutes: 5 })
  expect(await attempt(late)).toMatchObject({ code: 'TOKEN_INVALID' })
  const stale = await passwordStep(email)
  await own.call('changePassword', { currentPassword: password, password: 'Another.Harbour.62' })
  expect(await attempt(stale)).toMatchObject({ code: 'TOKEN_INVALID' })
})

test('guesses are limited per player over all pending tokens', async () => {
  const { email, code } = await guarded()
  for (let guess = 0; guess < 5; guess++) {
    const { browser, pendingToken } = await passwordStep(email)
    const wrong = code() === '000000' ? '000001' : '000000'
    expect(await refusalOf(browser.call('twoFactorLogin', { pendingToken, code: wrong }))).toMatchObject({
      code: 'CODE_WRONG',
    })
  }
  const { browser, pendingToken } = await passwordStep(email)
  const outcome = await refusalOf(browser.call('twoFactorLogin', { pendingToken, code: code() }))
  expect(outcome.code).toBe('LOGIN_THROTTLED')
  expect(outcome.retryAfterSeconds).toBeGreaterThan(0)
})

test('a recovery code opens once, however it is typed, and the player is told', async () => {
  const { browser: own, email, recoveryCodes } = await guarded()
  const given = ` ${recoveryCodes[0]?.toUpperCase().replaceAll('-', ' ')} `
  const first = await passwordStep(email)
  await first.browser.call('twoFactorLogin', { pendingToken: first.pendingToken, code: given })
  expect((await own.call('twoFactorStatus', {})).recoveryCodesLeft).toBe(9)
  expect((await fixture.inbox(email))[0]?.subject).toBe('リカバリーコードが使用されました')
  const second = await passwordStep(email)
  const again = second.browser.call('twoFactorLogin', { pendingToken: second.pendingToken, code: given })
  expect(await refusalOf(again)).toMatchObject({ code: 'CODE_WRONG' })
})

test('new recovery codes replace the old', async () => {
  const { browser: own, email, code, recoveryCodes } = await guarded()
  const fresh = await own.call('twoFactorRecoveryCodes', { currentPassword: password, code: code() })
  expect(new Set([...fresh.recoveryCodes, ...recoveryCodes]).size).toBe(20)
  const { browser, pendingToken } = await passwordStep(email)
  const attempt = (given = '') => refusalOf(browser.call('twoFactorLogin', { pendingToken, code: given }))
  expect(await attempt(recoveryCodes[0])).toMatchObject({ code: 'CODE_WRONG' })
  expect(await attempt(fresh.recoveryCodes[0])).toMatchObject({ code: 'none' })
})

test('turning it off takes password and code; afterwards the password is enough', async () => {
  const { browser, email, code } = await guarded()
  const off = (currentPassword: string, given: string) =>
    refusalOf(browser.call('twoFactorDisable', { currentPassword, code: given }))
  expect(await off('wrong', code())).toMatchObject({ code: 'PASSWORD_WRONG' })
  expect(await off(password, code(3600))).toMatchObject({ code: 'CODE_WRONG' })
  expect(await off(password, code())).toMatchObject({ code: 'none' })
  expect(await browser.call('twoFactorStatus', {})).toEqual({ success: true, enabled: false, recoveryCodesLeft: 0 })
  expect((await fixture.browser().call('login', { email, password })).success).toBe(true)
  expect(await off(password, code(30))).toMatchObject({ code: 'TWO_FACTOR_OFF' })
})

test('neither the secret nor a recovery code is stored as it is', async () => {
  const { secret, recoveryCodes } = await guarded()
  const rows = await fixture.ownerDb.query(
    `select encode(secret, 'hex') as text from identity.second_steps union all select encode(code_hash, 'hex') from identity.recovery_codes`,
  )
  const stored = JSON.stringify(rows)
  expect(stored).not.toContain(Buffer.from(Secret.fromBase32(secret).bytes).toString('hex'))
  for (const code of recoveryCodes) expect(stored).not.toContain(Buffer.from(code.replaceAll('-', '')).toString('hex'))
})

test('a sealed secret opens for its own player only', async () => {
  const [one, other] = [await guarded(), await guarded()]
  await fixture.ownerDb.query(
    `update identity.second_steps set secret = (select secret from identity.second_steps where player_id = $1) where player_id = $2`,
    [one.playerID, other.playerID],
  )
  const { browser, pendingToken } = await passwordStep(other.email)
  await expect(browser.call('twoFactorLogin', { pendingToken, code: one.code() })).rejects.toThrow(/authenticate/)
})
