import { Refusal } from '@andon/contract'
import fastifyCookie from '@fastify/cookie'
import fastifyFormbody from '@fastify/formbody'
import fastifyRateLimit from '@fastify/rate-limit'
import fastifyUnderPressure from '@fastify/under-pressure'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { NewId } from '../ids/index.ts'
import type { Log } from '../log/index.ts'
import type { Metrics } from '../metrics/index.ts'
import { lazyChild } from './lazy-child.ts'
import { renderError } from './render-refusal.ts'

export interface HttpOptions {
  readonly log: Log
  readonly newId: NewId
  readonly metrics: Metrics
  /** Addresses or ranges of proxies whose forwarding headers are believed. */
  readonly trustProxy: string | false
  /** Turns that take longer than this on average: the server is under pressure. */
  readonly maxTurnMs: number
}

/** A server with the manners every surface shares: request ids, bounded bodies, headers, rate limits, one renderer of refusals. */
export async function createHttp({
  log,
  newId,
  metrics,
  trustProxy,
  maxTurnMs,
}: HttpOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger, // pino is what Fastify's logger type describes
    childLoggerFactory: (_, bindings) => lazyChild(log, bindings),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId('req'),
    trustProxy,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    return503OnClosing: false, // Fastify's own body is not the contract's; what still arrives while closing is served
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void renderError(error, request, reply),
  })
  // first of all, so that refusals of the others have them, too
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(manners).header('x-request-id', request.id)
    done()
  })
  await app.register(fastifyCookie)
  await app.register(fastifyFormbody, { bodyLimit: 64 * 1024 })
  await app.register(fastifyRateLimit, {
    global: false,
    hook: 'preHandler',
    cache: 50_000,
    errorResponseBuilder: tooMany,
  })
  await app.register(fastifyUnderPressure, {
    maxEventLoopDelay: maxTurnMs,
    exposeStatusRoute: false,
    pressureHandler: (request) => {
      if (!isFile(request.url)) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 2 })
    },
  })

  app.decorateRequest('principal', null)
  app.decorate('countRefusal', (code: string) => metrics.refusals.inc({ code }))
  app.setErrorHandler<Error>((error, request, reply) => renderError(error, request, reply))
  app.setNotFoundHandler((request, reply) => renderError(new Refusal('NOT_FOUND'), request, reply))
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    }
    metrics.requests.observe(labels, reply.elapsedTime / 1000)
    request.log.debug({ ...labels, ms: Math.round(reply.elapsedTime) }, 'answered')
    done()
  })
  return app
}

/** What every reply tells browsers. Content policies are each surface's own affair, with a nonce where it has scripts; so is who may embed it. */
const manners = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

/** A page that is on its way is not left without its scripts and styles, which cost next to nothing. */
function isFile(url: string): boolean {
  return url.includes('/assets/')
}

function tooMany(_request: unknown, { ttl }: { ttl: number }): Refusal {
  return new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(ttl / 1000) })
}
