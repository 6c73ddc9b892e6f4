import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outboxFor } from '@andon/sandbox/messages'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { openPage } from '@andon/tests/open-page'
import { operatorCommand } from '@andon/tests/operator-command'
import { startServer, type TestServer } from '@andon/tests/server'
import { localKey, staffClient } from '@andon/tests/staff-client'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const operator = (...words: string[]) => operatorCommand(server, words)

async function player() {
  const browser = createBrowser(server.origin)
  return { browser, person: await browser.register() }
}
async function writes(browser: Browser, fields: Record<string, string> = {}): Promise<string> {
  await browser.get('/ajax/login/status')
  const form = { subject: 'Bonus', message: 'Where is my bonus?', ...fields }
  const { body } = await browser.post('/ajax/registration/contactUs', form)
  expect(body).toMatchObject({ success: true })
  return body.ticketNumber
}
const ticketOf = (browser: Browser, number: string) => browser.get(`/ajax/support/ticket?number=${number}`)
const replies = (browser: Browser, number: string, text: string, idempotencyKey: string = randomUUID()) =>
  browser.post('/ajax/support/ticket/reply', { number, text, idempotencyKey })

test('a ticket goes from the form to the answer, the reply and its end, in the account and by mail', async () => {
  const { browser, person } = await player()
  const page = await openPage(server.origin, browser.jar, ['tickets'])
  const number = await writes(browser)
  expect((await browser.get('/ajax/support/tickets')).body).toMatchObject({
    tickets: [{ number, subject: 'Bonus', state: 'open' }],
    more: false,
  })
  expect(await operator('support', 'list')).toContain(number)
  expect(await operator('support', 'answer', number.toLowerCase().replace('-', ' '), 'It', 'is', 'there.')).toContain(
    'answered',
  )
  const { body } = await ticketOf(browser, number)
  expect(body.ticket).toMatchObject({
    state: 'answered',
    messages: [
      { from: 'me', text: 'Where is my bonus?' },
      { from: 'service', text: 'It is there.' },
    ],
  })
  const mails = (await outboxFor(server.db, person.email)).map(({ text }) => text)
  expect(mails.some((text) => text.includes('It is there.') && text.includes(number))).toBe(true)
  await vi.waitFor(
    () => expect(page.heard().filter(Boolean).at(-1)).toEqual({ number, state: 'answered', version: 1 }),
    { timeout: 30_000 },
  )
  page.close()

  const key = randomUUID()
  await Promise.all([replies(browser, number, 'Thank you', key), replies(browser, number, 'Thank you', key)])
  expect((await ticketOf(browser, number)).body.ticket).toMatchObject({ state: 'open', messages: { length: 3 } })
  expect(await operator('support', 'show', number)).toContain('  | Thank you')
  expect(await operator('support', 'close', number)).toContain('closed')
  expect(await operator('support', 'list', 'closed')).toContain(number)
  expect((await ticketOf(browser, number)).body.ticket).toMatchObject({ state: 'closed' })
  expect((await replies(browser, number, 'One more thing')).body.ticket).toMatchObject({ state: 'open' })
  const log = await operator('audit', 'list', number)
  expect(log).toContain('/answer')
  expect(log).not.toContain('It is there.')
})

test('a visitor gets the answer by mail with the number, and nobody can read the ticket by its number', async () => {
  const visitor = createBrowser(server.origin)
  const number = await writes(visitor, { name: 'Mori', email: 'mori@andon.example' })
  await operator('support', 'answer', number, 'Hello Mori')
  const mails = await outboxFor(server.db, 'mori@andon.example')
  expect(mails.map(({ text }) => text).join()).toContain('Hello Mori')
  expect(mails.every(({ text }) => text.includes(number))).toBe(true)
  expect((await ticketOf(visitor, number)).status).toBe(401)
  const { browser: other } = await player()
  for (const answer of [await ticketOf(other, number), await replies(other, number, 'x')])
    expect(answer).toMatchObject({ status: 404, body: { errors: [{ code: 'NOT_FOUND' }] } })
  expect((await other.get('/ajax/support/tickets')).body.tickets).toEqual([])
  await expect(operator('support', 'answer', '000-0000', 'x')).rejects.toThrow('there is no ticket')
})

test('an excluded player reads the answer and replies in a restricted session', async () => {
  const { browser, person } = await player()
  const number = await writes(browser)
  await browser.post('/ajax/ResponsibleGaming/lockAccount', { days: 184 })
  await browser.get('/ajax/login/status')
  const { email, password } = person
  await browser.post('/ajax/login', { email, password, withdrawalOnly: 'true' })
  await operator('support', 'answer', number, 'We are here.')
  expect((await replies(browser, number, 'Thanks')).body.ticket).toMatchObject({ state: 'open' })
  expect(await writes(browser, { subject: 'And more' })).not.toBe(number)
})

const say = (browser: Browser, text: string, idempotencyKey: string = randomUUID()) =>
  browser.post('/ajax/support/chat/send', { text, idempotencyKey })
const chatOf = async (browser: Browser, fields = {}) => (await browser.get('/ajax/support/chat', fields)).body

/** The id of the conversation in which this text was written last. */
async function chatIdOf(text: string): Promise<string> {
  const line = (await operator('chat', 'list')).split('\n').find((one) => one.endsWith(text))
  return line?.split(' ')[0] ?? expect.fail(`no conversation ends with ${text}`)
}

async function sendFile(browser: Browser, bytes: Buffer, name: string, idempotencyKey: string = randomUUID()) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  form.set('idempotencyKey', idempotencyKey)
  const response = await fetch(`${server.origin}/ajax/support/chat/file`, {
    method: 'POST',
    headers: {
      cookie: [...browser.jar].map((pair) => pair.join('=')).join('; '),
      'x-xsrf-token': browser.jar.get('XSRF-TOKEN') ?? '',
    },
    body: form,
  })
  return { status: response.status, body: await response.json() }
}

const fileOf = (browser: Browser, version: number) => browser.get('/ajax/support/chat/file', { version })
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#36c' } })
    .png()
    .toBuffer()

test('a conversation knows how many wait before it; one under way keeps its place, and all others move up live', async () => {
  const [first, second, third] = [(await player()).browser, (await player()).browser, (await player()).browser]
  await say(first, 'first in line')
  server.clock.advance({ seconds: 5 })
  await say(second, 'second in line')
  server.clock.advance({ seconds: 5 })
  await say(third, 'third in line')
  const before = (await chatOf(first)).position
  expect([(await chatOf(second)).position, (await chatOf(third)).position]).toEqual([before + 1, before + 2])
  const page = await openPage(server.origin, third.jar, ['chat-line'])
  await operator('chat', 'answer', await chatIdOf('first in line'), 'Hello')
  await vi.waitFor(() => expect(page.heard().filter(Boolean)).toContainEqual({ waiting: expect.any(Number) }), {
    timeout: 30_000,
  })
  page.close()
  expect([(await chatOf(second)).position, (await chatOf(third)).position]).toEqual([before, before + 1])
  await say(first, 'one more question')
  expect((await chatOf(first)).position).toBe(before)
  server.clock.advance({ minutes: 1 })
  await say(second, 'are you there?')
  expect((await chatOf(second)).position).toBe(before + 1)
})

test('files are known by their bytes, stored once, and opened by their owner and staff only', async () => {
  const { browser, person } = await player()
  const { browser: other } = await player()
  expect(await sendFile(browser, await picture(), 'too-early.png')).toMatchObject({ status: 404 })
  await say(browser, 'I send a picture')
  const key = randomUUID()
  const bytes = await picture()
  const [sent] = await Promise.all([
    sendFile(browser, bytes, 'receipt\u202egnp.exe', key),
    sendFile(browser, bytes, 'receipt\u202egnp.exe', key),
  ])
  expect(sent.status).toBe(200)
  const { messages } = await chatOf(browser)
  expect(messages).toHaveLength(2)
  expect(messages[1]).toMatchObject({
    version: 2,
    text: '',
    file: { name: 'receiptgnp.exe', type: 'image/png', bytes: bytes.length },
  })
  const opened = await fileOf(browser, 2)
  expect(opened.headers.get('content-type')).toBe('image/png')
  expect(opened.headers.get('content-disposition')).toContain('.png')
  await say(other, 'somebody else')
  for (const [who, version] of [
    [other, 2],
    [createBrowser(server.origin), 2],
    [browser, 1],
  ] as const)
    expect((await fileOf(who, version)).status).toBe(404)
  for (const [content, code] of [
    [Buffer.from('MZ not a picture at all'), 'FILE_TYPE_UNSUPPORTED'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'FILE_TYPE_UNSUPPORTED'],
    [Buffer.alloc(0), 'FIELD_INVALID'],
  ] as const)
    expect((await sendFile(browser, content, 'x.png')).body.errors[0].code).toBe(code)
  expect((await sendFile(browser, Buffer.alloc(10 * 1024 * 1024 + 1), 'large.png')).status).toBe(413)

  const folder = await mkdtemp(join(tmpdir(), 'chat-file-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await operator('support', 'file', `cnv_${person.playerID}`, '2', join(folder, 'saved.png'))
  expect(await readFile(join(folder, 'saved.png'))).toEqual(bytes)
})

test('the transcript has the whole conversation, to keep and by mail, and older messages are read page by page', async () => {
  const { browser, person } = await player()
  expect((await browser.get('/ajax/support/chat/transcript')).status).toBe(404)
  for (let line = 1; line <= 60; line++) {
    if (line % 15 === 0) server.clock.advance({ minutes: 11 })
    expect((await say(browser, `line ${line} of many`)).status).toBe(200)
  }
  await operator('chat', 'answer', await chatIdOf('line 60 of many'), 'An answer')
  const newest = await chatOf(browser)
  expect(newest).toMatchObject({ earlier: true, messages: { length: 50 } })
  const older = await chatOf(browser, { before: newest.messages[0].version })
  expect(older).toMatchObject({ earlier: false, messages: { length: 11 } })
  const versions = [...older.messages, ...newest.messages].map(({ version }: { version: number }) => version)
  expect(versions).toEqual(Array.from({ length: 61 }, (_, at) => at + 1))

  const { body: text, headers } = await browser.get('/ajax/support/chat/transcript', { languageId: 'en' })
  expect(headers.get('content-type')).toContain('text/plain')
  for (const part of ['line 1 of many', 'line 60 of many', 'Customer service', 'An answer'])
    expect(text).toContain(part)
  const mail = () => browser.post('/ajax/support/chat/mailTranscript', { languageId: 'en' })
  expect((await mail()).status).toBe(200)
  expect((await mail()).status).toBe(429)
  const mails = (await outboxFor(server.db, person.email)).map(({ text }) => text)
  expect(mails.some((one) => one.includes('line 1 of many') && one.includes('An answer'))).toBe(true)
})

test('a closed conversation is rated once, and staff see by whom it was closed', async () => {
  const { browser } = await player()
  await say(browser, 'please close this')
  const id = await chatIdOf('please close this')
  const rate = (fields: object) => browser.post('/ajax/support/chat/rate', { version: 2, stars: 4, ...fields })
  expect((await rate({})).status).toBe(404)
  await operator('chat', 'close', id)
  expect(await chatOf(browser)).toMatchObject({ state: 'closed', closings: [{ version: 2 }] })
  for (const stars of [0, 6, 'many']) expect((await rate({ stars })).status).toBe(400)
  expect((await rate({ comment: 'Quick\nand kind' })).body).toMatchObject({ closings: [{ version: 2, stars: 4 }] })
  expect(await rate({ stars: 1 })).toMatchObject({ status: 409, body: { errors: [{ code: 'ACTION_IMPOSSIBLE' }] } })
  const report = await operator('support', 'ratings')
  expect(report).toMatch(/closed \d+ {2}rated 1 {2}average 4/)
  expect(report).toContain('  | and kind')
})

test('prepared texts are sent by a person, in the language of the conversation', async () => {
  await operator('support', 'canned', 'save', 'greeting', 'en', 'Hello!', 'How can we help?')
  await operator('support', 'canned', 'save', 'greeting', 'ja', 'こんにちは。')
  expect(await operator('support', 'canned')).toContain('  | Hello! How can we help?')
  const { browser } = await player()
  await browser.post('/ajax/support/chat/send', { text: 'in English', languageId: 'en', idempotencyKey: randomUUID() })
  await operator('support', 'canned', 'send', 'greeting', await chatIdOf('in English'))
  const { messages } = await chatOf(browser)
  expect(['Hello! How can we help?', 'こんにちは。']).toContain(messages.at(-1).text)
  await operator('support', 'canned', 'remove', 'greeting')
  expect(await operator('support', 'canned')).toBe('none')
  await expect(operator('support', 'canned', 'remove', 'greeting')).rejects.toThrow('no prepared text')
})

test('typing is announced to the player’s pages and stored nowhere', async () => {
  const [{ browser }, { browser: other }] = [await player(), await player()]
  await say(browser, 'are you typing?')
  const id = await chatIdOf('are you typing?')
  const version = (await chatOf(browser)).version
  const [page, stranger] = [
    await openPage(server.origin, browser.jar, ['chat-typing']),
    await openPage(server.origin, other.jar, ['chat-typing']),
  ]
  await staffClient(server, await localKey(server)).support.typeInChat({ chatId: id })
  await vi.waitFor(() => expect(page.heard().filter(Boolean)).toEqual([{}]), { timeout: 30_000 })
  expect(stranger.heard().filter(Boolean)).toEqual([])
  expect((await browser.post('/ajax/support/chat/typing')).status).toBe(200)
  expect((await chatOf(browser)).version).toBe(version)
  page.close()
  stranger.close()
})
