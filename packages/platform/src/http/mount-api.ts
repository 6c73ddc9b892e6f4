import { type Api, type PlayerEndpoint, parseRoute, type RateClass, Refusal } from '@andon/contract'
import { Download } from '@andon/contract/files'
import type { Language } from '@andon/contract/languages'
import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Random } from '../random/index.ts'
import { assert } from '../sql/index.ts'
import type { AntiForgery } from './anti-forgery.ts'
import { requestCookies } from './cookies.ts'
import { servedUnderPressure } from './create-http.ts'
import { demandAntiForgery, demandOwnScript, handOutToken } from './demand-anti-forgery.ts'
import type { RequestContext, Session } from './handlers.ts'
import { parseRequest } from './parse-request.ts'
import { forgetLeftovers, type Multipart, maxFormBytes, readMultipart } from './read-multipart.ts'
import { refuseOtherCalls } from './refuse-other-calls.ts'
import { InvalidFields } from './render-refusal.ts'
import { sendDownload } from './send-download.ts'
import { acceptsGzip, sendReply } from './send-reply.ts'

type EndedReason = 'SESSION_EXPIRED' | 'SESSION_IDLE' | 'SESSION_LIMIT_REACHED' | 'LOGGED_OUT'
export type Authentication = { session: Session } | { ended: EndedReason } | null

export interface MountOptions {
  readonly antiForgery: AntiForgery
  /** `secure`: TLS is in use, so only `Secure` cookies count. */
  authenticate(request: { cookie(name: string): string | undefined; secure: boolean }): Promise<Authentication>
  /** Throws a refusal if the call is closed to this caller now (maintenance, blocked country). Runs first. */
  admit?(endpoint: PlayerEndpoint, request: FastifyRequest): void
  /** Site and language by the request's host and fields. */
  locate(request: FastifyRequest): { site: string; language: Language }
  /** Folder for files of multipart requests while they are handled. */
  readonly uploads: { readonly folder: string; readonly random: Random }
  /** Checks our own replies against the contract; on in development and tests. */
  readonly checkReplies: boolean
}

/** Requests a minute from one player or address. */
const perMinute: Record<RateClass, number> = { read: 3000, write: 600, credential: 300, money: 600 }
const bodyLimitBytes = 64 * 1024

type AnyHandler = (request: unknown, context: unknown) => Promise<unknown>
export type AnyHandlers = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Mounts every endpoint of an API. Session, rate limit, anti-forgery, parsing and rendering are handled here for every endpoint. */
export function mountApi(
  app: FastifyInstance,
  api: Api<PlayerEndpoint>,
  handlers: AnyHandlers,
  options: MountOptions,
): void {
  const withFiles: [PlayerEndpoint, AnyHandler][] = []
  for (const [module, endpoints] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const handler = handlers[module]?.[name] as AnyHandler | undefined // the composition's table is checked against the contract's type
      if (!handler) throw new Error(`no handler for ${module}.${name}`)
      if (endpoint.body === 'multipart') withFiles.push([endpoint, handler])
      else mountEndpoint(app, endpoint, handler, options)
    }
  }
  app.register(async (scope) => {
    await forgetLeftovers(options.uploads.folder)
    await scope.register(fastifyMultipart) // in its own scope: no other route accepts multipart bodies
    for (const [endpoint, handler] of withFiles) mountEndpoint(scope, endpoint, handler, options)
  })
  refuseOtherCalls(app, api, '/ajax')
}

function mountEndpoint(
  app: FastifyInstance,
  endpoint: PlayerEndpoint,
  handler: AnyHandler,
  options: MountOptions,
): void {
  const { method, path, params } = parseRoute(endpoint.route)
  app.route({
    method,
    url: params.reduce((url, param) => url.replace(`{${param}}`, `:${param}`), path),
    bodyLimit: bodyLimitBytes,
    config: {
      ...(endpoint.neverShed ? servedUnderPressure : {}),
      rateLimit: {
        max: perMinute[endpoint.rate],
        timeWindow: '1 minute',
        keyGenerator: (request) =>
          endpoint.rate === 'credential' ? request.ip : (request.principal?.playerId ?? request.ip),
      },
    },
    preParsing: async (request, reply) => {
      options.admit?.(endpoint, request)
      try {
        request.principal = await authenticateFor(endpoint, request, options)
        if (method !== 'GET') demandAntiForgery(request, options.antiForgery)
        else if (endpoint.changesState) demandOwnScript(request, options.antiForgery)
        demandFieldsInBody(endpoint, request)
        demandBodyInBounds(endpoint, request)
      } catch (error) {
        handOutToken({ request, reply, error, antiForgery: options.antiForgery })
        throw error
      }
    },
    handler: async (request, reply) => {
      const multipart = await multipartOf(endpoint, request, options)
      try {
        const fields = parseRequest(endpoint, fieldsOf(endpoint, request, multipart?.fields ?? request.body))
        const answer = await handler(fields, contextFor(endpoint, request, reply, options))
        if (options.checkReplies) v.parse(endpoint.reply, answer)
        if (answer instanceof Download) return sendDownload(reply, answer)
        return sendReply(reply, answer, { compress: endpoint.access === 'public' && acceptsGzip(request) })
      } finally {
        await multipart?.discard()
      }
    },
  })
}

async function multipartOf(
  { body, maxFileBytes }: PlayerEndpoint,
  request: FastifyRequest,
  { uploads }: MountOptions,
): Promise<Multipart | null> {
  if (body !== 'multipart' || !request.isMultipart()) return null
  assert(maxFileBytes !== undefined, 'a multipart endpoint declares its file size limit')
  return readMultipart(request, { maxFileBytes, ...uploads })
}

async function authenticateFor(
  endpoint: PlayerEndpoint,
  request: FastifyRequest,
  options: MountOptions,
): Promise<Session | null> {
  if (endpoint.access === 'public') return null
  const found = await options.authenticate({
    cookie: (name) => request.cookies[name],
    secure: request.protocol === 'https',
  })
  if (found && 'session' in found) {
    const { session } = found
    if (endpoint.access !== 'visitor' && !usableSession(endpoint, session)) throw new Refusal('ACCOUNT_LOCKED')
    return session
  }
  if (endpoint.access === 'visitor') return null
  if (found === null) throw new Refusal('LOGIN_REQUIRED')
  throw new Refusal(found.ended === 'LOGGED_OUT' ? 'SESSION_EXPIRED' : found.ended)
}

/** Treats a restricted session as none on endpoints that are not declared open to it. */
function usableSession({ whileRestricted }: PlayerEndpoint, session: Session | null): Session | null {
  return session?.restricted && !whileRestricted ? null : session
}

/** Proxies log addresses, so a POST's fields are accepted in its body only. Refuses FIELD_INVALID. */
function demandFieldsInBody({ queryFields = [] }: PlayerEndpoint, request: FastifyRequest): void {
  if (request.method !== 'POST') return
  const misplaced = Object.keys(request.query as object).filter((field) => !queryFields.includes(field))
  if (misplaced.length === 0) return
  throw new InvalidFields(
    misplaced.slice(0, 40).map((field) => ({ field, message: 'Send this field in the body, not in the address' })),
  )
}

/** Refuses FILE_TOO_LARGE by Content-Length, before reading the body. */
function demandBodyInBounds({ maxFileBytes }: PlayerEndpoint, { headers }: FastifyRequest): void {
  if (maxFileBytes !== undefined && Number(headers['content-length']) > maxFileBytes + maxFormBytes)
    throw new Refusal('FILE_TOO_LARGE', { field: 'file' })
}

/** A GET's fields come from the query, a POST's from the body; a path's parameters from the path. */
function fieldsOf(
  { queryFields = [] }: PlayerEndpoint,
  request: FastifyRequest,
  body: unknown,
): Record<string, unknown> {
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body)))
    throw new Refusal('MALFORMED')
  const query = Object.entries(request.query as object).filter(
    ([field]) => request.method !== 'POST' || queryFields.includes(field),
  )
  return { ...Object.fromEntries(query), ...(body ?? {}), ...(request.params as object) } // parsed by Fastify into plain objects
}

function contextFor(
  endpoint: PlayerEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  options: MountOptions,
): RequestContext & { session: Session | null } {
  return {
    requestId: request.id,
    ...options.locate(request),
    address: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    secure: request.protocol === 'https',
    origin: request.authority.origin,
    header: (name) => {
      const value = request.headers[name.toLowerCase()]
      return typeof value === 'string' ? value : undefined
    },
    cookies: requestCookies(request, reply, options.antiForgery),
    session: usableSession(endpoint, request.principal),
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    principal: Session | null
  }
}
