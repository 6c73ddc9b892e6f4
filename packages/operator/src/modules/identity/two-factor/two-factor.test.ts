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

/** An authenticator app. */
function app(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return (offsetSeconds = 0) =>
    totp.generate({ timestamp: fixture.clock.now().epochMilliseconds + offsetSeconds * 1000 })
}

/** A player with two-step login. */
async function playerWithSecondStep() {
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

test('two-step login needs the password and an authenticator code', async () => {
  const { email, playerID, code } = await playerWithSecondStep()
  const { browser, pendingToken } = await passwordStep(email)
  expect(await browser.session()).toBeNull()
  const reply = await browser.call('twoFactorLogin', { pendingToken, code: code() })
  expect(reply).toMatchObject({ success: true, userLang: 'ja', profile: { playerID } })
  expect(await browser.session()).toMatchObject({ playerId: playerID })
})

test('turning two-step login on needs password and code, ends the other sessions and mails the player', async () => {
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
  await elsewhere.call('login', { email, password }) // stays off until a code confirms the secret
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

test('a code is accepted once, and codes of earlier time steps are refused afterwards', async () => {
  const { email, code } = await playerWithSecondStep()
  const [one, other, third] = [await passwordStep(email), await passwordStep(email), await passwordStep(email)]
  const used = code()
  await one.browser.call('twoFactorLogin', { pendingToken: one.pendingToken, code: used })
  const again = (attempt: typeof other, of: string) =>
    refusalOf(attempt.browser.call('twoFactorLogin', { pendingToken: attempt.pendingToken, code: of }))
  expect(await again(other, used)).toMatchObject({ code: 'CODE_WRONG', field: 'code' })
  expect(await again(other, code(-30))).toMatchObject({ code: 'CODE_WRONG' })
  expect(await again(third, code(30))).toMatchObject({ code: 'none' })
})

test('a clock may differ by one time step, not by two', async () => {
  const { email, code } = await playerWithSecondStep()
  const { browser, pendingToken } = await passwordStep(email)
  const attempt = (offset: number) => refusalOf(browser.call('twoFactorLogin', { pendingToken, code: code(offset) }))
  expect(await attempt(60)).toMatchObject({ code: 'CODE_WRONG' })
  expect(await attempt(30)).toMatchObject({ code: 'none' })
})

test('exactly one of several concurrent second steps with the same code succeeds', async () => {
  const { email, code } = await playerWithSecondStep()
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

test('the pending token is valid once, for five minutes, and until the password changes', async () => {
  const { browser: own, email, code } = await playerWithSecondStep()
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

test('wrong codes are limited per player across all pending tokens', async () => {
  const { email, code } = await playerWithSecondStep()
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

test('a recovery code is accepted once, in any spelling, and the player gets a mail', async () => {
  const { browser: own, email, recoveryCodes } = await playerWithSecondStep()
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
  const { browser: own, email, code, recoveryCodes } = await playerWithSecondStep()
  const fresh = await own.call('twoFactorRecoveryCodes', { currentPassword: password, code: code() })
  expect(new Set([...fresh.recoveryCodes, ...recoveryCodes]).size).toBe(20)
  const { browser, pendingToken } = await passwordStep(email)
  const attempt = (given = '') => refusalOf(browser.call('twoFactorLogin', { pendingToken, code: given }))
  expect(await attempt(recoveryCodes[0])).toMatchObject({ code: 'CODE_WRONG' })
  expect(await attempt(fresh.recoveryCodes[0])).toMatchObject({ code: 'none' })
})

test('turning two-step login off needs password and code; afterwards the password is enough', async () => {
  const { browser, email, code } = await playerWithSecondStep()
  const off = (currentPassword: string, given: string) =>
    refusalOf(browser.call('twoFactorDisable', { currentPassword, code: given }))
  expect(await off('wrong', code())).toMatchObject({ code: 'PASSWORD_WRONG' })
  expect(await off(password, code(3600))).toMatchObject({ code: 'CODE_WRONG' })
  expect(await off(password, code())).toMatchObject({ code: 'none' })
  expect(await browser.call('twoFactorStatus', {})).toEqual({ success: true, enabled: false, recoveryCodesLeft: 0 })
  expect((await fixture.browser().call('login', { email, password })).success).toBe(true)
  expect(await off(password, code(30))).toMatchObject({ code: 'TWO_FACTOR_OFF' })
})

test('the secret is stored encrypted and recovery codes are stored hashed', async () => {
  const { secret, recoveryCodes } = await playerWithSecondStep()
  const rows = await fixture.ownerDb.query(
    `select encode(secret, 'hex') as text from identity.second_steps union all select encode(code_hash, 'hex') from identity.recovery_codes`,
  )
  const stored = JSON.stringify(rows)
  expect(stored).not.toContain(Buffer.from(Secret.fromBase32(secret).bytes).toString('hex'))
  for (const code of recoveryCodes) expect(stored).not.toContain(Buffer.from(code.replaceAll('-', '')).toString('hex'))
})

test('an encrypted secret can be decrypted for its own player only', async () => {
  const [one, other] = [await playerWithSecondStep(), await playerWithSecondStep()]
  await fixture.ownerDb.query(
    `update identity.second_steps set secret = (select secret from identity.second_steps where player_id = $1) where player_id = $2`,
    [one.playerID, other.playerID],
  )
  const { browser, pendingToken } = await passwordStep(other.email)
  await expect(browser.call('twoFactorLogin', { pendingToken, code: one.code() })).rejects.toThrow(/authenticate/)
})
