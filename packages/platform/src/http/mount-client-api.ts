import {
  type Endpoint,
  type GameEndpoint,
  parseRoute,
  type RateClass,
  Refusal,
  type SportsEndpoint,
} from '@andon/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { costLimit } from './cost-limit.ts'
import { parseFields } from './parse-request.ts'
import { renderError } from './render-refusal.ts'

/** The calls of a supplier's own client, by name. */
type ClientApi = Readonly<Record<string, GameEndpoint | SportsEndpoint>>

interface ClientApiOptions {
  readonly api: ClientApi
  /** By call: gets the parsed fields, and `sessionToken` where the declaration asks for a session, and where a visitor may have one, if it was sent. */
  readonly useCases: Readonly<Record<string, (input: never) => Promise<object>>>
  readonly bodyLimitBytes: number
  /** Calls from one session, or from one IP address where there is none yet. */
  readonly perMinute: Readonly<Record<RateClass, number>>
  /** The cost of some calls by their parsed fields, beside their number, and the cost that a client may cause in a minute. */
  readonly costs?: {
    readonly of: Readonly<Record<string, (input: never) => number>>
    readonly perMinute: number
  }
}

/** Mounts the API between a supplier and its own client: JSON with a bearer token. Requests are parsed by their schemas; the platform renders refusals. */
export function mountClientApi(app: FastifyInstance, { api, useCases, costs, ...options }: ClientApiOptions): void {
  const charge = costs && costLimit(costs.perMinute)
  app.setErrorHandler<Error>((error, request, reply) => renderError(error, request, reply))
  for (const [name, endpoint] of Object.entries(api)) {
    const useCase = useCases[name]
    if (!useCase) throw new Error(`no use case for ${name}`)
    const costOf = costs?.of[name] as ((input: object) => number) | undefined // typed where the table is made, like the use case
    mount(app, endpoint, {
      ...options,
      useCase: useCase as (input: object) => Promise<object>,
      charge: (client, input) => charge?.(client, costOf?.(input) ?? 0),
    })
  }
}

function mount(
  app: FastifyInstance,
  endpoint: GameEndpoint | SportsEndpoint,
  {
    useCase,
    bodyLimitBytes,
    perMinute,
    charge,
  }: Pick<ClientApiOptions, 'bodyLimitBytes' | 'perMinute'> & {
    useCase(input: object): Promise<object>
    /** Throws TOO_MANY_REQUESTS. */
    charge(client: string, input: object): void
  },
): void {
  const { route, access, rate } = endpoint
  const needsSession = access === 'gameSession' || access === 'sportsSession'
  const { method, path } = parseRoute(route)
  const clientOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>) =>
    needsSession ? (headers.authorization ?? ip) : ip
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: bodyLimitBytes,
    config: {
      rateLimit: {
        max: perMinute[rate],
        timeWindow: '1 minute',
        keyGenerator: clientOf,
      },
    },
    handler: async (request, reply) => {
      const sessionToken = needsSession
        ? bearerToken(request)
        : access === 'sportsVisitor'
          ? tokenSent(request)
          : undefined
      const session = sessionToken === undefined ? {} : { sessionToken }
      const input = { ...fieldsOf(endpoint, request), ...session }
      charge(clientOf(request), input)
      const answer = await useCase(input)
      return reply.header('cache-control', 'no-store').send(answer)
    },
  })
}

/** Fields from the query of a GET or the body of a POST, and from the path. */
function fieldsOf({ request: schema }: Pick<Endpoint, 'request'>, request: FastifyRequest): object {
  const { body } = request
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body)))
    throw new Refusal('MALFORMED')
  const sent = request.method === 'GET' ? (request.query as object) : body // Fastify parses both into plain objects
  return parseFields(schema, { ...sent, ...(request.params as object) }) as object // every request is an object
}

function bearerToken(request: FastifyRequest): string {
  const token = tokenSent(request)
  if (token === undefined) throw new Refusal('SESSION_EXPIRED')
  return token
}

const tokenSent = ({ headers: { authorization } }: FastifyRequest): string | undefined =>
  /^Bearer ([\w.:-]{20,200})$/i.exec(authorization ?? '')?.[1]
