import { type Browser, createBrowser, newcomer } from '@andon/tests/browser'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const safer = '/ajax/ResponsibleGaming'
const errorOf = ({ status, body }: Awaited<ReturnType<Browser['post']>>) => [status, body.errors?.[0]?.code ?? 'none']
const address = { country: 'JP', postalCode: '604-8001', prefecture: 'Kyoto', city: 'Kyoto', address1: '1丁目2番3号' }
let people = 0
let houses = 100
/** A person with a name and an address. */
const someone = (changes: Record<string, unknown> = {}) => {
  const letters = [...String(++people)].map((digit) => 'bdfghklrst'[Number(digit)]).join('a')
  return newcomer({ ...address, lastName: `Mori${letters}a`, firstName: 'Akari', ...changes })
}
/** The same person, who gives another e-mail address, nickname and phone number. */
const again = (person: ReturnType<typeof newcomer>, changes: Record<string, unknown> = {}) => {
  const { email, phone, txtNickname } = newcomer()
  return { ...person, email, phone, txtNickname, ...changes }
}

async function register(form: Record<string, unknown>) {
  const browser = createBrowser(server.origin)
  await browser.get('/ajax/login/status')
  const reply = await browser.post('/ajax/registration', form)
  const logIn = async (fields: Record<string, unknown> = {}) => {
    await browser.get('/ajax/login/status')
    return browser.post('/ajax/login', { email: form.email, password: form.password, ...fields })
  }
  return { browser, reply, logIn, playerId: String(reply.body.playerID) }
}

async function locked(form: Record<string, unknown>, days = 365) {
  const player = await register(form)
  expect((await player.browser.deposit(5_000)).body).toMatchObject({ status: 'APPROVED' })
  const call = days < 184 ? 'takeBreak' : 'lockAccount'
  expect((await player.browser.post(`${safer}/${call}`, { days })).status).toBe(200)
  return player
}

const recognitions = (excludedId: string) =>
  server.db.query<{
    account_id: string
    occasion: string
    outcome: string
    state: string
    attributes: string[]
    id: string
  }>('select * from exclusions.recognitions where excluded_id = $1 order by at, id', [excludedId])
const play = (browser: Browser) => browser.get('/ajax/launcher/realgames', { gameSymbol: 'lantern-river' })

test('after a lock of a year the same person is refused a second account, and the reason is on record', async () => {
  const person = someone()
  const { playerId } = await locked(person)
  const { browser, reply } = await register(again(person))
  expect(errorOf(reply)).toEqual([403, 'ACCOUNT_LOCKED'])
  expect(reply.body.errors[0].params).toBeUndefined() // the reply does not reveal the lock
  expect(errorOf(await browser.deposit(5_000))).toEqual([401, 'LOGIN_REQUIRED'])
  const [record] = await recognitions(playerId)
  expect(record).toMatchObject({ occasion: 'registration', outcome: 'refused', account_id: null })
  expect(record?.attributes).toEqual(expect.arrayContaining(['person', 'person and postcode', 'person and address']))
})

describe('another spelling is recognised as the same person', () => {
  const kanji = { lastNameKana: 'サトウ', firstNameKana: 'ヨウコ', lastName: '佐藤', firstName: '陽子' }
  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['names change places', { firstName: 'Rin', lastName: 'Abe' }, { firstName: 'ABE', lastName: 'ｒｉｎ' }],
    [
      'kanji read in Latin letters',
      kanji,
      { lastNameKana: '', firstNameKana: '', lastName: 'Sato', firstName: 'Yōko' },
    ],
    [
      'another name and birth date, the e-mail address with a tag',
      {},
      { lastName: 'Other', dateOfBirth: '1971-01-01', email: 'tag' },
    ],
    ['the postcode in full width, another street', {}, { postalCode: '６０４８００１', address1: '9-9-9' }],
    ['the street with hyphens, no postcode', {}, { postalCode: '', address1: '１-2-3' }],
  ])('%s', async (_title, first, second) => {
    const person = someone(first)
    await locked(person)
    const email = second.email === 'tag' ? { email: person.email.replace('@', '+second@') } : {}
    const { reply } = await register(again(person, { ...second, ...email }))
    expect(errorOf(reply)).toEqual([403, 'ACCOUNT_LOCKED'])
  })
})

describe('a spelling variant does not open a second account that can deposit', () => {
  const kanji = (lastName: string, firstName = '花子') => ({ lastName, firstName })
  const latin = (lastName: string, firstName = 'Jane') => ({ lastName, firstName })
  /** A person who lives where nobody else does. */
  const alone = (changes: Record<string, unknown>) => someone({ address1: `${++houses}丁目2番3号`, ...changes })
  const reading = { lastNameKana: 'ワタナベ', firstNameKana: 'ハナコ' }
  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['渡邊 and 渡辺', kanji('渡邊'), kanji('渡辺')],
    ['渡邉 and 渡邊', kanji('渡邉'), kanji('渡邊')],
    ['髙橋 and 高橋', kanji('髙橋'), kanji('高橋')],
    ['山﨑 and 山崎', kanji('山﨑'), kanji('山崎')],
    ['齋藤 and 斉藤', kanji('齋藤'), kanji('斉藤')],
    ['濵田 and 浜田', kanji('濵田'), kanji('浜田')],
    ['a variation selector', kanji('葛\u{E0100}城'), kanji('葛城')],
    ['a given name in its old form', kanji('佐藤', '惠'), kanji('佐藤', '恵')],
    ['Cyrillic letters', latin('Smith'), latin('Ѕmіth')],
    ['a reading on one side', { ...kanji('渡邊'), ...reading }, kanji('渡辺')],
    ['a reading, and the name in Latin letters', { ...kanji('渡邊'), ...reading }, latin('Watanabe', 'Hanako')],
    ['a reading in half-width kana', { ...kanji('渡邊'), ...reading }, { ...kanji('わたなべ'), firstName: 'ﾊﾅｺ' }],
  ])('%s: the registration is refused', async (_title, first, second) => {
    const person = alone(first)
    await locked(person)
    expect(errorOf((await register(again(person, second))).reply)).toEqual([403, 'ACCOUNT_LOCKED'])
  })

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['渡+U+200B+辺', kanji('渡辺'), kanji('渡\u200b辺')],
    ['Smi+U+00AD+th', latin('Smith'), latin('Smi\u00adth')],
    ['a direction mark', latin('Smith'), latin('\u200eSmith\u2060s')],
  ])('%s: invisible characters are refused with the field', async (_title, first, second) => {
    const person = alone(first)
    await locked(person)
    const { reply } = await register(again(person, second))
    expect(reply.body.errors[0]).toMatchObject({ code: 'FIELD_INVALID', field: 'lastName' })
  })

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['a middle name more', latin('Smith'), latin('Smith', 'Jane Mary')],
    ['another surname', latin('Smith'), latin('Miller')],
    [
      'another street notation, with the postcode',
      kanji('森田'),
      { ...kanji('林田'), city: '', address1: 'same house' },
    ],
    ['a name in kanji without a reading, then in Latin letters', kanji('渡邊'), latin('Watanabe', 'Hanako')],
    ['a name in Latin letters, then in kanji without a reading', latin('Watanabe', 'Hanako'), kanji('渡辺')],
  ])(
    '%s: the account is held for review, at registration and at a change of details',
    async (_title, first, second) => {
      const person = alone(first)
      const { playerId } = await locked(person)
      const place = second.address1 ? { city: '', address1: `${houses}-2-3` } : { address1: `${houses}丁目2番3号` }
      const { browser, reply } = await register(again(person, { ...second, ...place }))
      expect(reply.status).toBe(200)
      expect(errorOf(await browser.deposit(1_000))).toEqual([403, 'ACCOUNT_LOCKED'])
      expect((await recognitions(playerId))[0]).toMatchObject({ outcome: 'held', occasion: 'registration' })

      const moved = await register(again(person, { ...second, postalCode: '', city: '', address1: '' }))
      expect(moved.reply.status).toBe(200)
      const { postalCode, city, address1 } = { ...address, ...place }
      expect((await moved.browser.post('/ajax/profile/update', { postalCode, city, address1 })).status).toBe(200)
      expect(errorOf(await moved.browser.deposit(1_000))).toEqual([403, 'ACCOUNT_LOCKED'])
    },
  )

  test('another household member, or a neighbour born on another day, can play', async () => {
    const person = alone(latin('Smith'))
    await locked(person)
    const sister = await register(again(person, { firstName: 'Mary', dateOfBirth: newcomer().dateOfBirth }))
    const flatmate = await register(again(person, latin('Miller', 'Ann')))
    for (const { browser } of [sister, flatmate])
      expect((await browser.deposit(1_000)).body).toMatchObject({ status: 'APPROVED' })
  })

  test('players who registered before attributes had their present form are compared by the job', async () => {
    const person = alone(kanji('渡邊', '葉子'))
    const first = await register(person)
    const second = await register(again(person, kanji('渡辺', '葉子')))
    const compareAll = async () => server.app.operator.exclusions.jobs[0]?.run()
    await compareAll() // so that the job of the next minute leaves this player alone
    await server.db.query(`delete from exclusions.attributes where player_id = $1`, [second.playerId])
    expect((await first.browser.post(`${safer}/lockAccount`, { days: 365 })).status).toBe(200)
    expect((await second.browser.deposit(1_000)).body).toMatchObject({ status: 'APPROVED' })
    await vi.waitFor(async () => {
      // the job of the minute may be on its way, and note a later player
      await server.db.query(`update exclusions.progress set last_player_id = ''`)
      await compareAll()
      expect(errorOf(await second.logIn())).toEqual([403, 'ACCOUNT_LOCKED'])
    }, 30_000)
  })
})

test('the same phone number, however it is written, is the same number', async () => {
  const digits = newcomer().phone
  const person = someone({ phone: `0${digits}` })
  const first = await register(person)
  const others = [
    `0081${digits}`,
    `+81${digits}`,
    `81${digits}`,
    `0${digits.slice(0, 2)}−${digits.slice(2, 6)}ー${digits.slice(6)}`,
  ]
  for (const phone of others) {
    expect(errorOf((await register(someone({ phone }))).reply)).toEqual([409, 'PHONE_TAKEN'])
    const visitor = createBrowser(server.origin)
    await visitor.get('/ajax/login/status')
    const asked = await visitor.post('/ajax/registration/checkUserPhoneAvailablity', {
      areaCode: '81',
      phone,
    })
    expect([asked.status, asked.body.isUnique ?? asked.body.errors?.[0]?.code]).toEqual([200, false])
  }
  await first.browser.post(`${safer}/lockAccount`, { days: 365 })
  await server.db.query(`delete from identity.directory where kind = 'phone' and player_id = $1`, [first.playerId])
  for (const phone of others)
    expect(errorOf((await register(someone({ phone }))).reply)).toEqual([403, 'ACCOUNT_LOCKED'])
})

test('a break stops a second account, too, and only as long as it lasts', async () => {
  const person = someone()
  await locked(person, 1)
  expect(errorOf((await register(again(person))).reply)).toEqual([403, 'ACCOUNT_LOCKED'])
  server.clock.advance({ hours: 24 })
  expect((await register(again(person))).reply.status).toBe(200)
})

describe('name and birth date alone', () => {
  const elsewhere = { postalCode: '060-0001', city: 'Sapporo', address1: '7-7-7' }

  test('open the account, but hold deposits and play until an operator confirms that it is another person', async () => {
    const person = someone()
    const { playerId } = await locked(person)
    const { browser, reply, logIn } = await register(again(person, elsewhere))
    expect(reply.status).toBe(200)
    expect(errorOf(await browser.deposit(5_000))).toEqual([403, 'ACCOUNT_LOCKED'])
    expect(errorOf(await play(browser))).toEqual([403, 'ACCOUNT_LOCKED'])
    expect((await browser.get(`${safer}/overview`)).body.lock).toMatchObject({ kind: 'review' })
    expect((await browser.post(`${safer}/setLimits`, { limitType: 'loss', amount: 1_000, period: 1 })).status).toBe(200)
    expect((await logIn()).body).not.toHaveProperty('restricted')

    const { backOffice } = server.app.operator.exclusions
    const [record] = await recognitions(playerId)
    expect(record).toMatchObject({ outcome: 'held', state: 'open', attributes: ['person'] })
    expect(await backOffice.list()).toContainEqual(expect.objectContaining({ id: record?.id, excludedId: playerId }))
    expect(await backOffice.clear(record?.id ?? '', 'mori')).toMatchObject({ decided: { state: 'cleared' } })
    expect(await backOffice.confirm(record?.id ?? '', 'mori')).toHaveProperty('problem') // decided once
    expect((await browser.deposit(5_000)).body).toMatchObject({ status: 'APPROVED' })
    expect((await browser.post('/ajax/profile/update', { city: 'Otaru' })).status).toBe(200)
    expect((await browser.deposit(5_000)).body).toMatchObject({ status: 'APPROVED' }) // the same evidence does not stop it again
  })

  test('confirmed, lock the new account until the end of the first lock', async () => {
    const person = someone()
    const first = await locked(person)
    const { browser, playerId, logIn } = await register(again(person, elsewhere))
    const [record] = await recognitions(first.playerId)
    const { backOffice } = server.app.operator.exclusions
    expect(await backOffice.confirm(record?.id ?? '', 'mori')).toMatchObject({ decided: { state: 'confirmed' } })
    expect((await browser.get('/ajax/profile/getBalance')).status).toBe(401)
    expect(errorOf(await logIn())).toEqual([403, 'ACCOUNT_LOCKED'])
    expect((await logIn({ withdrawalOnly: 'true' })).body).toMatchObject({ restricted: true })
    const locks = await server.app.operator.limits.lockOf(server.db, [first.playerId, playerId])
    expect(locks.get(playerId)).toMatchObject({ kind: 'lock', until: locks.get(first.playerId)?.until })
  })
})

test('a lock also locks the other accounts of the person', async () => {
  const person = someone()
  const certain = await register(again(person))
  const likely = await register(again(person, { postalCode: '060-0001', city: 'Sapporo', address1: '7-7-7' }))
  const stranger = await register(someone())
  const { playerId } = await locked(person, 184)
  expect(errorOf(await certain.logIn())).toEqual([403, 'ACCOUNT_LOCKED'])
  expect(errorOf(await likely.browser.deposit(5_000))).toEqual([403, 'ACCOUNT_LOCKED'])
  expect((await stranger.browser.deposit(5_000)).body).toMatchObject({ status: 'APPROVED' })
  const records = await recognitions(playerId)
  expect(records.map(({ account_id, occasion, outcome }) => [account_id, occasion, outcome]).sort()).toEqual(
    [
      [certain.playerId, 'lock', 'locked'],
      [likely.playerId, 'lock', 'held'],
    ].sort(),
  )
})

test('after a simultaneous registration and lock, no account of the person stays open', async () => {
  for (let round = 0; round < 6; round++) {
    const person = someone()
    const { browser } = await register(person)
    const [twin, , other] = await Promise.all([
      register(again(person)),
      browser.post(`${safer}/lockAccount`, { days: 365 }),
      register(again(person)),
    ])
    for (const { reply, logIn } of [twin, other]) {
      const after = reply.status === 200 ? await logIn() : reply
      expect(errorOf(after)).toEqual([403, 'ACCOUNT_LOCKED'])
    }
  }
})

describe('a player who pays', () => {
  const otherwise = () => ({ dateOfBirth: newcomer().dateOfBirth, postalCode: '', city: '', address1: '' })
  /** A valid card number (ISO/IEC 7812, Luhn) besides the documented test cards. */
  const card = (name: string) => {
    const digits = `52000000000${name}`
    const sum = [...digits].reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
    return { cardNumber: `${digits}${(10 - (sum % 10)) % 10}`, saveCard: 'true' }
  }

  test('with the card of an excluded person under the same name, has the account locked and the money not taken', async () => {
    const person = someone()
    const first = await register(person)
    expect((await first.browser.deposit(5_000, card('1001'))).body).toMatchObject({ status: 'APPROVED' })
    await first.browser.post(`${safer}/lockAccount`, { days: 365 })
    const second = await register(again(person, otherwise()))
    expect(second.reply.status).toBe(200)
    expect((await second.browser.deposit(5_000, card('1001'))).body.status).not.toBe('APPROVED')
    expect(errorOf(await second.logIn())).toEqual([403, 'ACCOUNT_LOCKED'])
    const [record] = await recognitions(first.playerId)
    expect(record).toMatchObject({ occasion: 'deposit', outcome: 'locked', account_id: second.playerId })
    expect(record?.attributes).toContain('instrument and name')
    expect((await second.logIn({ withdrawalOnly: 'true' })).body).toMatchObject({ restricted: true })
    expect((await second.browser.get('/ajax/profile/getBalance')).body).toMatchObject({ cash: 0 })
  })

  test('with such a card under another name, is put under review', async () => {
    const first = await register(someone())
    expect((await first.browser.deposit(5_000, card('1002'))).body).toMatchObject({ status: 'APPROVED' })
    const second = await register(someone(otherwise()))
    expect((await second.browser.deposit(5_000, card('1003'))).body).toMatchObject({ status: 'APPROVED' })
    await first.browser.post(`${safer}/lockAccount`, { days: 365 })
    expect((await second.browser.deposit(5_000, card('1002'))).body.status).not.toBe('APPROVED')
    expect((await second.browser.get('/ajax/login/status')).body).toMatchObject({ loggedIn: true })
    expect((await recognitions(first.playerId)).map(({ outcome, state }) => [outcome, state])).toEqual([
      ['held', 'open'],
    ])
  })

  test('with a saved card from before there was a register, is stopped when the deposit is opened', async () => {
    const second = await register(someone(otherwise()))
    expect((await second.browser.deposit(5_000, card('1004'))).body).toMatchObject({ status: 'APPROVED' })
    await server.db.query(`delete from exclusions.attributes where player_id = $1 and kind like 'instrument%'`, [
      second.playerId,
    ])
    const first = await register(someone())
    expect((await first.browser.deposit(5_000, card('1004'))).body).toMatchObject({ status: 'APPROVED' })
    await first.browser.post(`${safer}/lockAccount`, { days: 365 })
    expect(await recognitions(first.playerId)).toEqual([])
    const [saved] = await server.db.query<{ id: string }>('select id from cashier.cards where player_id = $1', [
      second.playerId,
    ])
    const refused = await second.browser.post('/ajax/cashier/makeCCPayment', {
      amount: 5_000,
      currency: 'JPY',
      paymentMethod: 'CREDITCARD',
      savedCardId: saved?.id,
      cvv: '123',
      idempotencyKey: 'saved-card-of-the-excluded',
    })
    expect(errorOf(refused)).toEqual([403, 'ACCOUNT_LOCKED'])
    expect((await recognitions(first.playerId))[0]).toMatchObject({ occasion: 'deposit', outcome: 'held' })
  })
})

test('a document that is an excluded person\u2019s has the new account locked once it is accepted', async () => {
  const upload = async (browser: Browser) => {
    const form = new FormData()
    form.set('documentType', 'identity')
    form.set('file', new File(['%PDF-1.7\n% NUMBER-TR4711942\n1 0 obj\nendobj\n%%EOF\n'], 'VERIFIED.pdf'))
    const headers = {
      cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': browser.jar.get('XSRF-TOKEN') ?? '',
    }
    const url = `${server.origin}/ajax/account/Documents/upload`
    expect((await fetch(url, { method: 'POST', body: form, headers })).status).toBe(200)
  }
  const decided = async (playerId: string) =>
    vi.waitFor(
      async () => {
        server.clock.advance({ seconds: 61 })
        await server.app.operator.verification.followChecks()
        const { identityStatus } = await server.app.operator.verification.statusOf(server.db, playerId)
        expect(identityStatus).toBe('vrfn_verified')
      },
      { timeout: 15_000, interval: 100 },
    )
  const first = await register(someone())
  await upload(first.browser)
  await decided(first.playerId)
  await first.browser.post(`${safer}/lockAccount`, { days: 365 })
  const second = await register(someone({ postalCode: '', city: '', address1: '' }))
  await upload(second.browser)
  await decided(second.playerId)
  expect(errorOf(await second.logIn())).toEqual([403, 'ACCOUNT_LOCKED'])
  expect((await recognitions(first.playerId))[0]).toMatchObject({
    occasion: 'verification',
    attributes: ['document'],
    outcome: 'locked',
  })
  const numbers = JSON.stringify(await server.db.query(`select * from verification.checks`))
  expect(numbers).not.toContain('TR4711942')
})

test('attributes for recognition are stored only as keyed hashes', async () => {
  const person = someone()
  await register(person)
  const dump = JSON.stringify(
    await server.db.query(`select kind, player_id, encode(digest, 'escape') as digest from exclusions.attributes`),
  )
  for (const told of [person.email, person.phone, person.dateOfBirth, 'akari', '6048001'])
    expect(dump.toLowerCase()).not.toContain(told.toLowerCase())
})
