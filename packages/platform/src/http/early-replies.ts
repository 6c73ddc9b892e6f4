import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The parts of a request that are known before it is routed. */
export type EarlyRequest = Pick<FastifyRequest, 'url' | 'headers' | 'authority' | 'ip'>

/** A reply as Fastify sent it once: it can be sent again without routing, hooks and handler. */
export interface SentReply {
  readonly status: number
  readonly route: string
  /** Names and values in turn, in the order in which they were sent. */
  readonly headers: readonly string[]
  /** Where `headers` has the request's id. */
  readonly idAt: number
  readonly body: Buffer
}

/** The reply for this request, if it was sent before and everything it depends on is still the same. Undefined: the request is routed. */
export type FindReply = (request: EarlyRequest) => SentReply | undefined

const idHeader = 'x-request-id'

/** Reads a reply that Fastify has sent. Null if a hook has put another body or a cookie into it. */
export function sentReply(reply: FastifyReply, body: Buffer): SentReply | null {
  const sent = reply.getHeaders()
  const isWhole = reply.statusCode === 304 || Number(sent['content-length']) === body.length
  const headers = Object.entries(sent).flatMap(([name, value]) => [name, String(value)])
  const idAt = headers.indexOf(idHeader) + 1
  if (!isWhole || idAt === 0 || 'set-cookie' in sent) return null // a cookie is one visitor's
  const { statusCode: status, request } = reply
  return { status, route: request.routeOptions.url ?? '', headers, idAt, body: status === 304 ? Buffer.alloc(0) : body }
}

interface EarlyOptions {
  /** Null: Fastify refuses the request. */
  enter(message: IncomingMessage): Pick<EarlyRequest, 'authority' | 'ip'> | null
  newRequestId(): string
  answered(answer: { reqId: string; route: string; status: number; ms: number }): void
}

/**
 * Replies that Fastify need not make again, in front of it. Requests with a body, upgrades and other methods than GET are always routed, and every request
 * while the server is under pressure or closing.
 */
export function mountEarlyReplies(app: FastifyInstance, { enter, newRequestId, answered }: EarlyOptions): void {
  let find: FindReply | undefined
  app.decorate('replyEarly', (given: FindReply | undefined) => {
    find = given
  })
  app.addHook('preClose', (done) => {
    find = undefined
    done()
  })
  const { server } = app
  const [route] = server.listeners('request')
  server.removeAllListeners('request').on('request', (message: IncomingMessage, response: ServerResponse) => {
    const reply = find && earlyReply(find, message)
    if (reply) send(reply, response)
    else route?.call(server, message, response)
  })

  function earlyReply(findReply: FindReply, message: IncomingMessage): SentReply | undefined {
    const { method, url = '', headers } = message
    if (method !== 'GET' || headers.upgrade !== undefined || hasBody(message) || app.isUnderPressure()) return undefined
    const known = enter(message)
    return known === null ? undefined : findReply({ url, headers, ...known })
  }

  function send({ status, route, headers, idAt, body }: SentReply, response: ServerResponse): void {
    const begun = performance.now()
    const reqId = newRequestId()
    const own = [...headers]
    own[idAt] = reqId
    response.writeHead(status, own)
    response.end(body)
    response.once('finish', () => answered({ route, status, ms: performance.now() - begun, reqId }))
  }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

declare module 'fastify' {
  interface FastifyInstance {
    /** Asks for a reply before a request is routed; undefined: asks no longer. */
    replyEarly(find: FindReply | undefined): void
  }
}
