import { refusalOf } from '@andon/tests/test-runtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Browser,
  createBrowser,
  type IdentityFixture,
  newcomer,
  openIdentity,
  password,
} from '../identity.fixture.ts'
import { createAuthenticator } from './authenticator.fixture.ts'

let fixture: IdentityFixture
beforeAll(async () => {
  fixture = await openIdentity()
})
afterAll(() => fixture.close())

type Authenticator = ReturnType<typeof createAuthenticator>

async function player() {
  const browser = fixture.browser()
  const form = newcomer()
  const { playerID } = await browser.call('registration', form)
  return { browser, email: form.email, playerID }
}

async function addPasskey(browser: Browser, authenticator: Authenticator, name?: string) {
  const { options } = await browser.call('passkeyRegisterOptions', { currentPassword: password })
  return browser.call('passkeyRegister', { response: authenticator.create(options), ...(name ? { name } : {}) })
}

async function logIn(browser: Browser, authenticator: Authenticator, circumstances = {}) {
  const { options } = await browser.call('passkeyLoginOptions', {})
  return browser.call('passkeyLogin', { response: authenticator.get(options, circumstances) })
}

test('a player adds a passkey with the password and logs in with it in another browser without the password', async () => {
  const { browser, email, playerID } = await player()
  const authenticator = createAuthenticator({ userHandle: playerID })
  const { passkeys } = await addPasskey(browser, authenticator, 'My phone')
  expect(passkeys).toMatchObject([{ name: 'My phone', host: 'leo.localhost', synced: true }])
  const other = fixture.browser()
  const reply = await logIn(other, authenticator)
  expect(reply).toMatchObject({ success: true, userLang: 'ja', profile: { playerID, email } })
  expect(await other.session()).toMatchObject({ playerId: playerID })
  const used = (await other.call('passkeyList', {})).passkeys[0]?.lastUsedAt
  expect(Temporal.Instant.from(used ?? '').epochMilliseconds).toBe(fixture.clock.now().epochMilliseconds)
  expect((await fixture.inbox(email))[0]?.subject).toBe('パスキーが追加されました')
})

test('a passkey login works while password logins of the account are throttled', async () => {
  const { browser, email, playerID } = await player()
  const authenticator = createAuthenticator({ userHandle: playerID })
  await addPasskey(browser, authenticator)
  for (let count = 0; count < 10; count++)
    await refusalOf(fixture.browser().call('login', { email, password: 'wrong-and-long' }))
  const other = fixture.browser()
  expect(await refusalOf(other.call('login', { email, password }))).toMatchObject({ code: 'LOGIN_THROTTLED' })
  expect(await logIn(other, authenticator)).toMatchObject({ success: true })
})

test('adding a passkey needs the password, even in a live session', async () => {
  const { browser } = await player()
  expect(await refusalOf(browser.call('passkeyRegisterOptions', {}))).toMatchObject({ code: 'FIELD_INVALID' })
  expect(await refusalOf(browser.call('passkeyRegisterOptions', { currentPassword: 'wrong' }))).toMatchObject({
    code: 'PASSWORD_WRONG',
    field: 'currentPassword',
  })
})

test('the options require a discoverable credential and user verification', async () => {
  const { browser, email } = await player()
  const { options } = await browser.call('passkeyRegisterOptions', { currentPassword: password })
  expect(options).toMatchObject({
    rp: { id: 'leo.localhost', name: 'LEO' },
    user: { name: email },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const login = await fixture.browser().call('passkeyLoginOptions', {})
  expect(login.options).toMatchObject({ rpId: 'leo.localhost', userVerification: 'required' })
  expect(login.options.allowCredentials).toBeUndefined()
})

test('a challenge is valid for one try, of its own kind, by its own player, for five minutes', async () => {
  const { browser, playerID } = await player()
  const authenticator = createAuthenticator()
  const begin = () => browser.call('passkeyRegisterOptions', { currentPassword: password })
  const finish = (by: Browser, response: string) => refusalOf(by.call('passkeyRegister', { response }))

  const stolen = await begin()
  expect(await finish((await player()).browser, authenticator.create(stolen.options))).toMatchObject({
    code: 'PASSKEY_INVALID',
  })
  const forLogin = await browser.call('passkeyLoginOptions', {})
  expect(await finish(browser, authenticator.create(forLogin.options))).toMatchObject({ code: 'PASSKEY_INVALID' })
  const late = await begin()
  fixture.clock.advance({ minutes: 5 })
  expect(await finish(browser, authenticator.create(late.options))).toMatchObject({ code: 'PASSKEY_INVALID' })
  await addPasskey(browser, authenticator)

  const { options } = await fixture.browser().call('passkeyLoginOptions', {})
  const response = authenticator.get(options)
  expect((await fixture.browser().call('passkeyLogin', { response })).profile.playerID).toBe(playerID)
  expect(await refusalOf(fixture.browser().call('passkeyLogin', { response }))).toMatchObject({ code: 'LOGIN_FAILED' })
})

test('exactly one of several concurrent logins with the same response succeeds', async () => {
  const { browser } = await player()
  const authenticator = createAuthenticator()
  await addPasskey(browser, authenticator)
  const { options } = await browser.call('passkeyLoginOptions', {})
  const response = authenticator.get(options)
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => refusalOf(fixture.browser().call('passkeyLogin', { response }))),
  )
  expect(outcomes.map(({ code }) => code).sort()).toEqual([...Array(7).fill('LOGIN_FAILED'), 'none'])
})

test('a login is refused if the signature count does not grow; a key without a counter is accepted', async () => {
  const { browser } = await player()
  const counting = createAuthenticator()
  await addPasskey(browser, counting)
  await logIn(fixture.browser(), counting, { count: 9 })
  for (const count of [9, 8, 0])
    expect(await refusalOf(logIn(fixture.browser(), counting, { count }))).toMatchObject({ code: 'LOGIN_FAILED' })
  await logIn(fixture.browser(), counting, { count: 10 })
  const plain = createAuthenticator({ counts: false })
  await addPasskey(browser, plain)
  await logIn(fixture.browser(), plain)
  await logIn(fixture.browser(), plain)
})

test.each([
  ['a page of another origin', { origin: 'http://evil.example' }],
  ['a page of another port', { origin: 'http://leo.localhost:9999' }],
  ['another brand', { rpID: 'bee.localhost', origin: 'http://bee.localhost:4000' }],
  ['a device that did not verify the person', { verified: false }],
])('a response from %s cannot log in or add a passkey', async (_title, circumstances) => {
  const { browser } = await player()
  const authenticator = createAuthenticator()
  const { options } = await browser.call('passkeyRegisterOptions', { currentPassword: password })
  const response = authenticator.create(options, circumstances)
  expect(await refusalOf(browser.call('passkeyRegister', { response }))).toMatchObject({ code: 'PASSKEY_INVALID' })
  await addPasskey(browser, authenticator)
  expect(await refusalOf(logIn(fixture.browser(), authenticator, circumstances))).toMatchObject({
    code: 'LOGIN_FAILED',
  })
})

test('a login with a forged signature or an unknown key is refused', async () => {
  const { browser, playerID } = await player()
  const [own, foreign] = [createAuthenticator({ userHandle: playerID }), createAuthenticator()]
  await addPasskey(browser, own)
  const { options } = await browser.call('passkeyLoginOptions', {})
  const forged = { ...JSON.parse(foreign.get(options)), id: own.credentialId, rawId: own.credentialId }
  for (const response of [JSON.stringify(forged), foreign.get(options)])
    expect(await refusalOf(browser.call('passkeyLogin', { response }))).toMatchObject({ code: 'LOGIN_FAILED' })
  const other = await player()
  const swapped = createAuthenticator({ userHandle: playerID })
  await addPasskey(other.browser, swapped)
  expect(await refusalOf(logIn(fixture.browser(), swapped))).toMatchObject({ code: 'LOGIN_FAILED' })
})

test('a key belongs to one account', async () => {
  const [one, other] = [await player(), await player()]
  const authenticator = createAuthenticator()
  await addPasskey(one.browser, authenticator)
  expect(await refusalOf(addPasskey(other.browser, authenticator))).toMatchObject({ code: 'PASSKEY_INVALID' })
})

test('a player has at most ten passkeys, even after concurrent requests', async () => {
  const { browser } = await player()
  const adding = await Promise.all(
    Array.from({ length: 9 }, () => addPasskey(browser, createAuthenticator()).then(() => 1)),
  )
  expect(adding).toHaveLength(9)
  const challenges = await Promise.all(
    [1, 2, 3].map(() => browser.call('passkeyRegisterOptions', { currentPassword: password })),
  )
  const ended = await Promise.all(
    challenges.map(({ options }) =>
      refusalOf(browser.call('passkeyRegister', { response: createAuthenticator().create(options) })),
    ),
  )
  expect(ended.map(({ code }) => code).sort()).toEqual(['PASSKEY_LIMIT', 'PASSKEY_LIMIT', 'none'])
})

test('a removed passkey cannot log in; a player cannot remove the passkey of another', async () => {
  const [own, other] = [await player(), await player()]
  const authenticator = createAuthenticator()
  const { passkeys } = await addPasskey(own.browser, authenticator)
  const removal = { id: passkeys[0]?.id ?? '', currentPassword: password }
  expect(await refusalOf(other.browser.call('passkeyRemove', removal))).toMatchObject({ code: 'NOT_FOUND' })
  expect((await own.browser.call('passkeyRemove', removal)).passkeys).toEqual([])
  expect(await refusalOf(logIn(fixture.browser(), authenticator))).toMatchObject({ code: 'LOGIN_FAILED' })
})

test('passkeys are refused on a host that is not a configured site', async () => {
  for (const origin of ['http://127.0.0.1:4000', 'http://evil.example']) {
    const browser = createBrowser(fixture.identity, { origin })
    expect(await refusalOf(browser.call('passkeyLoginOptions', {}))).toMatchObject({ code: 'PASSKEY_UNAVAILABLE' })
  }
})

test.each(['{}', '[]', 'null', '"x"', '{"id":"a","rawId":"b","type":"public-key","response":{}}'])(
  'the response %s is malformed',
  async (response) => {
    await expect(fixture.browser().call('passkeyLogin', { response })).rejects.toThrow()
  },
)

test('a well-formed but invalid response is a failed login, not an error', async () => {
  const { browser } = await player()
  const authenticator = createAuthenticator()
  await addPasskey(browser, authenticator)
  const { options } = await browser.call('passkeyLoginOptions', {})
  const answer = JSON.parse(authenticator.get(options))
  for (const field of ['clientDataJSON', 'authenticatorData', 'signature'])
    for (const value of ['AAAA', '====', answer.response[field].slice(0, 20)]) {
      const response = JSON.stringify({ ...answer, response: { ...answer.response, [field]: value } })
      const outcome = await refusalOf(browser.call('passkeyLogin', { response })).catch((error) => error.name)
      expect(['LOGIN_FAILED', 'ValiError']).toContain(outcome.code ?? outcome)
    }
})
