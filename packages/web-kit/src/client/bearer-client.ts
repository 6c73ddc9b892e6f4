import type { Endpoint, ReplyOf, RequestInput, Route } from '@andon/contract/endpoint'
import * as v from 'valibot'
import { addressed } from './addressed.ts'
import { readReply, sendRequest } from './send-request.ts'

/** The server refused the call. `params`: as the refusal's declaration says. */
export class CallRefusal extends Error {
  readonly code: string
  readonly params: Readonly<Record<string, unknown>>
  constructor(code: string, params: Readonly<Record<string, unknown>> = {}) {
    super(code)
    this.code = code
    this.params = params
  }
}

const usualReplyMs = 12_000
const refusal = v.object({
  success: v.literal(false),
  errors: v.pipe(
    v.array(v.object({ code: v.string(), params: v.optional(v.record(v.string(), v.unknown()), {}) })),
    v.minLength(1),
  ),
})

export interface CallOptions {
  /** Aborted: the call throws `ConnectionLost`. */
  readonly signal?: AbortSignal
  readonly replyWithinMs?: number
  /** It is sent even if the page is left meanwhile. */
  readonly keepalive?: boolean
}

type Declared = Pick<Endpoint, 'request' | 'reply'> & { readonly route: Route }
type Declarations = Readonly<Record<string, Declared>>

export interface BearerClient<A extends Declarations> {
  /** Throws `CallRefusal`, `ConnectionLost`, and an error of the schema for a reply that does not match it. */
  call<C extends keyof A & string>(name: C, request: RequestInput<A[C]>, options?: CallOptions): Promise<ReplyOf<A[C]>>
  readonly token: () => string | null
  readonly useSession: (token: string | null) => void
}

/**
 * Calls of an API that takes JSON and a bearer token, on the page's own origin. `onRefused` hears the code of every refusal before the call throws.
 */
export function createBearerClient<const A extends Declarations>(
  api: A,
  { onRefused = () => {} }: { onRefused?: (code: string) => void } = {},
): BearerClient<A> {
  let sessionToken: string | null = null

  return {
    token: () => sessionToken,
    useSession: (token) => {
      sessionToken = token
    },
    async call(name, request, { signal, replyWithinMs = usualReplyMs, keepalive = false } = {}) {
      const declared: Declared = api[name] as A[typeof name] // a key of the table
      const { method, url, body } = addressed(declared.route, request as object)
      const response = await sendRequest(url, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(sessionToken === null ? {} : { authorization: `Bearer ${sessionToken}` }),
        },
        ...(body === undefined ? {} : { body }),
        keepalive,
        signal,
        replyWithinMs,
      })
      const reply = await readReply(response)
      const refused = v.safeParse(refusal, reply)
      const [first] = refused.success ? refused.output.errors : []
      if (first) {
        onRefused(first.code)
        throw new CallRefusal(first.code, first.params)
      }
      return v.parse(declared.reply, reply) as ReplyOf<A[typeof name]> // the table's key and the reply's type are the same
    },
  }
}
