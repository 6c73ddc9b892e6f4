import { Refusal } from '@andon/contract'
import { parseFields, renderError } from '@andon/platform/http'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { type GameCall, type GameReply, type GameRequest, gameApi, gameApiPaths } from '../game-api.ts'
import { proveRound } from '../provably-fair/prove-round.ts'
import { rotateSeeds } from '../provably-fair/rotate-seeds.ts'
import { act } from '../rounds/act.ts'
import { listRounds } from '../rounds/list-rounds.ts'
import { playRound } from '../rounds/play-round.ts'
import { roundShown } from '../rounds/round-shown.ts'
import { getBalance } from '../sessions/get-balance.ts'
import { getSession } from '../sessions/get-session.ts'
import { openSession } from '../sessions/open-session.ts'

type UseCase<C extends GameCall> = (
  deps: Deps,
  input: GameRequest<C> & { sessionToken: string },
) => Promise<GameReply<C>>

const useCases: { readonly [C in GameCall]: UseCase<C> } = {
  openSession,
  session: getSession,
  balance: getBalance,
  playRound,
  act,
  rounds: listRounds,
  roundShown,
  proof: proveRound,
  rotateSeeds,
}

const bodyLimitBytes = 4096
/** Calls per minute: from one IP address without a session, and from one session. */
const perMinute = { openSession: 120, other: 600 }

/** The arcade's HTTP API, on the games' origin. Requests are parsed by their schemas; the platform renders refusals. */
export function gameApiPlugin(deps: Deps): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler<Error>((error, request, reply) => renderError(error, request, reply))
    for (const call of Object.keys(gameApiPaths) as GameCall[]) mount(app, deps, call) // Object.keys forgets the literal keys
  }
}

function mount<C extends GameCall>(app: FastifyInstance, deps: Deps, call: C): void {
  const [method = '', url = ''] = gameApiPaths[call].split(' ')
  const opensSession = call === 'openSession'
  app.route({
    method,
    url,
    bodyLimit: bodyLimitBytes,
    config: {
      rateLimit: {
        max: opensSession ? perMinute.openSession : perMinute.other,
        timeWindow: '1 minute',
        keyGenerator: (request) => (opensSession ? request.ip : (request.headers.authorization ?? request.ip)),
      },
    },
    handler: async (request, reply) => {
      const sessionToken = opensSession ? '' : bearerToken(request)
      const fields = fieldsOf(call, request)
      const result = await useCases[call](deps, { ...fields, sessionToken })
      return reply.header('cache-control', 'no-store').send(result)
    },
  })
}

/** Fields from the query of a GET or the body of a POST, and from the path. */
function fieldsOf<C extends GameCall>(call: C, request: FastifyRequest): GameRequest<C> {
  const { body } = request
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body)))
    throw new Refusal('MALFORMED')
  const sent = request.method === 'GET' ? (request.query as object) : body // Fastify parses both into plain objects
  return parseFields(gameApi[call].request, { ...sent, ...(request.params as object) }) as GameRequest<C> // the schema of this very call
}

function bearerToken({ headers: { authorization } }: FastifyRequest): string {
  const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) throw new Refusal('SESSION_EXPIRED')
  return token
}
