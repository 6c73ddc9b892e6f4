import { Refusal } from '@andon/contract'
import type { Site } from '@andon/contract/sites'
import { assert } from '@andon/platform/assert'
import { parseOrigin } from '@andon/platform/http'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { compressedCopies } from './compressed-copies.ts'

export interface GamesOptions {
  readonly gamesOrigin: string
  readonly sites: readonly Site[]
  /** The sites are served by other processes, perhaps on ports of their own. */
  readonly sitesElsewhere: boolean
  /** Built game clients, one folder a title. */
  readonly folder: string
  readonly arcade: FastifyPluginAsync
  /** Mounts the stream that the clients follow. */
  stream(scope: FastifyInstance): void
}

/** Nothing but what belongs there is served on the host of games or sports, in any spelling and on any port, even if this process does not serve them. */
export function keepOriginApart(app: FastifyInstance, origin: string, belongsThere: 'ofGames' | 'ofSports'): void {
  const host = hostOf(origin)
  app.addHook('onRequest', (request, _reply, done) => {
    const isElsewhere = request.authority.hostname === host && !request.routeOptions.config[belongsThere]
    done(isElsewhere ? new Refusal('NOT_FOUND') : undefined)
  })
}

/**
 * The games' own origin: the arcade's clients and the arcade's calls, and none of these on the sites' hosts. A game document may be embedded by
 * the sites and may talk to its own origin only.
 */
export async function mountGames(
  app: FastifyInstance,
  { gamesOrigin, sites, sitesElsewhere, folder, arcade, stream }: GamesOptions,
): Promise<void> {
  const host = hostOf(gamesOrigin)
  const { port } = new URL(gamesOrigin)
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.constraints = { ...route.constraints, host }
      route.config = { ...route.config, ofGames: true }
    })
    scope.addHook('onRequest', async (request, reply) => {
      reply.header(
        'content-security-policy',
        gamePolicy(embedders(sites, { protocol: request.protocol, port: sitesElsewhere ? '*' : port })),
      )
      reply.header('cross-origin-resource-policy', 'same-origin')
    })
    await scope.register(arcade)
    stream(scope)
    await scope.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      globIgnore: compressedCopies,
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      setHeaders: (reply, path) => {
        if (/\.(webp|avif|svg)$/.test(path)) reply.header('cross-origin-resource-policy', 'cross-origin') // the sites show them
        reply.header(
          'cache-control',
          /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
  })
}

export function hostOf(ownOrigin: string): string {
  const authority = parseOrigin(ownOrigin)
  assert(authority !== null, 'the configuration has checked that it is an origin')
  return authority.hostname
}

/** Every site's address, and the plain loopback names that serve the default site on a developer's machine. */
export function embedders(sites: readonly Site[], { protocol, port }: { protocol: string; port: string }): string[] {
  const hosts = [...sites.flatMap((site) => site.hosts), 'localhost', '127.0.0.1']
  return hosts.map((name) => `${protocol}://${name}${port === '' ? '' : `:${port}`}`)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    ofGames?: true
    ofSports?: true
  }
}

function gamePolicy(siteOrigins: readonly string[]): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `media-src 'self' blob:`,
    `connect-src 'self' data: blob:`,
    `worker-src 'self' blob:`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${siteOrigins.join(' ')}`,
  ].join('; ')
}
