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

test.each(['bee.example', 'www.bee.example'])(
  "at %s, robots, the site map and pages name the brand's first host",
  async (host) => {
    const browser = createBrowser(server.origin)
    const bodyOf = async (path: string) => (await browser.get(path, {}, via(host))).body
    expect(await bodyOf('/robots.txt')).toContain('Sitemap: https://bee.example/sitemap.xml')
    expect(await bodyOf('/sitemap.xml')).toContain('<loc>https://bee.example/en/home</loc>')
    expect(await bodyOf('/en/game/koi-climb')).toContain(
      '<link rel="canonical" href="https://bee.example/en/game/koi-climb"/>',
    )
  },
)

test('a page asked for at an unknown host or port names the first host of its brand', async () => {
  const browser = createBrowser(server.origin)
  for (const host of ['evil.example', 'leo.localhost:8123'])
    expect((await browser.get('/ja/lobbies/casino', {}, via(host))).body).toContain(
      '<link rel="canonical" href="https://leo.localhost/ja/lobbies/casino"/>',
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

test.each(['avif', 'webp'])(
  'pictures of games are there as %s, with their type, and the sites may show them',
  async (format) => {
    const browser = createBrowser(server.origin)
    for (const name of ['thumbnail', 'thumbnail-portrait', 'hero']) {
      const { status, headers } = await browser.get(`/lantern-river/${name}.${format}`, {}, via('games.example'))
      expect([status, headers.get('content-type')]).toEqual([200, `image/${format}`])
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    }
  },
)

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
