import type { Site } from '@andon/contract/sites'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { compressedCopies } from './compressed-copies.ts'
import { embedders, hostOf } from './games.ts'

export interface SportsClientOptions {
  readonly sportsOrigin: string
  readonly sites: readonly Site[]
  /** The sites are served by other processes, perhaps on ports of their own. */
  readonly sitesElsewhere: boolean
  /** The built client. */
  readonly folder: string
  /** The calls that it makes. */
  readonly calls: FastifyPluginAsync
  /** Mounts the stream that it follows. */
  stream(scope: FastifyInstance): void
}

/** Pages of the client (`apps/sportsbook/src/page/route.ts`): one document for each address of one or two segments, three of an event. */
const pages = ['/', '/:page', '/:page/:part', '/event/:event/:part']

/**
 * The sportsbook's own origin: its client and its calls, and none of these on the sites' hosts. The sites may embed it; it talks to its own origin only, and
 * no cookie of a site reaches it.
 */
export async function mountSportsClient(
  app: FastifyInstance,
  { sportsOrigin, sites, sitesElsewhere, folder, calls, stream }: SportsClientOptions,
): Promise<void> {
  const host = hostOf(sportsOrigin)
  const { port } = new URL(sportsOrigin)
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.constraints = { ...route.constraints, host }
      route.config = { ...route.config, ofSports: true }
    })
    scope.addHook('onRequest', async (request, reply) => {
      const site = embedders(sites, { protocol: request.protocol, port: sitesElsewhere ? '*' : port })
      reply.header('content-security-policy', sportsPolicy(site))
      reply.header('cross-origin-resource-policy', 'same-origin')
    })
    await scope.register(calls)
    stream(scope)
    await scope.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      globIgnore: compressedCopies,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
    for (const page of pages) scope.get(page, (_, reply) => reply.sendFile('index.html'))
  })
}

function sportsPolicy(siteOrigins: readonly string[]): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    `frame-ancestors ${siteOrigins.join(' ')}`,
  ].join('; ')
}
