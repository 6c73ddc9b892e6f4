import type { WireKind } from '@andon/arcade/engines/kind'
import type { GameCall, GameReply, GameRequest } from '@andon/arcade/game-api'
import { gameApiOf } from '@andon/arcade/game-api/game-api-of'
import { addressOf, type GameRoute } from '@andon/contract/endpoint'
import * as v from 'valibot'

/** A refusal by the arcade. */
export class ArcadeRefusal extends Error {
  readonly code: string
  readonly params: Readonly<Record<string, unknown>>
  constructor(code: string, params: Readonly<Record<string, unknown>>) {
    super(code)
    this.code = code
    this.params = params
  }
}

/** No reply arrived: the call may or may not have taken effect. */
export class ConnectionLost extends Error {}

const replyTimeoutMs = 12_000
const refusal = v.object({
  success: v.literal(false),
  errors: v.pipe(
    v.array(v.object({ code: v.string(), params: v.optional(v.record(v.string(), v.unknown()), {}) })),
    v.minLength(1),
  ),
})

interface CallOptions {
  /** Aborted: the call throws `ConnectionLost`. */
  readonly signal?: AbortSignal
  readonly replyWithinMs?: number
  /** It is sent even if the page is left meanwhile. */
  readonly keepalive?: boolean
}

export type ArcadeClient = ReturnType<typeof createArcadeClient>

/** Calls the arcade, on the game's own origin. A reply that does not match its schema, that of the game's kind, throws. */
export function createArcadeClient(kind: WireKind) {
  const gameApi = gameApiOf([kind])
  let sessionToken: string | null = null

  async function call<C extends GameCall>(
    name: C,
    request: GameRequest<C>,
    options: CallOptions = {},
  ): Promise<GameReply<C>> {
    const body = await send(name, request, options)
    const refused = v.safeParse(refusal, body)
    const [first] = refused.success ? refused.output.errors : []
    if (first) throw new ArcadeRefusal(first.code, first.params)
    return v.parse(gameApi[name].reply, body) as GameReply<C> // the table's key and the reply's type are the same C
  }

  async function send(
    name: GameCall,
    request: object,
    { signal, replyWithinMs = replyTimeoutMs, keepalive = false }: CallOptions,
  ): Promise<unknown> {
    const tooLate = AbortSignal.timeout(replyWithinMs)
    const { method, url, body } = addressed(gameApi[name].route, request)
    try {
      const response = await fetch(url, {
        method,
        headers: {
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(sessionToken ? { authorization: `Bearer ${sessionToken}` } : {}),
        },
        ...(body ? { body } : {}),
        keepalive,
        signal: signal ? AbortSignal.any([signal, tooLate]) : tooLate,
      })
      return await response.json()
    } catch (cause) {
      throw new ConnectionLost(name, { cause })
    }
  }

  return {
    call,
    token: () => sessionToken,
    useSession: (token: string) => {
      sessionToken = token
    },
  }
}

/** The address of a call: fields that its path does not name are the query of a GET or the body of a POST. */
export function addressed(route: GameRoute, request: object): { method: string; url: string; body?: string } {
  const { method, path, fields } = addressOf(route, request)
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined)
  if (method !== 'GET') return { method, url: path, body: JSON.stringify(Object.fromEntries(sent)) }
  const query = new URLSearchParams(sent.map(([name, value]) => [name, String(value)]))
  return { method, url: query.size > 0 ? `${path}?${query}` : path }
}
