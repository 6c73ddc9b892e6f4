import { type Api, parseRoute, type RateClass, Refusal, type StaffEndpoint } from '@andon/contract'
import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Random } from '../random/index.ts'
import { assert, type Db, type Tx } from '../sql/index.ts'
import type { AnyHandlers } from './mount-api.ts'
import { parseRequest } from './parse-request.ts'
import { forgetLeftovers, maxFormBytes, readMultipart } from './read-multipart.ts'
import { refuseOtherCalls } from './refuse-other-calls.ts'
import type { ActionToRecord, NotedChange, StaffMember } from './staff-handlers.ts'

/** The calls of one party that runs in this process. */
export interface StaffPart {
  readonly api: Api<StaffEndpoint>
  readonly handlers: AnyHandlers
}

export interface StaffOptions {
  readonly db: Db
  /** Who sends the request; null without a good token. Throws SESSION_EXPIRED for one that has ended. */
  authenticate(request: FastifyRequest): Promise<StaffMember | null>
  /** Adds a row to the log of actions. */
  record(tx: Tx, action: ActionToRecord): Promise<void>
  /** Folder for files of multipart requests while they are handled. */
  readonly uploads: { readonly folder: string; readonly random: Random }
  /** Checks our own replies against the contract; on in development and tests. */
  readonly checkReplies: boolean
}

type AnyHandler = ((request: unknown, context: unknown) => Promise<unknown>) & {
  readonly prepare?: (request: unknown) => Promise<void>
}

/** Requests a minute from one member of staff, or from one address where nobody is logged in. */
const perMinute: Record<RateClass, number> = { read: 600, write: 300, credential: 20, money: 300 }
const bodyLimitBytes = 64 * 1024

/**
 * Mounts every endpoint of staff, of each party in this process, on a listener of its own. Session, role, rate limit, transaction and the log of actions are handled here for
 * every endpoint: a change and its row are one transaction, and a refused one has a row, too.
 */
export function mountStaffApi(app: FastifyInstance, parts: readonly StaffPart[], options: StaffOptions): void {
  app.decorateRequest('staff', null)
  const withFiles: [StaffEndpoint, AnyHandler][] = []
  for (const { api, handlers } of parts)
    for (const [module, endpoints] of Object.entries(api))
      for (const [name, endpoint] of Object.entries(endpoints)) {
        const handler = handlers[module]?.[name] as AnyHandler | undefined // the party's table is checked against its API's type
        if (!handler) throw new Error(`no handler for ${module}.${name}`)
        if (endpoint.body === 'multipart') withFiles.push([endpoint, handler])
        else mountEndpoint(app, endpoint, handler, options)
      }
  app.register(async (scope) => {
    await forgetLeftovers(options.uploads.folder)
    await scope.register(fastifyMultipart) // in its own scope: no other route accepts multipart bodies
    for (const [endpoint, handler] of withFiles) mountEndpoint(scope, endpoint, handler, options)
  })
  refuseOtherCalls(app, Object.assign({}, ...parts.map(({ api }) => api)), '/staff')
}

function mountEndpoint(
  app: FastifyInstance,
  endpoint: StaffEndpoint,
  handler: AnyHandler,
  options: StaffOptions,
): void {
  const { method, path } = parseRoute(endpoint.route)
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: endpoint.maxBodyBytes ?? bodyLimitBytes,
    config: {
      rateLimit: {
        max: perMinute[endpoint.rate],
        timeWindow: '1 minute',
        keyGenerator: ({ staff, ip }) => staff?.actor ?? ip,
      },
    },
    preParsing: async (request) => {
      refuseOtherSites(request)
      if (endpoint.access === 'staff') request.staff = await admit(endpoint, request, options)
      if (method === 'POST' && !mediaTypes[endpoint.body].test(request.headers['content-type'] ?? ''))
        throw new Refusal('MEDIA_TYPE_UNSUPPORTED')
      const { maxFileBytes = 0 } = endpoint
      if (endpoint.body === 'multipart' && Number(request.headers['content-length']) > maxFileBytes + maxFormBytes)
        throw new Refusal('FILE_TOO_LARGE', { field: 'file' })
    },
    handler: async (request, reply) => {
      const multipart =
        endpoint.body === 'multipart'
          ? await readMultipart(request, { maxFileBytes: endpoint.maxFileBytes ?? 0, ...options.uploads })
          : null
      try {
        const fields = fieldsOf(request, multipart?.fields)
        const parsed = parseRequest(endpoint, fields)
        const answer =
          endpoint.access === 'staffVisitor'
            ? await handler(parsed, { requestId: request.id, address: request.ip })
            : await act({ endpoint, handler, request, parsed, fields }, options)
        if (options.checkReplies) v.parse(endpoint.reply, answer)
        return reply.header('cache-control', 'no-store').send(answer)
      } finally {
        await multipart?.discard()
      }
    },
  })
}

const mediaTypes = {
  json: /^application\/json\b/i,
  multipart: /^multipart\/form-data\b/i,
  form: /^application\/x-www-form-urlencoded\b/i,
} as const satisfies Record<StaffEndpoint['body'], RegExp>

/** Browsers tell who asks: a page of another site never may. Programs send neither header. */
function refuseOtherSites({ headers, authority }: FastifyRequest): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw new Refusal('ANTI_FORGERY')
  if (headers.origin !== undefined && headers.origin !== authority.origin) throw new Refusal('ANTI_FORGERY')
}

/** Refuses LOGIN_REQUIRED, SESSION_EXPIRED, and FORBIDDEN to those who lack the role; `admin` may call everything. */
async function admit(endpoint: StaffEndpoint, request: FastifyRequest, options: StaffOptions): Promise<StaffMember> {
  const staff = await options.authenticate(request)
  if (staff === null) throw new Refusal('LOGIN_REQUIRED')
  if (staff.roles.includes('admin') || staff.roles.some((role) => endpoint.roles?.includes(role))) return staff
  const action = { ...describe(endpoint, request, staff), request: {}, subject: '', before: null, after: null }
  await options.db.transaction((tx) => options.record(tx, { ...action, outcome: 'FORBIDDEN' }))
  throw new Refusal('FORBIDDEN')
}

interface Call {
  readonly endpoint: StaffEndpoint
  readonly handler: AnyHandler
  readonly request: FastifyRequest
  readonly parsed: unknown
  readonly fields: Readonly<Record<string, unknown>>
}

async function act({ endpoint, handler, request, parsed, fields }: Call, { db, record }: StaffOptions) {
  const { staff } = request
  assert(staff, 'only members of staff come here')
  const action = { ...describe(endpoint, request, staff), request: recordedFields(endpoint, fields) }
  const changes = parseRoute(endpoint.route).method === 'POST'
  try {
    await handler.prepare?.(parsed)
    return await db.transaction(async (tx) => {
      let noted: NotedChange | undefined
      const note = (change: NotedChange) => {
        noted = change
      }
      const answer = await handler(parsed, { requestId: request.id, staff, tx, note })
      assert(noted || !changes, `${endpoint.route} notes what it has changed`)
      if (changes || ('recorded' in endpoint && endpoint.recorded))
        await record(tx, { ...action, ...(noted ?? { subject: '', before: null, after: null }), outcome: 'OK' })
      return answer
    })
  } catch (error) {
    if (changes && error instanceof Refusal) {
      const { code: outcome, message } = error
      const refused = { ...action, subject: subjectOf(endpoint, fields), before: null, after: { message }, outcome }
      await db.transaction((tx) => record(tx, refused))
    }
    throw error
  }
}

function describe({ route }: StaffEndpoint, { id }: FastifyRequest, { actor, via, roles }: StaffMember) {
  return { endpoint: route, requestId: id, actor, via, roles }
}

/** The subject of a refused call: the first parameter of its path. */
function subjectOf({ route }: StaffEndpoint, fields: Readonly<Record<string, unknown>>): string {
  return String(fields[parseRoute(route).params[0] ?? ''] ?? '')
}

function recordedFields({ unrecorded = [] }: StaffEndpoint, fields: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !unrecorded.includes(field)))
}

/** `file`: the fields of a body that holds one. */
function fieldsOf(
  { method, query, body, params }: FastifyRequest,
  file: Readonly<Record<string, unknown>> | undefined,
): Record<string, unknown> {
  const sent = method === 'GET' ? query : (file ?? body)
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw new Refusal('MALFORMED')
  return { ...sent, ...(params as object) } // parsed by Fastify into plain objects
}

declare module 'fastify' {
  interface FastifyRequest {
    staff: StaffMember | null
  }
}
