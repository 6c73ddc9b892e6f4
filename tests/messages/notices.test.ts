import { createECDH, randomUUID } from 'node:crypto'
import type { Language } from '@andon/contract/languages'
import { referenceOf } from '@andon/contract/reference'
import { accountLocked } from '@andon/operator/limits'
import { entrantNotified } from '@andon/operator/tournaments'
import { outboxFor } from '@andon/sandbox/messages'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { factsHandled } from '@andon/tests/nodes/facts-handled'
import { operatorCommand } from '@andon/tests/operator-command'

import { startServer, type TestServer } from '@andon/tests/server'
import { verifyPlayer } from '@andon/tests/verify-player'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { decrypted, startPushService, vapidClaims } from './push-service.ts'

const service = await startPushService()

let server: TestServer
beforeAll(async () => {
  server = await startServer({ postPush: service.postPush })
})
afterAll(async () => {
  await server.close()
  await service.close()
})

const slow = { timeout: 900_000 }
const patience = { timeout: 30_000, interval: 100 }

async function newPlayer(language: Language) {
  const browser = createBrowser(server.origin)
  const { email, password, playerID } = await browser.register({ language })
  /** Mails about money, limits and locks, oldest first. */
  const mails = async () => {
    await factsHandled(server.db)
    return (await outboxFor(server.db, email)).filter(({ code }) => code === undefined).reverse()
  }
  const logIn = (more = {}) => browser.post('/ajax/login', { email, password, ...more })
  /** A break or lock ends the session; this one may do little. */
  const takeBreak = async () => {
    await browser.post('/ajax/ResponsibleGaming/takeBreak', { days: 7 })
    await logIn({ withdrawalOnly: 'true' })
  }
  return {
    browser,
    playerID,
    logIn,
    takeBreak,
    mails,
    subjects: async () => (await mails()).map(({ subject }) => subject),
  }
}

async function withdraw(browser: Browser, amount: number): Promise<string> {
  const form = { amount, currency: 'JPY', paymentMethod: 'CREDITCARD', idempotencyKey: randomUUID() }
  return (await browser.post('/ajax/cashier/makeCCWithdrawal', form)).body.transactionId
}

async function timePasses(): Promise<void> {
  server.clock.advance({ seconds: 61 })
  for (const job of server.app.operator.cashier.jobs) await job.run()
}

test(
  'a withdrawal is mailed once when requested and once when paid, whichever server sends, without card data',
  slow,
  async () => {
    const { browser, mails, subjects } = await newPlayer('ja')
    await browser.deposit(10_000)
    await verifyPlayer(server, browser)
    const withdrawalId = await withdraw(browser, 4_000)
    await vi.waitFor(async () => {
      await timePasses()
      expect(await subjects()).toHaveLength(2)
    }, patience)
    expect(await subjects()).toEqual(['出金のお申し込みを受け付けました', '出金の手続きが完了しました'])
    for (const { text } of await mails()) {
      expect(text).toContain(referenceOf(withdrawalId))
      expect(text).toMatch(/¥\u00a04,000/)
      expect(text).not.toContain('1111')
    }
  },
)

test('a refusal is mailed with the operator’s words, in the player’s language', slow, async () => {
  const { browser, mails, subjects } = await newPlayer('en')
  await browser.deposit(100_000)
  await verifyPlayer(server, browser)
  const reference = await withdraw(browser, 90_000)
  const note = 'Please send the second page of the statement'
  await server.app.operator.cashier.backOffice.refuse(reference, { actor: 'mori', note })
  const both = ['We’ve received your withdrawal request', 'Your withdrawal wasn’t approved']
  await vi.waitFor(async () => expect(await subjects()).toEqual(both), patience) // whichever server sends
  expect((await mails()).at(-1)?.text).toMatch(new RegExp(`¥\\u00a090,000.*\\n\\nWhy: ${note}`))
})

test('only deposits that end after the player has left are mailed', slow, async () => {
  const { browser, mails, subjects } = await newPlayer('en')
  await browser.deposit(10_000)
  await browser.deposit(10_000, { cardNumber: '4000000000000002' })
  const waiting = await browser.deposit(3_000, { cardNumber: '4000000000003220' })
  expect(waiting.body.status).toBe('PENDING')
  expect(await subjects()).toEqual([])
  await vi.waitFor(async () => {
    server.clock.advance({ hours: 1 })
    await timePasses()
    expect(await subjects()).toEqual(['Your deposit didn’t go through'])
  }, patience)
  expect((await mails())[0]?.text).toContain(referenceOf(waiting.body.transactionId))
})

test('a change that lowers protection is mailed once, with the time of confirmation; a change that raises it is not', async () => {
  const { browser, mails, subjects } = await newPlayer('en')
  const set = (amount: number, period: number) =>
    browser.post('/ajax/ResponsibleGaming/setLimits', { limitType: 'deposit', amount, period })
  await set(20_000, 7)
  await set(10_000, 7)
  expect(await subjects()).toEqual([])
  await set(30_000, 7)
  await set(5_000, 1)
  expect(await subjects()).toEqual(['Your limit change needs your confirmation'])
  const day = server.clock.now().add({ hours: 24 }).toZonedDateTimeISO('Asia/Tokyo')
  const date = day.toPlainDate().toLocaleString('en-GB', { dateStyle: 'medium' })
  expect((await mails())[0]?.text).toContain(date)
  expect((await mails())[0]?.text).toContain('(Japan time)')
})

test('a break and a lock are mailed with their end', async () => {
  const { browser, mails, subjects } = await newPlayer('ja')
  const { lock } = (await browser.post('/ajax/ResponsibleGaming/takeBreak', { days: 7 })).body
  const end = Temporal.Instant.from(lock.until).toZonedDateTimeISO('Asia/Tokyo')
  await vi.waitFor(async () => expect(await subjects()).toEqual(['休憩が始まりました']), patience)
  expect((await mails())[0]?.text).toContain(`${end.year}年${end.month}月${end.day}日`)
})

test('a fact that cannot be mailed is parked, shown to operators, and mailed once the cause is gone', async () => {
  const { browser, subjects } = await newPlayer('en')
  const { profile } = (await browser.get('/ajax/login/status')).body
  await server.db.query(`alter table notices.notices add constraint broken check (player_id <> '${profile.playerID}')`)
  await browser.post('/ajax/ResponsibleGaming/takeBreak', { days: 7 })
  const broken = new RegExp(
    `^notices {2}0 facts .*, 1 keys parked$[\\s\\S]*\nnotices {2}${profile.playerID} {2}limits.AccountLocked {2}tried .*broken`,
    'm', // among the other readers
  )
  await vi.waitFor(async () => expect(await operatorCommand(server, ['facts', 'list'])).toMatch(broken), patience)
  await server.db.query('alter table notices.notices drop constraint broken')
  expect(await operatorCommand(server, ['facts', 'retry'])).toBe('1 keys are tried now')
  expect(await subjects()).toEqual(['Your break has started'])
})

test('no mail is sent for a transaction that is rolled back', async () => {
  const { browser, subjects } = await newPlayer('en')
  const { facts, db } = server.app.runtime
  const { profile } = (await browser.get('/ajax/login/status')).body
  const since = server.clock.now().toString()
  const fact = accountLocked({ key: profile.playerID, data: { kind: 'lock', since, limits: [], version: 1 } })
  const failing = db.transaction(async (tx) => {
    await facts.write(tx, [fact])
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await subjects()).toEqual([])
})

/** What the inbox of a browser shows. */
async function inboxOf(browser: Browser, fields: Record<string, unknown> = {}) {
  await factsHandled(server.db)
  const { status, body } = await browser.get('/ajax/notice/getNotices', fields)
  expect(status).toBe(200)
  return body as {
    unread: number
    version: number
    notices: { noticeId: string; topic: string; title: string; text: string; path: string; read: boolean }[]
    nextCursor?: string
  }
}

test('a deposit stands in the inbox at once, in the language of the page, and is not mailed', slow, async () => {
  const { browser, subjects } = await newPlayer('en')
  expect(await inboxOf(browser)).toMatchObject({ unread: 0, notices: [] })
  await browser.deposit(10_000)
  await vi.waitFor(async () => expect((await inboxOf(browser)).unread).toBe(1), patience)
  const english = await inboxOf(browser, { languageId: 'en' })
  expect(english.notices).toMatchObject([
    { topic: 'money', title: 'Your deposit has arrived', path: '/account/transactions', read: false },
  ])
  expect((await inboxOf(browser, { languageId: 'ja' })).notices[0]?.title).toBe('入金が完了しました')
  expect(await subjects()).toEqual([])
})

test(
  'marked as read, a notice is read for all sessions; what came after the list was shown stays unread',
  slow,
  async () => {
    const { browser } = await newPlayer('ja')
    for (let n = 0; n < 3; n++) await browser.deposit(1_000)
    await vi.waitFor(async () => expect((await inboxOf(browser)).unread).toBe(3), patience)
    const [newest, middle, oldest] = (await inboxOf(browser)).notices.map(({ noticeId }) => noticeId)
    const read = (path: string, fields: object) => browser.post(`/ajax/notice/${path}`, { ...fields })
    const one = await read('readNotice', { noticeId: middle })
    expect(one.body).toMatchObject({ success: true, unread: 2 })
    expect((await read('readNotice', { noticeId: middle })).body).toMatchObject({ unread: 2 })
    const all = await read('readAllNotices', { upTo: middle })
    expect(all.body).toMatchObject({ unread: 1 })
    expect(all.body.version).toBeGreaterThan(one.body.version)
    const { notices } = await inboxOf(browser)
    expect(notices.map(({ noticeId, read }) => [noticeId, read])).toEqual([
      [newest, false],
      [middle, true],
      [oldest, true],
    ])
    const other = await newPlayer('ja')
    const stranger = await other.browser.post('/ajax/notice/readNotice', { noticeId: newest })
    expect(stranger.body).toMatchObject({ errors: [{ field: 'noticeId' }] })
    expect((await inboxOf(browser)).unread).toBe(1)
  },
)

test('the inbox has pages, without a gap and without a repetition', slow, async () => {
  const { browser } = await newPlayer('en')
  const { profile } = (await browser.get('/ajax/login/status')).body
  const { db, newId, clock } = server.app.runtime
  const ids = Array.from({ length: 45 }, () => newId('ntc'))
  for (const id of ids)
    await db.query(
      `insert into notices.notices (player_id, id, occasion, kind, data, at) values ($1, $2, $2, 'serviceAnswered', '{}', $3)`,
      [profile.playerID, id, clock.now().toString()],
    )
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await inboxOf(browser, cursor === undefined ? {} : { cursor })
    expect(page.unread).toBe(45)
    seen.push(...page.notices.map(({ noticeId }) => noticeId))
    cursor = page.nextCursor
  } while (cursor !== undefined)
  expect(seen).toEqual(ids.sort().reverse())
})

test('verified documents and a break are in the inbox, also for a restricted session', slow, async () => {
  const { browser, takeBreak } = await newPlayer('en')
  await verifyPlayer(server, browser)
  await takeBreak()
  await expect
    .poll(async () => (await inboxOf(browser, { languageId: 'en' })).notices.map(({ title }) => title))
    .toEqual(expect.arrayContaining(['Your break has started', 'Your identity is verified']))
})

/** Tells the player that a tournament has started, as tournaments do. */
async function startTournament({ playerID: key }: { playerID: string }, tournamentId: string): Promise<void> {
  const { facts, db } = server.app.runtime
  const names = { ja: `夏の${tournamentId}`, en: `Summer ${tournamentId}` }
  const endsAt = server.clock.now().add({ hours: 24 }).toString()
  const data = {
    tournamentId,
    names,
    what: 'started',
    currency: 'JPY',
    endsAt,
    rank: null,
    prize: 0,
    buyIn: 0,
  } as const
  await db.transaction((tx) => facts.write(tx, [entrantNotified({ key, data })]))
}

const preferencesOf = (browser: Browser) => browser.get('/ajax/notice/getNoticePreferences')
const linkIn = (text: string | undefined) => new URL(/https?:\/\/\S+\/unsubscribe\/\S+/.exec(text ?? '')?.[0] ?? '')

test(
  'mails about tournaments end with one POST to the address in them, without a login; a GET changes nothing',
  slow,
  async () => {
    const player = await newPlayer('en')
    const { browser, mails, subjects } = player
    await startTournament(player, 'cup-1')
    await vi.waitFor(async () => expect(await subjects()).toEqual(['Summer cup-1 has started']), patience)
    const { pathname } = linkIn((await mails())[0]?.text)
    const page = await fetch(`${server.origin}${pathname}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<form method="post">')
    expect((await preferencesOf(browser)).body).toMatchObject({ mailTournaments: true, mailMissions: true })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    for (let n = 0; n < 2; n++) {
      const reply = await fetch(`${server.origin}${pathname}`, {
        method: 'POST',
        headers,
        body: 'List-Unsubscribe=One-Click',
      })
      expect(reply.status).toBe(200)
    }
    expect((await preferencesOf(browser)).body).toMatchObject({ mailTournaments: false, mailMissions: true })
    for (const wrong of [pathname.replace('tournaments', 'missions'), `${pathname}x`, pathname.replace('/en/', '/xx/')])
      expect((await fetch(`${server.origin}${wrong}`, { method: 'POST', headers, body: '' })).status).toBe(404)
    await startTournament(player, 'cup-2')
    await vi.waitFor(async () => expect((await inboxOf(browser)).unread).toBe(2), patience)
    expect(await subjects()).toHaveLength(1)
  },
)

test(
  'in quiet hours a mail about a tournament waits for their end; a break that began meanwhile stops it',
  slow,
  async () => {
    const players = [await newPlayer('en'), await newPlayer('en')] as const
    const local = server.clock.now().toZonedDateTimeISO('Asia/Tokyo')
    const clockOf = (time: typeof local) => time.toPlainTime().toString({ smallestUnit: 'minute' })
    const quiet = {
      quiet: 'true',
      quietFrom: clockOf(local),
      quietUntil: clockOf(local.add({ hours: 2 })),
      timeZone: 'Asia/Tokyo',
    }
    for (const player of players) {
      const { browser } = player
      expect((await browser.post('/ajax/notice/updateNoticePreferences', quiet)).body).toMatchObject({
        quiet: { from: quiet.quietFrom, until: quiet.quietUntil, timeZone: 'Asia/Tokyo' },
      })
      await startTournament(player, 'night-cup')
      await vi.waitFor(async () => expect((await inboxOf(browser)).unread).toBe(1), patience)
    }
    const [awake, resting] = players
    await resting.takeBreak()
    const sendWaiting = server.app.operator.jobs.find(({ name }) => name === 'notices.sendWaiting')
    await sendWaiting?.run()
    expect(await awake.subjects()).toEqual([])
    server.clock.advance({ hours: 2, minutes: 1 })
    await sendWaiting?.run()
    expect(await awake.subjects()).toEqual(['Summer night-cup has started'])
    expect(await resting.subjects()).toEqual(['Your break has started'])
  },
)

test('during a break nothing that invites to play comes, not even into the inbox', slow, async () => {
  const player = await newPlayer('en')
  await player.takeBreak()
  await startTournament(player, 'calm-cup')
  expect((await inboxOf(player.browser, { languageId: 'en' })).notices.map(({ title }) => title)).toEqual([
    'Your break has started',
  ])
  expect(await player.subjects()).toEqual(['Your break has started'])
})

test('quiet hours need their times and a zone; a refusal names the field', async () => {
  const { browser } = await newPlayer('en')
  const update = (fields: object) => browser.post('/ajax/notice/updateNoticePreferences', { ...fields })
  expect((await update({ quiet: 'true', quietFrom: '22:00', quietUntil: '07:00' })).body).toMatchObject({
    errors: [{ field: 'timeZone' }],
  })
  expect((await update({ quiet: 'true', quietFrom: '24:00', quietUntil: '07:00' })).body).toMatchObject({
    errors: [{ field: 'quietFrom' }],
  })
  expect((await update({ mailMissions: 'false' })).body).toMatchObject({
    mailMissions: false,
    mailTournaments: true,
    quiet: null,
  })
})

const subscribe = (browser: Browser, endpoint: string, topics: readonly string[] = ['money']) =>
  browser.post('/ajax/notice/subscribePush', { ...service.subscribe(endpoint), topics: JSON.stringify(topics) })
const pushedTo = (endpoint: string) => service.pushedTo(endpoint)
const pushTopics = async (browser: Browser) => (await browser.get('/ajax/notice/getPush')).body.topics
/** All notices have come, and whatever was owed for them was sent. */
async function pushesSent(): Promise<void> {
  await factsHandled(server.db)
  await server.app.operator.notices.pushDelivery.turn()
}

test('the stand-in for browsers reads the example of RFC 8291', () => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url')
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
  const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url')
  expect(decrypted(Buffer.from(body, 'base64url'), { pair, auth })).toBe('When I grow up, I want to be a watermelon')
})

test(
  'a push goes to the browsers that want the topic, signed and encrypted, and to no private network',
  slow,
  async () => {
    const player = await newPlayer('en')
    const { browser } = player
    for (const wrong of [
      'https://127.0.0.1/a',
      'http://push.example.com/a',
      'https://push.example.com:8443/a',
      'https://intranet/a',
    ])
      expect((await subscribe(browser, wrong)).body).toMatchObject({ errors: [{ field: 'endpoint' }] })
    const wrongKey = {
      ...service.subscribe('https://push.example.com/odd'),
      p256dh: 'A'.repeat(87),
      topics: '["money"]',
    }
    expect((await browser.post('/ajax/notice/subscribePush', wrongKey)).body).toMatchObject({
      errors: [{ field: 'p256dh' }],
    })
    expect(await pushTopics(browser)).toBe(null)
    const endpoint = 'https://push.example.com/wanted'
    expect((await subscribe(browser, endpoint)).body.topics).toEqual(['money'])
    await startTournament(player, 'pushed-cup')
    await browser.deposit(1_000)
    await vi.waitFor(async () => expect((await inboxOf(browser)).unread).toBe(2), patience)
    await pushesSent()
    const [push, ...others] = pushedTo(endpoint)
    expect(others).toEqual([])
    expect(push?.headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' })
    const { publicKey } = (await browser.get('/ajax/notice/getPush')).body
    const claims = vapidClaims(push?.headers.authorization, publicKey)
    expect(claims).toMatchObject({ aud: 'https://push.example.com', sub: expect.stringMatching(/^mailto:/) })
    const deposit = (await inboxOf(browser)).notices.find(({ topic }) => topic === 'money')
    expect(service.readBy(endpoint).map((text) => JSON.parse(text))).toEqual([{ notice: deposit?.noticeId }])
  },
)

test('pushes end with the session, and when another player takes the browser', slow, async () => {
  const [first, second] = [await newPlayer('en'), await newPlayer('en')]
  const [left, shared] = ['https://push.example.com/left', 'https://push.example.com/shared']
  await subscribe(first.browser, left)
  await first.browser.get('/ajax/login/status')
  await first.browser.post('/ajax/login/logout')
  await first.logIn()
  await factsHandled(server.db)
  expect(await pushTopics(first.browser)).toBe(null)
  await subscribe(first.browser, shared)
  await subscribe(second.browser, shared)
  expect(await pushTopics(first.browser)).toBe(null)
  for (const { browser } of [first, second]) {
    await browser.deposit(1_000)
    await vi.waitFor(async () => expect((await inboxOf(browser)).unread).toBe(1), patience)
  }
  await pushesSent()
  expect([pushedTo(left), pushedTo(shared)].map((sent) => sent.length)).toEqual([0, 1])
  await second.takeBreak()
  await factsHandled(server.db)
  const kept = await server.db.query('select session_id from notices.push_subscriptions where endpoint = $1', [shared])
  expect(kept).toEqual([])
})

test(
  'a subscription that the push service no longer knows is removed; one that is refused for now is tried again',
  slow,
  async () => {
    const [gone, busy] = ['https://push.example.com/gone', 'https://push.example.com/busy']
    service.answers.set(gone, 410).set(busy, 503)
    for (const endpoint of [gone, busy]) {
      const { browser } = await newPlayer('en')
      await subscribe(browser, endpoint)
      await browser.deposit(1_000)
      await vi.waitFor(async () => expect((await inboxOf(browser)).unread).toBe(1), patience)
      await pushesSent()
      expect(await pushTopics(browser)).toEqual(endpoint === gone ? null : ['money'])
    }
    service.answers.set(busy, 201)
    for (let turn = 0; turn < 2; turn++) {
      server.clock.advance({ seconds: 60 })
      await pushesSent()
    }
    expect([pushedTo(gone).length, pushedTo(busy).length]).toEqual([1, 2])
  },
)
