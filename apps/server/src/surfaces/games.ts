import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'

/**
 * The games' own origin: the arcade's clients and the arcade's calls, nothing of the operator's. A game document may be embedded by the sites and
 * may talk to its own origin only.
 */
export async function mountGames(
  app: FastifyInstance,
  {
    host,
    folder,
    arcade,
    siteOrigins,
  }: { host: RegExp; folder: string; arcade: FastifyPluginAsync; siteOrigins: () => readonly string[] },
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.constraints = { ...route.constraints, host }
    })
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', gamePolicy(siteOrigins()))
      reply.header('cross-origin-resource-policy', 'same-origin')
    })
    await scope.register(arcade)
    await scope.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
  })
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
