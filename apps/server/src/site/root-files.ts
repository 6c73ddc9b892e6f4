import { createHash } from 'node:crypto'
import type { Language } from '@andon/contract/languages'
import { brandsFolder, readPart, type Site, siteAt } from '@andon/contract/sites'
import type { Clock } from '@andon/platform/clock'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PublicPath } from './public-paths.ts'
import { siteOrigin } from './site-origin.ts'
import { sitemap } from './sitemap.ts'

export interface RootFileOptions {
  readonly sites: readonly Site[]
  readonly clock: Clock
  readonly gamesOrigin: string
  /** A brand's public pages. */
  publicPaths(place: { site: Site; origin: string }): Promise<readonly PublicPath[]>
}

/** RFC 9116 recommends less than a year. */
const securityTextDays = 180
const hour = 'public, max-age=3600'
const day = 'public, max-age=86400'
/** By address, in the brand's folder; the icons are drawn by `npm run icons`. */
const brandFiles = {
  '/icon.svg': { part: 'mark.svg', type: 'image/svg+xml; charset=utf-8' },
  '/favicon.ico': { part: 'icons/favicon.ico', type: 'image/vnd.microsoft.icon' },
  '/apple-touch-icon.png': { part: 'icons/apple-touch-icon.png', type: 'image/png' },
  '/icon-192.png': { part: 'icons/icon-192.png', type: 'image/png' },
  '/icon-512.png': { part: 'icons/icon-512.png', type: 'image/png' },
  /** For the offline page, which does not know the names of the build's files. */
  '/display.woff2': { part: 'display.woff2', type: 'font/woff2' },
} as const

/** Files that programs expect at the root of a host, for that host's brand: without a language and without redirects. */
export function mountRootFiles(
  app: FastifyInstance,
  { sites, clock, gamesOrigin, publicPaths }: RootFileOptions,
): void {
  const siteOf = ({ authority }: FastifyRequest) => siteAt(sites, authority.hostname)

  // read once, at the start: what is put in its place later is not opened for a visitor
  for (const [path, { part, type }] of Object.entries(brandFiles)) {
    const byBrand = new Map(sites.map(({ code }) => [code, taggedBytes(readPart(brandsFolder, { brand: code, part }))]))
    app.get(path, (request, reply) => {
      const { bytes, etag } = byBrand.get(siteOf(request).code) ?? absent(path)
      reply.header('cache-control', day).header('cross-origin-resource-policy', 'same-origin').header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type(type).send(bytes)
    })
  }
  app.get<{ Querystring: { language?: unknown } }>('/site.webmanifest', async (request, reply) => {
    const site = siteOf(request)
    const language = site.languages.find((one) => one === request.query.language) ?? site.defaultLanguage
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', day)
      .send(JSON.stringify(manifest(site, language)))
  })

  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', hour)
      .send(robots(siteOf(request), siteOrigin(siteOf(request), { gamesOrigin }))),
  )
  app.get('/.well-known/security.txt', async (request, reply) => {
    const { securityContact, languages } = siteOf(request)
    const expires = clock
      .now()
      .toZonedDateTimeISO('UTC')
      .add({ days: securityTextDays })
      .startOfDay()
      .toInstant()
      .toString()
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${request.authority.origin}/.well-known/security.txt`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', hour)
      .send(`${lines.join('\n')}\n`)
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const site = siteOf(request)
    const paths = await publicPaths({ site, origin: request.authority.origin })
    const map = sitemap({ origin: siteOrigin(site, { gamesOrigin }), site, paths })
    return reply.type('application/xml; charset=utf-8').header('cache-control', hour).send(map)
  })
}

const taggedBytes = (bytes: Buffer) => ({
  bytes,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
})

function absent(path: string): never {
  throw new Error(`${path} was read for every brand that is served`)
}

/** Installed from a page in one language, the app starts in it; it is one app all the same. */
function manifest({ name, homePath, themeColor }: Site, language: Language) {
  return {
    id: '/',
    name,
    short_name: name,
    lang: language,
    categories: ['games', 'entertainment'],
    start_url: `/${language}${homePath.visitor}`,
    scope: '/',
    display: 'standalone',
    theme_color: themeColor,
    background_color: themeColor,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any maskable' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any maskable' },
    ],
  }
}

/** Crawlers should not fetch API calls, sandbox pages and pages of a player's own data. */
function robots({ languages }: Site, origin: string): string {
  const closed = [
    '/ajax/',
    '/sandbox/',
    ...languages.flatMap((language) => [`/${language}/account`, `/${language}/mygames`]),
  ]
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
  return `${lines.join('\n')}\n`
}
