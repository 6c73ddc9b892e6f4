import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sites } from '@andon/contract/sites'
import { sendRaw } from '@andon/tests/raw-request'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** What a page loads before it can be used: files, and bytes on the line (Brotli; of the sportsbook gzip). */
interface Weight {
  readonly scripts: number
  readonly scriptBytes: number
  readonly styleBytes: number
  readonly documentBytes: number
}
type Budget = Readonly<Record<string, Weight>>

/** `npm run weights` writes what pages weigh into it, to be committed with what made them heavier. What a page does not need to show itself belongs in a later script. */
const file = resolve(import.meta.dirname, '../weights.json')
const budget: Budget = JSON.parse(readFileSync(file, 'utf8'))
const writes = process.env.WRITE_WEIGHTS === 'yes'
const found = new Map<string, Weight>()

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await server.close()
  if (writes) writeFileSync(file, `${JSON.stringify(Object.fromEntries([...found].map(withRoom)), null, 2)}\n`)
})

const pages: Readonly<Record<string, string>> = {
  lobby: '/lobbies/casino',
  home: '/home',
  promotions: '/promotions',
  promotion: '/promotion/',
  tournament: '/tournament/',
  game: '/game/lantern-river',
  article: '/about-us',
  sports: '/sports',
}
const places = sites.flatMap(({ code, hosts, languages, pages: own }) =>
  languages.flatMap((language) =>
    Object.keys(pages)
      .filter((page) => (page !== 'home' && page !== 'sports') || own.includes(page))
      .map((page) => ({ code, host: hosts[0] ?? '', language, page })),
  ),
)

test.each(places)(
  '$page of $code ($language) is no heavier than its budget',
  async ({ code, host, language, page }) => {
    const get = (path: string, encoding: string) =>
      sendRaw(
        server.port,
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\n\r\n`,
      )
    const path = await pathOf(page, { language, map: async () => (await get('/sitemap.xml', 'identity')).body })
    const [plain, packed] = await Promise.all([get(path, 'identity'), get(path, 'br')])
    expect(plain.status).toBe(200)
    const bytesOf = async (paths: readonly string[]) => {
      const replies = await Promise.all(paths.map((one) => get(one, 'br')))
      expect(replies.map((reply) => reply.header('content-encoding'))).toEqual(paths.map(() => 'br'))
      return replies.reduce((sum, reply) => sum + Number(reply.header('content-length')), 0)
    }
    const scripts = scriptsOf(plain.body)
    expect(scripts.some((one) => one.includes('/framework-'))).toBe(true)
    compare(`${code} ${page}`, {
      scripts: scripts.length,
      scriptBytes: await bytesOf(scripts),
      styleBytes: await bytesOf(stylesOf(plain.body)),
      documentBytes: Number(packed.header('content-length')),
    })
  },
)

test('the page of the sportsbook is no heavier than its budget', () => {
  const dist = resolve(import.meta.dirname, '../../apps/sportsbook/dist')
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const filesOf = (pattern: RegExp) => page.match(pattern) ?? []
  const bytesOf = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + readFileSync(join(dist, `${path}.gz`)).length, 0)
  const scripts = filesOf(/\/assets\/[\w.-]+\.js/g)
  expect(scripts.some((path) => path.includes('/framework-'))).toBe(true)
  compare('sportsbook', {
    scripts: scripts.length,
    scriptBytes: bytesOf(scripts),
    styleBytes: bytesOf(filesOf(/\/assets\/[\w.-]+\.css/g)),
    documentBytes: readFileSync(join(dist, 'index.html.gz')).length,
  })
})

/** Of both languages of a page the heavier one counts. */
function compare(name: string, weight: Weight): void {
  const before = found.get(name) ?? weight
  found.set(name, {
    scripts: Math.max(before.scripts, weight.scripts),
    scriptBytes: Math.max(before.scriptBytes, weight.scriptBytes),
    styleBytes: Math.max(before.styleBytes, weight.styleBytes),
    documentBytes: Math.max(before.documentBytes, weight.documentBytes),
  })
  if (writes) return
  const most = budget[name]
  if (!most) throw new Error(`tests/weights.json has no ${name}: npm run weights writes it`)
  const heavier = (Object.keys(most) as (keyof Weight)[]) // the keys of a Weight
    .filter((part) => weight[part] > most[part])
    .map((part) => `${name}: ${part} ${weight[part]}, at most ${most[part]} by tests/weights.json`)
  expect(heavier).toEqual([])
}

/** Scripts may grow by half a hundredth before their budget must be looked at, styles by two; a document also by what it tells, which is another every day. */
function withRoom([name, { scripts, scriptBytes, styleBytes, documentBytes }]: [string, Weight]): [string, Weight] {
  const upTo = (bytes: number, room: number) => Math.ceil((bytes * (1 + room)) / 100) * 100
  return [
    name,
    {
      scripts,
      scriptBytes: upTo(scriptBytes, 0.005),
      styleBytes: upTo(styleBytes, 0.02),
      documentBytes: upTo(documentBytes, 0.15),
    },
  ]
}

/** Of promotions and tournaments the first that the site's map names. */
async function pathOf(page: string, { language, map }: { language: string; map: () => Promise<string> }) {
  const path = pages[page] ?? ''
  if (!path.endsWith('/')) return `/${language}${path}`
  const found = new RegExp(`<loc>[^<]*(/${language}${path}[^<]+)</loc>`).exec(await map())?.[1]
  if (found === undefined) throw new Error(`the map names no ${page}`)
  return found
}

/** Preloaded, or imported by the page's own script. */
function scriptsOf(html: string): readonly string[] {
  const preloads = [...html.matchAll(/<link [^>]*rel="modulepreload"[^>]*>/g)].map(([link]) => link)
  const imports = [...html.matchAll(/\bimport [^;<]*"\/assets\/[\w.-]+\.js"/g)].map(([line]) => line)
  return [...new Set([...preloads, ...imports].flatMap((text) => text.match(/\/assets\/[\w.-]+\.js/g) ?? []))]
}

function stylesOf(html: string): readonly string[] {
  const links = [...html.matchAll(/<link [^>]*rel="stylesheet"[^>]*>/g)].map(([link]) => link)
  return [...new Set(links.flatMap((text) => text.match(/\/assets\/[\w.-]+\.css/g) ?? []))]
}
