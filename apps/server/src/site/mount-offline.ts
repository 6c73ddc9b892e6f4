import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languageCodes } from '@andon/contract/languages'
import type { Block } from '@andon/contract/player-api/content'
import { type Site, siteAt } from '@andon/contract/sites'
import type { FastifyInstance } from 'fastify'
import { helpLists, offlinePage } from './offline-page.ts'

export interface OfflineOptions {
  readonly sites: readonly Site[]
  /** Folder of the built service worker. */
  readonly builtFolder: string
  /** The page with the addresses of those who help. */
  helpPage(place: { site: Site; language: Language; origin: string }): Promise<readonly Block[]>
}

/** Replaces a released worker where the brand's flag is off: it deletes what was cached and itself. */
const removal = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
})()))
`

/** The service worker and the offline pages it keeps. Both are asked for again each time, so that a new version is found at the next page. */
export function mountOffline(app: FastifyInstance, { sites, builtFolder, helpPage }: OfflineOptions): void {
  const worker = lazily(() => versioned(readFileSync(join(builtFolder, 'service-worker.js'), 'utf8')))
  const removing = versioned(removal)
  app.get('/service-worker.js', async (request, reply) => {
    const { flags } = siteAt(sites, request.authority.hostname)
    const { source, etag } = flags.serviceWorker ? worker() : removing
    reply.header('cache-control', 'no-cache').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply
      .type('text/javascript; charset=utf-8')
      .header('content-security-policy', `default-src 'none'; connect-src 'self'`)
      .header('cross-origin-resource-policy', 'same-origin')
      .header('service-worker-allowed', '/')
      .send(source)
  })
  for (const language of languageCodes)
    app.get(`/offline.${language}.html`, async (request, reply) => {
      const { hostname, origin } = request.authority
      const site = siteAt(sites, hostname)
      const help = helpLists(await helpPage({ site, language, origin }))
      const { html, policy } = offlinePage({ site, language, help })
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-security-policy', policy)
        .send(html)
    })
}

const versioned = (source: string) => ({
  source,
  etag: `"${createHash('sha256').update(source).digest('base64url').slice(0, 22)}"`,
})

/** Read with the first request: a server without pages needs no build. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
