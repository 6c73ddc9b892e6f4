import { Refusal } from '@andon/contract'
import fastifyCookie from '@fastify/cookie'
import fastifyFormbody from '@fastify/formbody'
import proxyAddress, { compile } from '@fastify/proxy-addr'
import fastifyRateLimit from '@fastify/rate-limit'
import fastifyUnderPressure from '@fastify/under-pressure'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { NewId } from '../ids/index.ts'
import type { Log } from '../log/index.ts'
import type { Metrics } from '../metrics/index.ts'
import { answerParserError } from './answer-parser-error.ts'
import { closeIfUnread } from './close-unread.ts'
import { mountEarlyReplies } from './early-replies.ts'
import { createGuard, endRefusedUpgrade } from './guard-requests.ts'
import { lazyChild } from './lazy-child.ts'
import { renderError } from './render-refusal.ts'

export interface HttpOptions {
  readonly log: Log
  readonly newId: NewId
  readonly metrics: Metrics
  /** Trusted proxy addresses or ranges, whose forwarding headers count. */
  readonly trustProxy: string | false
  /** The header by which such a proxy names the visitor's country, in lower case; removed from all other requests. */
  readonly countryHeader: string | undefined
  /** Turns that take longer than this on average: the server is under pressure. */
  readonly maxTurnMs: number
}

/** An HTTP server with what every API and page needs: request ids, bounded bodies, headers, rate limits, one renderer of refusals. */
export async function createHttp({
  log,
  newId,
  metrics,
  trustProxy,
  countryHeader,
  maxTurnMs,
}: HttpOptions): Promise<FastifyInstance> {
  const ranges = trustProxy === false ? false : compile(trustProxy.split(',').map((range) => range.trim()))
  const guard = createGuard({
    trusts: (address) => ranges !== false && address !== '' && ranges(address, 0),
    countryHeader,
  })
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger, // pino implements Fastify's logger type
    childLoggerFactory: (_, bindings) => lazyChild(log, bindings),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId('req'),
    trustProxy: ranges,
    rewriteUrl: guard.enter,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      requireHostHeader: false, // the guard refuses, in the contract's shape
    },
    clientErrorHandler: (error, socket) =>
      answerParserError(error, socket, { count: (code) => metrics.refusals.inc({ code }) }),
    return503OnClosing: false, // Fastify's body does not follow the contract; requests that arrive while closing are served
    routerOptions: { maxParamLength: 200, constraints: { host: guard.hostConstraint } },
    frameworkErrors: (error, request, reply) => {
      endRefusedUpgrade(request, reply)
      renderError(error, request, reply.headers(manners).header('x-request-id', request.id))
    },
  })
  // first, so refusals by the others have them, too
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(manners).header('x-request-id', request.id)
    done()
  })
  guard.mount(app)
  app.addHook('onSend', (request, reply, payload, done) => {
    closeIfUnread(request, reply)
    done(null, payload)
  })
  await readAndBound(app, { maxTurnMs })

  app.decorateRequest('principal', null)
  app.decorate('countRefusal', (code: string) => metrics.refusals.inc({ code }))
  app.setErrorHandler<Error>((error, request, reply) => renderError(error, request, reply))
  app.setNotFoundHandler((request, reply) => renderError(new Refusal('NOT_FOUND'), request, reply))
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request.routeOptions
    const answer = { method, route: routeLabel(url), status: reply.statusCode, ms: reply.elapsedTime }
    noteAnswer(answer, { metrics, log: request.log })
    done()
  })
  mountEarlyReplies(app, {
    enter: (message) => {
      guard.enter(message)
      const authority = guard.authorityOf(message)
      const ip = ranges ? proxyAddress(message, ranges) : message.socket.remoteAddress
      return authority && ip !== undefined ? { authority, ip } : null
    },
    newRequestId: () => newId('req'),
    answered: (answer) => noteAnswer({ ...answer, method: 'GET' }, { metrics, log }),
  })
  return app
}

/** Parses cookies and forms, and limits the kinds of bodies and the rate of requests. */
async function readAndBound(app: FastifyInstance, { maxTurnMs }: Pick<HttpOptions, 'maxTurnMs'>): Promise<void> {
  app.removeContentTypeParser('text/plain') // no endpoint accepts it: refused like every media type that forms cannot send
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
    sampleInterval: Math.max(1_000, maxTurnMs), // a sample that one turn fills counts as endless pressure
    exposeStatusRoute: false,
    pressureHandler: shed,
  })
}

/** `ms`: from the request's head to the reply's end. */
function noteAnswer(
  answer: { reqId?: string; method: string | string[]; route: string; status: number; ms: number },
  { metrics, log }: { metrics: Metrics; log: Pick<FastifyBaseLogger, 'debug'> },
): void {
  const { route, status, ms } = answer
  metrics.requests.observe({ route }, ms / 1000)
  metrics.answers.inc({ route, status: `${Math.floor(status / 100)}xx` })
  log.debug({ ...answer, ms: Math.round(ms) }, 'answered')
}

/** Headers of every reply. Pages and games set their own content policy, which includes hashes and embedding. */
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

function shed({ routeOptions }: FastifyRequest): void {
  if (!isFile(routeOptions.url)) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 2 })
}

/** Never refused under pressure: a page needs its scripts, styles, fonts and pictures, and serving them is cheap. By the route, since any address may contain the word. */
function isFile(route: string | undefined): boolean {
  return route !== undefined && (route.includes('/assets/') || /\.(avif|webp|svg|png|ico|woff2)$/.test(route))
}

/** Config of a route that is served under pressure as well. */
export const servedUnderPressure = { pressureHandler: () => undefined }

/** Each built file is a route; metrics count them as one. */
function routeLabel(url: string | undefined): string {
  if (url === undefined) return 'none'
  return /\.\w+$/.test(url) ? 'files' : url
}

function tooMany(_request: unknown, { ttl }: { ttl: number }): Refusal {
  return new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(ttl / 1000) })
}
