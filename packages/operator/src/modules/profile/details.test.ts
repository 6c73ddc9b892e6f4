import { type Browser, createBrowser, newcomer } from '@andon/tests/browser'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const update = '/ajax/profile/update'
const newPlayer = async (changes: Record<string, unknown> = {}) => {
  const browser = createBrowser(server.origin)
  return { browser, form: await browser.register(changes) }
}
const errorOf = (reply: { status: number; body: { errors?: { code: string; field?: string }[] } }) => [
  reply.status,
  reply.body.errors?.[0]?.code,
  reply.body.errors?.[0]?.field,
]
const messagesTo = async (to: string): Promise<{ subject?: string; text: string; code?: string }[]> =>
  (await createBrowser(server.origin).get('/sandbox/outbox', { to })).body.messages

async function prove(browser: Browser, { channel, to }: { channel: 'email' | 'sms'; to: string }) {
  await browser.post('/ajax/registration/sendChannelVeification', { channel })
  const code = (await messagesTo(to)).find((message) => message.code)?.code
  return browser.post('/ajax/registration/verifyChannel', { channel, code })
}

test('only the sent fields change, and names are stored in lower case', async () => {
  const { browser, form } = await newPlayer({ city: 'Kyoto' })
  const { status, body } = await browser.post(update, { firstName: 'HANAKO Ä', address1: '1-2-3', language: 'en' })
  expect(status).toBe(200)
  expect(body.profile).toMatchObject({
    firstName: 'hanako ä',
    lastName: 'yamada',
    city: 'Kyoto',
    address1: '1-2-3',
    language: 'en',
    email: form.email,
  })
  expect((await browser.get('/ajax/profile/getData')).body).toEqual(body)
})

test.each([
  ['firstName', 'Ha\nna'],
  ['city', 'Kyo\u202eto'],
  ['address1', '1-2\u0007-3'],
  ['lastName', 'Ya\u200bmada'],
  ['lastName', 'Smi\u00adth'],
  ['firstName', '\u115f'],
  ['firstName', '\u200d'],
])('%s %j is refused by field, because it is not one line of text', async (field, value) => {
  const { browser } = await newPlayer()
  expect(errorOf(await browser.post(update, { [field]: value }))).toEqual([400, 'FIELD_INVALID', field])
})

test('the reading of a name and the prefecture can be added later and removed', async () => {
  const { browser } = await newPlayer()
  const said = { lastNameKana: 'やまだ', firstNameKana: 'ﾊﾅ', prefecture: '京都府' }
  expect((await browser.post(update, said)).body.profile).toMatchObject({
    lastNameKana: 'ヤマダ',
    firstNameKana: 'ハナ',
    prefecture: '京都府',
  })
  expect((await browser.post(update, { lastNameKana: '' })).body.profile.lastNameKana).toBe('')
  expect(errorOf(await browser.post(update, { firstNameKana: 'Hana' }))).toEqual([
    400,
    'FIELD_INVALID',
    'firstNameKana',
  ])
})

describe('a new e-mail address', () => {
  const next = () => newcomer().email

  test('asks for the current password', async () => {
    const { browser } = await newPlayer()
    expect(errorOf(await browser.post(update, { email: next() }))).toEqual([400, 'FIELD_INVALID', 'currentPassword'])
    const wrong = { email: next(), currentPassword: 'not-the-password' }
    expect(errorOf(await browser.post(update, wrong))).toEqual([422, 'PASSWORD_WRONG', 'currentPassword'])
  })

  test('is unverified until a code proves it; a code sent to the old one proves nothing; the old one gets a mail', async () => {
    const { browser, form } = await newPlayer()
    const { email: old, password: currentPassword } = form
    await prove(browser, { channel: 'email', to: old })
    expect((await browser.get('/ajax/profile/getData')).body.profile.verifiedChannels).toEqual(['email'])
    const email = next()
    const { body } = await browser.post(update, { email, currentPassword })
    expect(body.profile).toMatchObject({ email, verifiedChannels: [] })
    expect((await messagesTo(old))[0]?.text).toContain('メールアドレス')

    server.clock.advance({ minutes: 2 })
    await browser.post('/ajax/registration/sendChannelVeification', { channel: 'email' })
    const stale = (await messagesTo(email))[0]?.code
    const third = next()
    await browser.post(update, { email: third, currentPassword })
    const verify = await browser.post('/ajax/registration/verifyChannel', { channel: 'email', code: stale })
    expect(errorOf(verify)[1]).toBe('CODE_WRONG')
    server.clock.advance({ minutes: 2 })
    expect((await prove(browser, { channel: 'email', to: third })).status).toBe(200)
    const again = await createBrowserWithToken().then((other) =>
      other.post('/ajax/login', { email: third, password: currentPassword }),
    )
    expect(again.status).toBe(200)
  })

  test('of another account is refused, in any letter case', async () => {
    const [{ browser, form }, { form: other }] = [await newPlayer(), await newPlayer()]
    const change = { email: other.email.toUpperCase(), currentPassword: form.password }
    expect(errorOf(await browser.post(update, change))).toEqual([409, 'EMAIL_TAKEN', 'email'])
  })
})

const createBrowserWithToken = async () => {
  const browser = createBrowser(server.origin)
  await browser.get('/ajax/login/status')
  return browser
}

test('a new phone number asks for the password, is unverified, and cannot be that of another account', async () => {
  const [{ browser, form }, { form: other }] = [await newPlayer(), await newPlayer()]
  await prove(browser, { channel: 'sms', to: form.phone })
  expect(errorOf(await browser.post(update, { phone: other.phone }))[2]).toBe('currentPassword')
  const currentPassword = form.password
  expect(errorOf(await browser.post(update, { phone: `0${other.phone}`, currentPassword }))[1]).toBe('PHONE_TAKEN')
  const { body } = await browser.post(update, { phone: newcomer().phone, currentPassword })
  expect(body.profile.verifiedChannels).toEqual([])
})

test('a phone number is shown as its country writes it, however it was typed, and can be sent back', async () => {
  for (const [areaCode, start, shown] of [
    ['81', '', '0'],
    ['81', '0', '0'],
    ['81', '+81', '0'],
    ['44', '+44', '0'],
    ['34', '0034', ''],
  ] as const) {
    const digits = areaCode === '34' ? `6${newcomer().phone.slice(2)}` : newcomer().phone.replace(/^90/, '79')
    const { browser } = await newPlayer({ areaCode, phone: `${start}${digits}` })
    const before = (await browser.get('/ajax/profile/getData')).body.profile
    expect([before.areaCode, before.phone]).toEqual([areaCode, `${shown}${digits}`])
    const { status, body } = await browser.post(update, { areaCode, phone: before.phone, city: 'Kyoto' })
    expect([status, body.profile.phone]).toEqual([200, before.phone]) // the same number: no password is asked for
  }
})

test('a name under review or verified cannot be changed, and a new address invalidates its proof', async () => {
  const { browser } = await newPlayer({ city: 'Kyoto' })
  for (const documentType of ['identity', 'address']) {
    const body = new FormData()
    body.append('documentType', documentType)
    body.append('file', new Blob(['%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n']), 'paper.pdf')
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, 'x-xsrf-token': browser.jar.get('XSRF-TOKEN') ?? '' }
    await fetch(`${server.origin}/ajax/account/Documents/upload`, { method: 'POST', body, headers })
  }
  const statuses = async () => (await browser.get('/ajax/profile/getAccountVerificationStatus')).body
  const nextStatus = async () => {
    server.clock.advance({ seconds: 61 }) // past the server's own claim of the check
    await server.app.operator.verification.followChecks()
    return (await statuses()).status
  }
  await expect.poll(nextStatus).toBe('vrfn_verified')
  expect(errorOf(await browser.post(update, { lastName: 'Sato' }))).toEqual([422, 'DETAIL_VERIFIED', 'lastName'])
  expect(errorOf(await browser.post(update, { lastNameKana: 'サトウ' }))).toEqual([
    422,
    'DETAIL_VERIFIED',
    'lastNameKana',
  ])
  expect((await browser.post(update, { lastName: 'YAMADA', city: 'Kyoto' })).status).toBe(200)
  expect((await statuses()).status).toBe('vrfn_verified')
  await browser.post(update, { city: 'Osaka' })
  expect((await statuses()).documents).toEqual({ identityStatus: 'vrfn_verified', addressStatus: 'vrfn_new' })
})

test('the profile is complete with an address, and verified with either channel', async () => {
  const { browser, form } = await newPlayer()
  const check = async () => (await browser.post('/ajax/profile/checkUserProfile')).body
  const missing = ['postalCode', 'city', 'address1']
  expect(await check()).toEqual({ success: true, verification: false, profileComplete: false, missing })
  await browser.post(update, { postalCode: '104-0061', city: '東京都中央区', address1: '銀座1-1' })
  expect(await check()).toEqual({ success: true, verification: false, profileComplete: true, missing: [] })
  await prove(browser, { channel: 'sms', to: form.phone })
  expect(await check()).toEqual({ success: true, verification: true, profileComplete: true, missing: [] })
})

test('a channel that is not verified says so in the first error', async () => {
  const { browser, form } = await newPlayer()
  const status = (channel: string) => browser.post('/ajax/cashier/channelVerificationStatus', { channel })
  expect((await status('email')).body).toMatchObject({ success: false, errors: [{ code: 'CHANNEL_NOT_VERIFIED' }] })
  await prove(browser, { channel: 'email', to: form.email })
  expect((await status('email')).body).toEqual({ success: true, verified: true })
  expect((await status('sms')).body.success).toBe(false)
  expect(errorOf(await status('pigeon'))).toEqual([400, 'FIELD_INVALID', 'channel'])
})

test('each change of the marketing choice is stored with its time', async () => {
  const { browser, form } = await newPlayer({ subscribeEmail: 'true' })
  const ask = async () => (await browser.post('/ajax/profile/getSubscriptionPreferenes')).body
  const change = (fields: object) => browser.post('/ajax/profile/updateSubscriptionPreferenes', { ...fields })
  expect(await ask()).toEqual({ success: true, subscribeEmail: true, subscribeSms: false })
  await change({ subscribeEmail: false })
  await change({ subscribeEmail: false, subscribeSms: true })
  expect(await ask()).toEqual({ success: true, subscribeEmail: false, subscribeSms: true })
  const kept = await server.db.query(
    'select channel, subscribed from profile.subscription_changes where player_id = $1 order by id',
    [form.playerID],
  )
  expect(kept).toEqual([
    { channel: 'email', subscribed: false },
    { channel: 'sms', subscribed: true },
  ])
})

test("a player's rules are those of their country where they are stricter", async () => {
  const rulesOf = async (country: string) => {
    const { browser } = await newPlayer({ country })
    return (await browser.get('/ajax/profile/getJurisdictionRulesForUser')).body
  }
  expect(await rulesOf('JP')).toMatchObject({
    jurisdiction: 'HOUSE',
    rules: { slotCycleMs: 2500, autoplayAllowed: false, limitRaiseWaitHours: 24, idleTimeoutMinutes: 30 },
  })
  expect(await rulesOf('SE')).toMatchObject({ jurisdiction: 'SE', rules: { slotCycleMs: 3000 } })
})

describe('a Japanese postcode leads to its places', () => {
  const lookup = async (postalCode: string, country = 'JP') =>
    (await createBrowser(server.origin).get('/ajax/address/addressLookup', { postalCode, country })).body

  test.each(['1040061', '104-0061', '１０４－００６１', '〒104 0061', '104ー0061'])(
    'written %s',
    async (postalCode) => {
      expect(await lookup(postalCode)).toEqual({
        success: true,
        addresses: [
          {
            postalCode: '104-0061',
            prefecture: '東京都',
            city: '中央区',
            town: '銀座',
            prefectureKana: 'トウキョウト',
            cityKana: 'チュウオウク',
          },
        ],
      })
    },
  )

  test('some lead to two, unknown ones and those of other countries to none', async () => {
    expect((await lookup('4980000')).addresses).toHaveLength(2)
    for (const [postalCode, country] of [
      ['9999999', 'JP'],
      ['12', 'JP'],
      ['SW1A 1AA', 'GB'],
    ] as const)
      expect(await lookup(postalCode, country)).toEqual({ success: true, addresses: [] })
  })

  test.each(['北海道', '沖縄県', '京都府'])('of %s, too', async (prefecture) => {
    const known = { 北海道: '0600001', 沖縄県: '9000006', 京都府: '6008216' }
    expect((await lookup(known[prefecture as keyof typeof known])).addresses[0]?.prefecture).toBe(prefecture)
  })
})
