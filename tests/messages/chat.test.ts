import { randomUUID } from 'node:crypto'
import { outboxFor } from '@andon/sandbox/messages'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { openPage, openStream } from '@andon/tests/open-page'
import { operatorCommand } from '@andon/tests/operator-command'
import { startServer, type TestServer } from '@andon/tests/server'
import { localKey, staffClient } from '@andon/tests/staff-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const actor = 'sato'

/** Runs an operator command. */
const operator = (...words: string[]) => operatorCommand(server, words)

async function someone() {
  const browser = createBrowser(server.origin)
  await browser.get('/ajax/login/status')
  return browser
}
async function player() {
  const browser = createBrowser(server.origin)
  const person = await browser.register()
  return { browser, person }
}
const say = (browser: Browser, text: string, idempotencyKey: string = randomUUID()) =>
  browser.post('/ajax/support/chat/send', { text, idempotencyKey })
const chatOf = async (browser: Browser) => (await browser.get('/ajax/support/chat')).body
const textsOf = async (browser: Browser) => (await chatOf(browser)).messages.map(({ text }: { text: string }) => text)
const told = ({ heard }: { heard(): unknown[] }) => heard().filter((data) => data !== undefined)
const backOffice = () => server.app.operator.support.backOffice
async function idOf(text: string): Promise<string> {
  const found = (await backOffice().list({ actor })).find(({ lastText }) => lastText === text)
  return found?.id ?? expect.fail(`no message ${text}`)
}

test('an operator reads a player’s message and answers in a terminal, and the answer is also mailed', async () => {
  const { browser, person } = await player()
  expect(await chatOf(browser)).toMatchObject({ messages: [], unread: 0, version: 0, answersTo: person.email })
  const sent = await say(browser, 'Where is my bonus?\n\u001b[2J今日')
  expect(sent.body).toMatchObject({ state: 'open', messages: [{ from: 'me' }], version: 1 })
  const list = await operator('chat', 'list')
  const id = /cnv_\w+/.exec(list)?.[0] ?? ''
  expect(list).toContain(`open`)
  const shown = await operator('chat', 'show', id)
  expect(shown).toContain('  | Where is my bonus?\n  |  [2J今日')
  expect(await operator('chat', 'answer', id, 'It', 'is', 'there now.')).toContain('answered')
  expect(await chatOf(browser)).toMatchObject({
    state: 'answered',
    unread: 1,
    version: 2,
    attended: true,
    messages: [{ from: 'me' }, { from: 'service', text: 'It is there now.' }],
  })
  const [mail] = await outboxFor(server.db, person.email)
  expect(mail?.text).toContain('It is there now.')
  expect(await operator('chat', 'close', id)).toContain('closed')
  expect(await chatOf(browser)).toMatchObject({ state: 'closed' })
  expect((await say(browser, 'Thank you')).body).toMatchObject({ state: 'open' })
  await expect(operator('chat', 'answer', 'cnv_none', 'x')).rejects.toThrow('there is no conversation')
})

test("only the player's own open pages receive the state of the conversation", async () => {
  const [{ browser }, { browser: other }] = [await player(), await player()]
  const [page, stranger] = [
    await openPage(server.origin, browser.jar, ['chat']),
    await openPage(server.origin, other.jar, ['chat']),
  ]
  await say(browser, 'Can you hear me?')
  await backOffice().answer({ id: await idOf('Can you hear me?'), actor, text: 'Yes' })
  const states = () => told(page)
  await vi.waitFor(() => expect(states().at(-1)).toEqual({ state: 'answered', unread: 1, version: 2 }), {
    timeout: 30_000,
  })
  await browser.post('/ajax/support/chat/read', { version: 2 })
  await vi.waitFor(() => expect(states().at(-1)).toMatchObject({ unread: 0, version: 3 }), { timeout: 30_000 })
  expect(told(stranger)).toEqual([])
  page.close()
  stranger.close()
})

test('a visitor writes anonymously, and only the same browser can read the conversation', async () => {
  const [visitor, stranger] = [await someone(), await someone()]
  const { headers } = await say(visitor, 'I cannot log in')
  const cookie = headers.getSetCookie().find((text) => text.startsWith('andon_chat='))
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/i)
  expect(cookie).not.toMatch(/max-age|expires/i)
  expect(await textsOf(visitor)).toEqual(['I cannot log in'])
  expect(await textsOf(stranger)).toEqual([])
  stranger.jar.set('andon_chat', 'A'.repeat(43))
  expect(await textsOf(stranger)).toEqual([])
  await say(stranger, 'Me neither')
  expect(stranger.jar.get('andon_chat')).not.toBe('A'.repeat(43))
})

test('an answer to a visitor arrives by realtime in that browser alone; without a conversation, or with a made-up token, the topic is refused', async () => {
  const [visitor, other, silent, forger] = [await someone(), await someone(), await someone(), await someone()]
  await say(visitor, 'Is anyone there?')
  await say(other, 'I have another question')
  forger.jar.set('andon_chat', 'A'.repeat(43))
  const topics = ['visitor-chat', 'visitor-chat-typing', 'chat']
  const follow = ({ jar }: Browser) =>
    openStream(server.origin, {
      host: new URL(server.origin).hostname,
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      topics,
    })
  const [page, stranger, ...refused] = await Promise.all([visitor, other, silent, forger].map(follow))
  if (!page || !stranger) return expect.fail('no page')
  const answers = [page, stranger, ...refused].map((one) => topics.map((topic) => one.answersOf(topic)[0]))
  const own = ['subscribed', 'subscribed', 'LOGIN_REQUIRED']
  const none = topics.map(() => 'LOGIN_REQUIRED')
  expect(answers).toEqual([own, own, none, none])

  const id = await idOf('Is anyone there?')
  await staffClient(server, await localKey(server)).support.typeInChat({ chatId: id })
  await vi.waitFor(() => expect(page.heard('visitor-chat-typing')).toEqual([{}]), { timeout: 30_000 })
  await backOffice().answer({ id, actor, text: 'Yes' })
  const state = { state: 'answered', unread: 1, version: 2 }
  await vi.waitFor(() => expect(page.heard('visitor-chat')).toContainEqual(state), { timeout: 30_000 })
  expect(await textsOf(visitor)).toEqual(['Is anyone there?', 'Yes'])
  await backOffice().answer({ id: await idOf('I have another question'), actor, text: 'Ask' })
  await vi.waitFor(() => expect(stranger.heard('visitor-chat')).toHaveLength(1), { timeout: 30_000 })
  expect(stranger.heard('visitor-chat-typing')).toEqual([])
  for (const one of [page, stranger, ...refused]) {
    expect(one.heard('chat')).toEqual([])
    one.close()
  }
})

test('after a logout the browser gets neither the player’s conversation nor the earlier one of the visitor', async () => {
  const browser = await someone()
  await say(browser, 'Before the login')
  await browser.register()
  expect(await textsOf(browser)).toEqual([])
  await say(browser, 'A secret of the player')
  await browser.post('/ajax/login/logout')
  expect(await textsOf(browser)).toEqual([])
})

test('a message sent twice under one key is kept once', async () => {
  const { browser } = await player()
  const key = randomUUID()
  await Promise.all([say(browser, 'Once', key), say(browser, 'Once', key), say(browser, 'Once', key)])
  expect(await textsOf(browser)).toEqual(['Once'])
})

test('a message has 1 to 2,000 characters', async () => {
  const { browser } = await player()
  for (const text of ['', ' \n ', 'x'.repeat(2001)])
    expect(await say(browser, text)).toMatchObject({ status: 400, body: { errors: [{ code: 'FIELD_INVALID' }] } })
  expect((await say(browser, '😀'.repeat(1000))).status).toBe(200)
})

test('too many messages are refused with a waiting time: per conversation for players, per address for visitors', async () => {
  const { browser } = await player()
  for (let count = 0; count < 20; count++) expect((await say(browser, `line ${count}`)).status).toBe(200)
  expect(await say(browser, 'one more')).toMatchObject({
    status: 429,
    body: { errors: [{ code: 'TOO_MANY_REQUESTS' }] },
  })
  server.clock.advance({ minutes: 11 })
  expect((await say(browser, 'and on')).status).toBe(200)

  let refused = 0
  for (let count = 0; count < 61; count++)
    refused += (await say(await someone(), `visitor ${count}`)).status === 429 ? 1 : 0
  expect(refused).toBeGreaterThan(0)
  server.clock.advance({ minutes: 61 })
  expect((await say(await someone(), 'later')).status).toBe(200)
})

test('a locked player may write, in a restricted session', async () => {
  const { browser, person } = await player()
  await say(browser, 'Before')
  await browser.post('/ajax/ResponsibleGaming/lockAccount', { days: 184 })
  await browser.get('/ajax/login/status')
  const { email, password } = person
  const login = await browser.post('/ajax/login', { email, password, withdrawalOnly: 'true' })
  expect(login.body).toMatchObject({ success: true })
  expect((await say(browser, 'I am locked')).status).toBe(200)
  expect(await textsOf(browser)).toEqual(['Before', 'I am locked'])
})

test('support counts as attended only while an agent was seen lately', async () => {
  const visitor = await someone()
  await backOffice().list({ actor })
  expect((await chatOf(visitor)).attended).toBe(true)
  server.clock.advance({ minutes: 16 })
  expect((await chatOf(visitor)).attended).toBe(false)
})
