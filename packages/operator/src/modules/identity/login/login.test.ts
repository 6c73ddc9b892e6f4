import { refusalOf } from '@andon/tests/test-runtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrowser, type IdentityFixture, newcomer, openIdentity, password } from '../identity.fixture.ts'

let fixture: IdentityFixture
beforeAll(async () => {
  fixture = await openIdentity()
})
afterAll(() => fixture.close())

async function registered(): Promise<string> {
  const form = newcomer()
  await fixture.browser().call('registration', form)
  return form.email
}

test('login returns the profile, language, currency and time, as the status afterwards', async () => {
  const email = await registered()
  const browser = fixture.browser()
  const reply = await browser.call('login', { email: ` ${email.toUpperCase()} `, password })
  expect(reply).toMatchObject({
    success: true,
    userLang: 'ja',
    profile: { email },
    currency: { code: 'JPY' },
  })
  const { profile, currency, loginTime } = reply
  expect(loginTime).toBe(fixture.clock.now().toString())
  expect(await browser.call('status', {})).toEqual({ loggedIn: true, profile, currency, loginTime })
  expect(browser.jar.get('andon_hint')).toBe('1')
})

test('a login reads the player once', async () => {
  const email = await registered()
  const { db } = fixture
  const { transaction } = db
  const texts: string[] = []
  const noting: typeof transaction = (run, ...rest) =>
    transaction(
      (tx) => {
        const { query } = tx
        const noted: typeof query = (text, ...values) => {
          texts.push(text)
          return query(text, ...values)
        }
        return run(Object.assign(tx, { query: noted }))
      },
      ...rest,
    )
  Object.assign(db, { transaction: noting })
  await fixture.browser().call('login', { email, password })
  Object.assign(db, { transaction })
  expect(texts.some((text) => text.includes('insert into identity.sessions'))).toBe(true)
  expect(texts.filter((text) => /from identity\.players\s+where id/.test(text))).toHaveLength(1)
})

test('a password typed in full-width characters is accepted', async () => {
  const email = await registered()
  const fullWidth = password.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
  expect(await refusalOf(fixture.browser().call('login', { email, password: fullWidth }))).toMatchObject({
    code: 'none',
  })
})

test('a wrong password and an unknown address get the same reply', async () => {
  const email = await registered()
  const wrong = await refusalOf(fixture.browser().call('login', { email, password: 'wrong password' }))
  const unknown = await refusalOf(fixture.browser().call('login', { email: 'nobody@andon.example', password }))
  expect(wrong).toEqual(unknown)
  expect(wrong).toEqual({ code: 'LOGIN_FAILED' })
})

/** Measured as processor time, hashing threads included: elapsed time on a shared machine says little. The benchmark measures elapsed time. */
test('a wrong password and an unknown address take the same work', async () => {
  const email = await registered()
  const work = async (address: string) => {
    const before = process.cpuUsage()
    await refusalOf(fixture.browser().call('login', { email: address, password: 'wrong password' }))
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const ratios: number[] = []
  for (let pair = 0; pair < 9; pair++) ratios.push((await work(`nobody${pair}@andon.example`)) / (await work(email)))
  const median = ratios.sort((a, b) => a - b)[4]
  expect(median).toBeGreaterThan(0.75)
  expect(median).toBeLessThan(1.33)
})

test('ten failures block an e-mail address for 15 minutes, with or without an account, even with the right password', async () => {
  for (const email of [await registered(), 'nobody-throttled@andon.example']) {
    for (let failure = 0; failure < 10; failure++)
      expect(await refusalOf(fixture.browser().call('login', { email, password: 'wrong password' }))).toMatchObject({
        code: 'LOGIN_FAILED',
      })
    fixture.clock.advance({ minutes: 5 })
    const stopped = await refusalOf(fixture.browser().call('login', { email, password }))
    expect(stopped).toMatchObject({ code: 'LOGIN_THROTTLED', retryAfterSeconds: 600 })
    fixture.clock.advance({ minutes: 10 })
    expect(await refusalOf(fixture.browser().call('login', { email, password }))).not.toMatchObject({
      code: 'LOGIN_THROTTLED',
    })
  }
})

test('concurrent guesses get no more tries than sequential ones', async () => {
  const email = await registered()
  const replies = await Promise.all(
    Array.from({ length: 30 }, () => refusalOf(fixture.browser().call('login', { email, password: 'wrong password' }))),
  )
  expect(replies.filter(({ code }) => code === 'LOGIN_FAILED')).toHaveLength(10)
  expect(replies.filter(({ code }) => code === 'LOGIN_THROTTLED')).toHaveLength(20)
})

test('successes do not count as failures', async () => {
  const email = await registered()
  const browser = fixture.browser()
  for (let success = 0; success < 12; success++)
    expect(await browser.call('login', { email, password })).toMatchObject({ success: true }) // ten failures would block the address
})

test('a network address is blocked after a hundred failures, other addresses are not', async () => {
  const email = await registered()
  const attacker = fixture.browser()
  for (let victim = 0; victim < 100; victim++)
    await refusalOf(attacker.call('login', { email: `victim${victim}@andon.example`, password }))
  expect(await refusalOf(attacker.call('login', { email, password }))).toMatchObject({ code: 'LOGIN_THROTTLED' })
  expect(await refusalOf(fixture.browser().call('login', { email, password }))).toMatchObject({ code: 'none' })
})

test('when the hashing queue is full, logins are refused with UNAVAILABLE and their tries are not counted', async () => {
  const email = await registered()
  const logins = Array.from({ length: 90 }, (_, n) =>
    refusalOf(createBrowser(fixture.identity).call('login', { email: `caller${n}@andon.example`, password })),
  )
  const replies = await Promise.all(logins)
  const refused = replies.filter(({ code }) => code === 'UNAVAILABLE')
  expect(refused.length).toBeGreaterThan(0)
  expect(replies.filter(({ code }) => code === 'LOGIN_FAILED')).toHaveLength(90 - refused.length)
  expect(await refusalOf(fixture.browser().call('login', { email, password }))).toMatchObject({ code: 'none' })
})
