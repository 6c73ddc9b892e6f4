import { sites } from '@andon/contract/sites'
import { sendRaw } from '@andon/tests/raw-request'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const ask = (host: string, path: string) =>
  sendRaw(
    server.port,
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: identity\r\nConnection: close\r\n\r\n`,
  )

const headOf = (html: string) => html.slice(0, html.indexOf('</head>'))
const every = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => unescaped(found))
const unescaped = (text: string) =>
  text
    .replace(/&#(x?[\da-f]+);/gi, (_, code: string) => String.fromCharCode(Number(code.replace(/^x/i, '0x'))))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string }

/** What a page says of itself, each exactly once. */
function stated(html: string) {
  const head = headOf(html)
  const once = (pattern: RegExp) => {
    const found = every(head, pattern)
    expect(found, String(pattern)).toHaveLength(1)
    return found[0] ?? ''
  }
  const og = (name: string) => once(new RegExp(`<meta property="og:${name}" content="([^"]*)"`, 'g'))
  const [script = ''] = every(head, /<script type="application\/ld\+json">([^<]*)<\/script>/g)
  const { '@graph': graph = [] } = JSON.parse(script) as { '@graph'?: readonly Thing[] }
  return {
    title: once(/<title>([^<]*)<\/title>/g),
    description: once(/<meta name="description" content="([^"]*)"/g),
    canonical: once(/<link rel="canonical" href="([^"]*)"/g),
    shared: { title: og('title'), description: og('description'), url: og('url'), type: og('type') },
    picture: og('image'),
    size: [og('image:width'), og('image:height')],
    graph,
  }
}

const thing = (graph: readonly Thing[], type: string) => graph.find((one) => one['@type'] === type)

/** Paths of one page of each kind, and what it must be described as. */
async function kindsOf({ hosts: [host = ''], flags, homePath }: (typeof sites)[number]) {
  const { body } = await ask(host, '/sitemap.xml')
  const paths = every(body, /<loc>(.*?)<\/loc>/g).map((url) => new URL(url).pathname)
  const find = (pattern: RegExp) => paths.find((path) => pattern.test(path)) ?? ''
  return {
    paths,
    kinds: [
      { path: find(new RegExp(`^/en${homePath.visitor}$`)), types: [] },
      { path: find(new RegExp(`^/en/lobbies/(?!${homePath.visitor.split('/').at(-1)}$)`)), types: ['BreadcrumbList'] },
      { path: find(/^\/ja\/promotion\/./), types: ['WebPage', 'BreadcrumbList'] },
      { path: find(/^\/en\/game\/[\w-]+$/), types: ['VideoGame', 'BreadcrumbList'] },
      { path: find(/^\/ja\/game\/[\w-]+\/how-to-play$/), types: ['Article', 'BreadcrumbList'] },
      { path: find(/^\/en\/terms-and-conditions$/), types: ['Article', 'BreadcrumbList'] },
      { path: find(/^\/ja\/tournament\/./), types: ['Event', 'BreadcrumbList'] },
      { path: find(/^\/en\/customer-service$/), types: ['FAQPage', 'BreadcrumbList'] },
      ...(flags.sports
        ? [
            { path: find(/^\/ja\/home$/), types: [] },
            { path: find(/^\/en\/sports$/), types: ['BreadcrumbList'] },
          ]
        : []),
    ],
  }
}

test.each(sites)('each kind of page of $code says what search engines and previews of links need', async (site) => {
  const {
    hosts: [host = ''],
  } = site
  const pictures = new Set<string>()
  // the first tournaments are planned while the server starts
  await expect.poll(async () => (await kindsOf(site)).kinds.map(({ path }) => path)).not.toContain('')
  for (const { path, types } of (await kindsOf(site)).kinds) {
    const page = await ask(host, path)
    expect([path, page.status]).toEqual([path, 200])
    const { title, description, canonical, shared, picture, size, graph } = stated(page.body)
    expect(new URL(canonical).pathname).toBe(path)
    expect(title).toBe(`${shared.title} | ${site.name}`)
    expect(shared).toMatchObject({ description, url: canonical })
    expect(description.length).toBeGreaterThan(15)
    expect(size).toEqual(['1200', '630'])
    for (const type of ['Organization', 'WebSite', ...types])
      expect(thing(graph, type), `${path} ${type}`).toBeDefined()
    for (const step of (thing(graph, 'BreadcrumbList')?.itemListElement ?? []) as { name: string; item: string }[]) {
      expect(step.name, path).toBeTruthy()
      expect((await ask(host, new URL(step.item).pathname)).status, step.item).toBe(200)
    }
    pictures.add(new URL(picture).pathname)
  }
  expect(pictures.size).toBeGreaterThan(3)
  const [first = ''] = pictures
  const drawn = await ask(host, first)
  expect([drawn.status, drawn.header('content-type')]).toEqual([200, 'image/jpeg'])
  expect(drawn.header('cache-control')).toContain('immutable')
  expect((await ask(host, first.replace(/[\w-]{16}\.jpg$/, `${'0'.repeat(16)}.jpg`))).header('cache-control')).toBe(
    'public, max-age=3600',
  )
  for (const unknown of ['games.nothing', 'scenes.nothing', 'brands', '..%2fhero'])
    expect((await ask(host, `/share-pictures/${unknown}.${'0'.repeat(16)}.jpg`)).status).toBe(404)
})

test.each(sites)('no two pages of $code have the same title or description', async (site) => {
  const {
    hosts: [host = ''],
  } = site
  const { paths } = await kindsOf(site)
  const seen = new Map<string, string>()
  const twice: string[] = []
  for (const path of paths) {
    const { title, description } = stated((await ask(host, path)).body)
    const language = path.slice(0, 3)
    for (const text of [title, description]) {
      const other = seen.get(`${language} ${text}`)
      if (other !== undefined && other !== path) twice.push(`${other} and ${path}: ${text}`)
      seen.set(`${language} ${text}`, path)
    }
  }
  expect(twice).toEqual([])
})

test('a page of a player, and one that is not there, ask not to be listed', async () => {
  const host = sites[0]?.hosts[0] ?? ''
  for (const path of ['/en/account', '/en/nothing-here', '/en/game-play?gameId=koi-climb'])
    expect(headOf((await ask(host, path)).body), path).toContain('<meta name="robots" content="noindex"/>')
})
