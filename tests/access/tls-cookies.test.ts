import { createBrowser, newcomer } from '@andon/tests/browser'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Behind a proxy that terminates TLS: cookies that another host of the domain could plant have no effect. */
let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '127.0.0.1' } })
})
afterAll(() => server.close())

const headers = { 'x-forwarded-proto': 'https' }
const hostToken = '__Host-XSRF-TOKEN'

/** A browser behind the TLS proxy. Like our client, it sends the token of the cookie that other hosts cannot set. */
async function secureBrowser() {
  const browser = createBrowser(server.origin)
  const get = (path: string) => browser.get(path, {}, { headers })
  const post = (path: string, fields: Record<string, unknown> = {}, token = browser.jar.get(hostToken)) =>
    browser.post(path, fields, { headers, antiForgery: token ?? null })
  const { headers: given } = await get('/ajax/login/status')
  return { jar: browser.jar, get, post, given }
}

async function registered() {
  const browser = await secureBrowser()
  expect((await browser.post('/ajax/registration', newcomer())).status).toBe(200)
  return browser
}

test('every cookie but XSRF-TOKEN has a name that only its own host can set, and is secure', async () => {
  const visitor = await secureBrowser()
  await visitor.post('/ajax/support/chat/send', { text: 'hello', idempotencyKey: 'tls-chat-0001' })
  const player = await registered()
  const names = new Set([...visitor.jar.keys(), ...player.jar.keys()])
  expect([...names].filter((name) => !name.startsWith('__Host-'))).toEqual(['XSRF-TOKEN'])
  for (const name of ['andon_session', 'andon_hint', 'andon_chat', 'XSRF-TOKEN'])
    expect(names).toContain(`__Host-${name}`)
  for (const cookie of visitor.given.getSetCookie()) expect(cookie).toMatch(/; Secure/i)
})

test('a token that another host planted is refused, and does not block our own client', async () => {
  const attacker = await secureBrowser()
  const planted = attacker.jar.get('XSRF-TOKEN') ?? ''
  const victim = await secureBrowser()
  victim.jar.set('XSRF-TOKEN', planted)
  const check = (token?: string) =>
    victim.post('/ajax/registration/isUniqueNickname', { txtNickname: 'lantern' }, ...(token ? [token] : []))
  expect((await check(planted)).status).toBe(403)
  expect((await check()).status).toBe(200)
})

test('a chat cookie that another host planted is ignored', async () => {
  const attacker = await secureBrowser()
  await attacker.post('/ajax/support/chat/send', { text: 'Your account number?', idempotencyKey: 'tls-chat-0002' })
  const token = attacker.jar.get('__Host-andon_chat') ?? ''
  expect(token).not.toBe('')
  const victim = await secureBrowser()
  victim.jar.set('andon_chat', token)
  expect((await victim.get('/ajax/support/chat')).body.messages).toEqual([])
})

test('a session cookie that another host planted is ignored', async () => {
  const browser = await registered()
  const victim = await secureBrowser()
  victim.jar.set('andon_session', browser.jar.get('__Host-andon_session') ?? '')
  expect((await victim.get('/ajax/login/status')).body).toEqual({ loggedIn: false })
})
