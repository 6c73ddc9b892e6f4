import { outboxFor } from '@andon/sandbox/messages'
import { createBrowser, newcomer } from '@andon/tests/browser'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Behind a proxy that terminates TLS, at the operator's domains. */
let server: TestServer
beforeAll(async () => {
  server = await startServer({
    env: {
      SITE_HOSTS: 'BEE=bee.example,www.bee.example',
      GAMES_ORIGIN: 'https://games.example',
      TRUST_PROXY: '127.0.0.1',
    },
  })
})
afterAll(() => server.close())

const via = (host: string) => ({ headers: { 'x-forwarded-host': host, 'x-forwarded-proto': 'https' } })

test('a domain shows its brand, and an unknown host the first brand', async () => {
  const browser = createBrowser(server.origin)
  const brandAt = async (host: string) =>
    /data-brand="(\w+)"/.exec((await browser.get('/en/lobbies/casino', {}, via(host))).body)?.[1]
  expect(await brandAt('www.bee.example')).toBe('bee')
  expect(await brandAt('leo.localhost')).toBe('leo')
  expect(await brandAt('bee.localhost')).toBe('leo') // its host was replaced, and LEO is the default
})

test('robots and the site map name the domain', async () => {
  const browser = createBrowser(server.origin)
  expect((await browser.get('/robots.txt', {}, via('bee.example'))).body).toContain(
    'Sitemap: https://bee.example/sitemap.xml',
  )
  expect((await browser.get('/sitemap.xml', {}, via('bee.example'))).body).toContain(
    '<loc>https://bee.example/en/home</loc>',
  )
})

test('games may be framed at every domain of the brands, and not at those that were replaced', async () => {
  const { headers } = await createBrowser(server.origin).get('/lantern-river/', {}, via('games.example'))
  const [ancestors = ''] = /frame-ancestors [^;]*/.exec(headers.get('content-security-policy') ?? '') ?? []
  expect(ancestors.split(' ')).toEqual(
    expect.arrayContaining(['https://bee.example', 'https://www.bee.example', 'https://leo.localhost']),
  )
  expect(ancestors).not.toContain('bee.localhost')
})

test('calls, links in mails and passkeys belong to the domain', async () => {
  const browser = createBrowser(server.origin)
  const player = newcomer()
  await browser.get('/ajax/login/status', {}, via('bee.example'))
  expect((await browser.post('/ajax/registration', player, via('bee.example'))).status).toBe(200)

  const mailAfter = async (host: string) => {
    await browser.post('/ajax/resetPassword', { email: player.email }, via(host))
    const [mail] = await outboxFor(server.db, player.email)
    return mail?.text
  }
  expect(await mailAfter('www.bee.example')).toContain('https://www.bee.example/')
  expect(await mailAfter('evil.example')).toContain('https://leo.localhost/')

  const refused = await browser.post('/ajax/passkey/loginOptions', {}, via('evil.example'))
  expect(refused.body.errors).toMatchObject([{ code: 'PASSKEY_UNAVAILABLE' }])
})
