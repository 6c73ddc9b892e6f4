import { sites } from '@andon/contract/sites'
import { refusalOf } from '@andon/tests/test-runtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createBrowser,
  type IdentityFixture,
  newcomer,
  nobodyExcluded,
  noSessionLimits,
  offeredEverywhere,
  openIdentity,
  password,
} from '../identity.fixture.ts'

let fixture: IdentityFixture
beforeAll(async () => {
  fixture = await openIdentity()
})
afterAll(() => fixture.close())

test('a registration logs the player in, opens wallet accounts and publishes an event', async () => {
  const browser = fixture.browser()
  const form = newcomer({ firstName: 'ＡＫＡＲＩ', lastName: 'Mori', email: '  New@Andon.Example ' })
  const { playerID } = await browser.call('registration', form)
  const status = await browser.call('status', {})
  expect(status).toMatchObject({
    loggedIn: true,
    profile: {
      playerID,
      firstName: 'akari',
      lastName: 'mori',
      email: 'New@Andon.Example',
      payAndPlayUserDetails: null,
    },
    currency: { symbol: '¥', code: 'JPY', position: 'before' },
  })
  expect(fixture.opened).toContainEqual({ playerId: playerID, currency: 'JPY' })
})

test('exactly one of many concurrent registrations of one e-mail address succeeds', async () => {
  const email = 'twin@andon.example'
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, twin) =>
      refusalOf(fixture.browser().call('registration', newcomer({ email: twin % 2 ? email : email.toUpperCase() }))),
    ),
  )
  expect(answers.filter(({ code }) => code === 'none')).toHaveLength(1)
  expect(answers.filter(({ code, field }) => code === 'EMAIL_TAKEN' && field === 'email')).toHaveLength(19)
})

test('exactly one of many concurrent registrations of one nickname or phone number succeeds', async () => {
  const sameNickname = await Promise.all(
    Array.from({ length: 8 }, () =>
      refusalOf(fixture.browser().call('registration', newcomer({ txtNickname: 'Ｔwin' }))),
    ),
  )
  const samePhone = await Promise.all(
    Array.from({ length: 8 }, () =>
      refusalOf(fixture.browser().call('registration', newcomer({ phone: '090 5555 0000' }))),
    ),
  )
  expect(sameNickname.filter(({ code }) => code === 'none')).toHaveLength(1)
  expect(sameNickname.filter(({ code, field }) => code === 'NICKNAME_TAKEN' && field === 'txtNickname')).toHaveLength(7)
  expect(samePhone.filter(({ code }) => code === 'none')).toHaveLength(1)
  expect(samePhone.filter(({ code, field }) => code === 'PHONE_TAKEN' && field === 'phone')).toHaveLength(7)
})

test('the uniqueness checks compare folded forms', async () => {
  const browser = fixture.browser()
  await browser.call(
    'registration',
    newcomer({ email: 'folded@andon.example', txtNickname: 'アカリ', phone: '09077770000' }),
  )
  const visitor = fixture.browser()
  expect(await visitor.call('isUniqueEmail', { email: 'Folded@Andon.Example' })).toEqual({
    success: true,
    isUnique: false,
  })
  expect(await visitor.call('isUniqueNickname', { txtNickname: 'ｱｶﾘ' })).toEqual({ success: true, isUnique: false })
  expect(await visitor.call('checkUserPhoneAvailability', { areaCode: '+81', phone: '90-7777-0000' })).toEqual({
    success: true,
    isUnique: false,
  })
  expect(await visitor.call('isUniqueEmail', { email: 'free@andon.example' })).toEqual({
    success: true,
    isUnique: true,
  })
})

test.each([
  ['a player aged 19 in Japan', { dateOfBirth: '2006-06-02' }, 'UNDERAGE', 'dateOfBirth'],
  ['a player aged 17 elsewhere', { dateOfBirth: '2008-06-02', country: 'GB' }, 'UNDERAGE', 'dateOfBirth'],
  ['a date that does not exist', { dateOfBirth: '1990-02-30' }, 'FIELD_INVALID', 'dateOfBirth'],
  ['an unknown country code', { country: 'ZZ' }, 'FIELD_INVALID', 'country'],
  ['a common password', { password: 'Passw0rd2026' }, 'PASSWORD_WEAK', 'password'],
  [
    'the nickname in the password',
    { txtNickname: 'Lampion', password: 'xx-LAMPION-7731' },
    'PASSWORD_WEAK',
    'password',
  ],
  [
    'the e-mail in the password',
    { email: 'lamplight@andon.example', password: 'Lamplight77311' },
    'PASSWORD_WEAK',
    'password',
  ],
])('%s is refused', async (_who, changes, code, field) => {
  expect(await refusalOf(fixture.browser().call('registration', newcomer(changes)))).toMatchObject({ code, field })
})

test('a player aged exactly 20 in Japan or exactly 18 elsewhere can register', async () => {
  const of20 = newcomer({ dateOfBirth: '2006-06-01' })
  const of18 = newcomer({ dateOfBirth: '2008-06-01', country: 'GB' })
  expect(await refusalOf(fixture.browser().call('registration', of20))).toMatchObject({ code: 'none' })
  expect(await refusalOf(fixture.browser().call('registration', of18))).toMatchObject({ code: 'none' })
})

test('a player is of age when their birthday has begun everywhere in their country', async () => {
  const own = await openIdentity()
  const of20 = (country: string, years: number) => newcomer({ country, dateOfBirth: `${2026 - years}-06-02` })
  const at = async (time: string, form: ReturnType<typeof newcomer>) => {
    own.clock.set(Temporal.Instant.from(time))
    return (await refusalOf(own.browser().call('registration', form))).code
  }
  expect(await at('2026-06-01T14:59:00Z', of20('JP', 20))).toBe('UNDERAGE')
  expect(await at('2026-06-01T15:01:00Z', of20('JP', 20))).toBe('none') // midnight in Japan
  expect(await at('2026-06-02T08:00:00Z', of20('US', 18))).toBe('UNDERAGE') // still the day before in Hawaii
  expect(await at('2026-06-02T11:01:00Z', of20('US', 18))).toBe('none')
  await own.close()
})

test.each([
  "o'brien@example.ie",
  'a@xn--r8jz45g.jp',
  'a@my--shop.jp',
  'a&b@example.test',
  'ab..c@docomo.ne.jp',
  'ab.@ezweb.ne.jp',
])('the e-mail address %s opens an account, is taken then, and logs in', async (email) => {
  await fixture.browser().call('registration', newcomer({ email }))
  expect(await fixture.browser().call('isUniqueEmail', { email: email.toUpperCase() })).toMatchObject({
    isUnique: false,
  })
  expect(await fixture.browser().call('login', { email, password })).toMatchObject({ success: true })
})

test('a nickname may be Thai, with its vowel signs', async () => {
  expect(await refusalOf(fixture.browser().call('registration', newcomer({ txtNickname: 'สมชายดี' })))).toMatchObject({
    code: 'none',
  })
})

test.each(['admin', 'аdmin', 'Supp0rt', 'Andon', 'leo_support', 'BEE', 'sato_mori', '運営スタッフ'])(
  'the nickname %s is reserved, and both calls say so',
  async (txtNickname) => {
    expect(await fixture.browser().call('isUniqueNickname', { txtNickname })).toMatchObject({ isUnique: false })
    expect(await refusalOf(fixture.browser().call('registration', newcomer({ txtNickname })))).toMatchObject({
      code: 'NICKNAME_TAKEN',
      field: 'txtNickname',
    })
  },
)

test('a nickname that looks like another one is taken, and both calls say so', async () => {
  await fixture.browser().call('registration', newcomer({ txtNickname: 'koharu' }))
  const txtNickname = 'kоhаru' // Cyrillic o and a
  expect(await fixture.browser().call('isUniqueNickname', { txtNickname })).toMatchObject({ isUnique: false })
  expect(await refusalOf(fixture.browser().call('registration', newcomer({ txtNickname })))).toMatchObject({
    code: 'NICKNAME_TAKEN',
  })
})

test.each(['+819012340077', '00819012340077', '090−1234−0077', '\u202a090ー1234ー0077\u202c', '819012340077'])(
  'the phone number %s is stored by its parts',
  async (phone) => {
    const own = await openIdentity()
    const { playerID } = await own.browser().call('registration', newcomer({ phone }))
    expect(await own.db.query('select area_code, phone from identity.players where id = $1', [playerID])).toEqual([
      { area_code: '81', phone: '9012340077' },
    ])
    await own.close()
  },
)

test.each(['+447911123456', '0081', '0044791112345', '09012'])('%s is no number of Japan', async (phone) => {
  expect(await refusalOf(fixture.browser().call('registration', newcomer({ phone })))).toMatchObject({
    code: 'FIELD_INVALID',
    field: 'phone',
  })
})

test('the reading of a name is stored in full-width katakana and is optional', async () => {
  const storedReadings = async (changes: Parameters<typeof newcomer>[0]) => {
    const { playerID } = await fixture.browser().call('registration', newcomer(changes))
    const [row] = await fixture.db.query(
      'select last_name_kana, first_name_kana, prefecture from identity.players where id = $1',
      [playerID],
    )
    return row
  }
  const readings = { lastNameKana: 'ﾔﾏﾀﾞ', firstNameKana: 'はな　こ', prefecture: '東京都' }
  expect(await storedReadings(readings)).toEqual({
    last_name_kana: 'ヤマダ',
    first_name_kana: 'ハナ コ',
    prefecture: '東京都',
  })
  expect(await storedReadings({})).toEqual({ last_name_kana: '', first_name_kana: '', prefecture: '' })
})

test('the acquisition source of a registration is stored', async () => {
  const browser = fixture.browser()
  const sources = {
    trackerIdCookie: 't1',
    bannerIdCookie: 'b2',
    affIdCookie: 'a3',
    bTagCookie: 'g4',
    referral: 'https://blog.example/',
  }
  for (const [name, value] of Object.entries(sources)) browser.jar.set(name, value)
  const { playerID } = await browser.call('registration', newcomer())
  const [stored] = await fixture.db.query('select * from identity.acquisitions where player_id = $1', [playerID])
  expect(stored).toMatchObject({
    tracker_id: 't1',
    banner_id: 'b2',
    affiliate_id: 'a3',
    btag: 'g4',
    referral: 'https://blog.example/',
  })
})

test('a registration is rolled back if its wallet accounts cannot be opened', async () => {
  const { createIdentity } = await import('../index.ts')
  const broken = createIdentity(fixture.runtime, {
    sites,
    messages: fixture.messages,
    sessionLimits: noSessionLimits,
    persons: nobodyExcluded,
    isOffered: offeredEverywhere,
    staffNames: async () => [],
    freeTries: {},
    secrets: fixture.secrets,
    acceptPolicies: async () => undefined,
    openAccounts: async () => {
      throw new Error('the wallet is unavailable')
    },
  })
  const form = newcomer()
  await expect(createBrowser(broken).call('registration', form)).rejects.toThrow('the wallet is unavailable')
  expect(await fixture.browser().call('isUniqueEmail', { email: form.email })).toMatchObject({ isUnique: true })
})

test('passwords and session tokens are not stored in plain text', async () => {
  const browser = fixture.browser()
  await browser.call('registration', newcomer())
  const rows = JSON.stringify([
    await fixture.ownerDb.query('select * from identity.credentials'),
    await fixture.ownerDb.query(`select encode(token_hash, 'escape') as h, * from identity.sessions`),
    await fixture.ownerDb.query('select * from platform.outbox'),
  ])
  expect(rows).not.toContain(password)
  expect(rows).not.toContain(browser.jar.get('andon_session'))
  expect(rows).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
})

test('concurrent starts create the demo player once', async () => {
  const seeded = await Promise.all([
    fixture.identity.seedDemoPlayer(),
    fixture.identity.seedDemoPlayer(),
    fixture.identity.seedDemoPlayer(),
  ])
  expect(seeded.filter(({ created }) => created)).toHaveLength(1)
  expect(new Set(seeded.map(({ playerId }) => playerId)).size).toBe(1)
  const { email, password } = await fixture.identity.seedDemoPlayer()
  const { profile } = await fixture.browser().call('login', { email, password })
  expect(profile).toMatchObject({ playerID: seeded[0]?.playerId, verifiedChannels: ['email', 'sms'] })
})
