import {
  type SportsApi,
  type SportsCall,
  type SportsReply,
  type SportsRequest,
  sportsApi,
} from '@andon/bookmaker/sports-api'
import { addressOf, type RequestInput } from '@andon/contract/endpoint'
import * as v from 'valibot'

export type { SportsReply, SportsRequest }
export type EventRow = SportsReply<'listEvents'>['events'][number]
export type EventView = SportsReply<'showEvent'>['event']
export type MarketGroup = SportsReply<'showEvent'>['groups'][number]
export type MarketView = MarketGroup['markets'][number]
export type OutcomeView = MarketView['outcomes'][number]
export type Names = EventView['name']
export type SportCode = EventView['sport']['code']

/** The bookmaker refused the call. */
export class SportsRefusal extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** True if the same call may succeed later: it had no reply, or the bookmaker is too busy; never for a fault of the call itself. */
export const mayRetry = (error: unknown): boolean =>
  !(error instanceof SportsRefusal) || ['UNAVAILABLE', 'SUPPLIER_UNAVAILABLE', 'INTERNAL'].includes(error.code)

/** No reply arrived: the call may or may not have taken effect. */
export class ConnectionLost extends Error {}

const replyTimeoutMs = 12_000
const refusal = v.object({
  success: v.literal(false),
  errors: v.pipe(v.array(v.object({ code: v.string() })), v.minLength(1)),
})

export type SportsClient = ReturnType<typeof createSportsClient>

/** Calls the bookmaker, on the sportsbook's own origin. A reply that does not match its schema throws. */
export function createSportsClient() {
  let sessionToken: string | null = null
  let expired = () => {}

  async function call<C extends SportsCall>(name: C, request: RequestInput<SportsApi[C]>): Promise<SportsReply<C>> {
    const body = await send(name, request)
    const refused = v.safeParse(refusal, body)
    const [first] = refused.success ? refused.output.errors : []
    if (first) {
      if (first.code === 'SESSION_EXPIRED') expired()
      throw new SportsRefusal(first.code)
    }
    return v.parse(sportsApi[name].reply, body) as SportsReply<C> // the table's key and the reply's type are the same C
  }

  async function send(name: SportsCall, request: object): Promise<unknown> {
    const { method, path, fields } = addressOf(sportsApi[name].route, request)
    const sent = Object.entries(fields).filter(([, value]) => value !== undefined)
    const query = new URLSearchParams(sent.map(([field, value]) => [field, String(value)]))
    const isGet = method === 'GET'
    try {
      const response = await fetch(isGet && query.size > 0 ? `${path}?${query}` : path, {
        method,
        headers: {
          ...(isGet ? {} : { 'content-type': 'application/json' }),
          ...(sessionToken ? { authorization: `Bearer ${sessionToken}` } : {}),
        },
        ...(isGet ? {} : { body: JSON.stringify(Object.fromEntries(sent)) }),
        signal: AbortSignal.timeout(replyTimeoutMs),
      })
      return await response.json()
    } catch (cause) {
      throw new ConnectionLost(name, { cause })
    }
  }

  return {
    call,
    sessionToken: () => sessionToken,
    useSession: (token: string | null): void => {
      sessionToken = token
    },
    /** Called when the bookmaker says that the session is over. */
    onExpired: (listener: () => void): void => {
      expired = listener
    },
  }
}
