import { createHash } from 'node:crypto'
import { Refusal } from '@andon/contract'
import { refusalOf } from '@andon/tests/test-runtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leadingZeroBits } from '../domain/leading-zero-bits.ts'
import { createBrowser, type IdentityFixture, newcomer, openIdentity, password } from '../identity.fixture.ts'

let fixture: IdentityFixture
beforeAll(async () => {
  fixture = await openIdentity({ freeTries: { freeRegistrations: 2, freeFailedLogins: 3 } })
})
afterAll(() => fixture.close())

/** Same search as the page's worker. */
function solve(challenge: string, difficultyBits: number): string {
  for (let number = 0; ; number++) {
    const text = `${challenge}.${number}`
    if (leadingZeroBits(createHash('sha256').update(text).digest()) >= difficultyBits) return text
  }
}

async function fresh(browser: ReturnType<typeof createBrowser>): Promise<string> {
  const { challenge, difficultyBits } = await browser.call('captchaChallenge', {})
  return solve(challenge, difficultyBits)
}

/** A browser whose address has used up its free registrations. */
async function busyAddress() {
  const browser = fixture.browser()
  for (let count = 0; count < 2; count++) await browser.call('registration', newcomer())
  return browser
}
const register = (browser: ReturnType<typeof createBrowser>, captcha?: string) =>
  refusalOf(browser.call('registration', newcomer(captcha === undefined ? {} : { captcha })))

test('a challenge can be requested before a form is sent', async () => {
  const reply = await fixture.browser().call('captchaChallenge', {})
  expect(reply).toMatchObject({ success: true, required: true, difficultyBits: 16 })
  expect(reply.challenge).toMatch(/^[\w.-]{50,200}$/)
})

test('an address below the limit of registrations needs no proof of work', async () => {
  const browser = fixture.browser()
  expect(await register(browser)).toMatchObject({ code: 'none' })
  expect(await register(browser, 'nonsense')).toMatchObject({ code: 'none' })
})

test('above the limit a registration is refused with a challenge, and its solution is accepted', async () => {
  const browser = await busyAddress()
  const refusal: unknown = await browser.call('registration', newcomer()).catch((error) => error)
  if (!(refusal instanceof Refusal)) throw new Error('not refused')
  expect([refusal.code, refusal.details.field]).toEqual(['CAPTCHA_REQUIRED', 'captcha'])
  const { challenge, difficultyBits } = refusal.details.params ?? {}
  expect(await register(browser, solve(String(challenge), Number(difficultyBits)))).toMatchObject({ code: 'none' })
  expect(await register(fixture.browser())).toMatchObject({ code: 'none' })
})

test('a solution is valid once, for ten minutes, and only for an unmodified challenge', async () => {
  const browser = await busyAddress()
  const solution = await fresh(browser)
  expect(await register(browser, solution)).toMatchObject({ code: 'none' })
  expect(await register(browser, solution)).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
  const late = await fresh(browser)
  fixture.clock.advance({ minutes: 10, seconds: 1 })
  expect(await register(browser, late)).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
  const [nonce, expires, , signature] = (await fresh(browser)).split('.')
  const easier = [
    `${nonce}.${expires}.0.${signature}.1`,
    `${nonce}.${Number(expires) + 999}.16.${signature}.1`,
    `${nonce}.${expires}.16..1`,
  ]
  for (const forged of [...easier, '', '.', '.....', 'x'.repeat(300)])
    expect(await register(browser, forged)).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
})

test('one solution used concurrently opens one account', async () => {
  const browser = await busyAddress()
  const solution = await fresh(browser)
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => register(browser, solution)))
  expect(outcomes.filter(({ code }) => code === 'none')).toHaveLength(1)
})

test('the count of an address is reset after an hour', async () => {
  const browser = await busyAddress()
  expect(await register(browser)).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
  fixture.clock.advance({ hours: 1 })
  expect(await register(browser)).toMatchObject({ code: 'none' })
})

test('after failed logins an address needs proof of work for every account; successful logins are not counted', async () => {
  const form = newcomer()
  await fixture.browser().call('registration', form)
  const { email } = form
  const browser = createBrowser(fixture.identity, { address: '198.51.100.77' })
  for (let count = 0; count < 5; count++) await browser.call('login', { email, password })
  for (let count = 0; count < 3; count++)
    expect(await refusalOf(browser.call('login', { email: `nobody${count}@andon.example`, password }))).toMatchObject({
      code: 'LOGIN_FAILED',
    })
  expect(await refusalOf(browser.call('login', { email, password }))).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
  const captcha = await fresh(browser)
  expect((await browser.call('login', { email, password, captcha })).success).toBe(true)
  expect((await fixture.browser().call('login', { email, password })).success).toBe(true)
})

test('account lookups of an address first need proof of work and are then refused', async () => {
  const browser = fixture.browser()
  const ask = (fields: { captcha?: string } = {}) =>
    refusalOf(browser.call('isUniqueEmail', { email: 'someone@andon.example', ...fields }))
  const askPhone = () => refusalOf(browser.call('checkUserPhoneAvailability', { areaCode: '81', phone: '9012345678' }))
  for (let count = 0; count < 20; count++)
    expect([await ask(), await askPhone()]).toMatchObject([{ code: 'none' }, { code: 'none' }])
  expect([await ask(), await askPhone()]).toMatchObject([{ code: 'CAPTCHA_REQUIRED' }, { code: 'CAPTCHA_REQUIRED' }])
  expect(await ask({ captcha: await fresh(browser) })).toMatchObject({ code: 'none' })
  for (let count = 43; count < 120; count++) await ask()
  expect(await ask({ captcha: await fresh(browser) })).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  fixture.clock.advance({ hours: 1 })
  expect(await ask()).toMatchObject({ code: 'none' })
})
