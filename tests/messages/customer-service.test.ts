import { randomUUID } from 'node:crypto'
import { outboxFor } from '@andon/sandbox/messages'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { openPage } from '@andon/tests/open-page'
import { operatorCommand } from '@andon/tests/operator-command'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

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
