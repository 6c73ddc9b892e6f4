import type * as v from 'valibot'
import type { RefusalCode } from './refusals.ts'

/**
 * Who may call. `public`: the same answer for everyone, so it may be cached and rendered into pages. `visitor`: anyone, but the
 * answer may depend on the session. `player`: a live session.
 */
export type Access = 'public' | 'visitor' | 'player'

/** Rate limit class. The server sets the numbers. */
export type RateClass = 'read' | 'write' | 'credential' | 'money'

/** `POST /ajax/login`. A `{name}` segment is filled from the request field of that name. */
export type Route = `${'GET' | 'POST'} /ajax/${string}`

export interface EndpointSpec {
  readonly access: Access
  /**
   * Open to a restricted session: one of a player who is locked, on a break or out of session time, and logged in with `withdrawalOnly`.
   * Only for reading one's money and its history, withdrawing it, proving identity, asking for help and locking for longer. Absent means
   * refused with ACCOUNT_LOCKED, or, where visitors may call, answered as to a visitor.
   */
  readonly whileRestricted?: true
  readonly rate: RateClass
  /** A GET that changes state, required by the specification. It takes no token; calls by other sites and by navigation are refused. */
  readonly changesState?: true
  /** Empty fields are validated as sent. Without this, an empty optional field counts as absent. */
  readonly emptyCounts?: true
  readonly summary: string
  /** Query, path and form fields arrive as text; the schema parses them. */
  readonly request: v.GenericSchema
  /** Fields of a POST that the specification sends in the query string. Any other query field of a POST is refused. */
  readonly queryFields?: readonly string[]
  /** Posts are form-encoded unless this is `multipart`: one field is a file of at most `maxFileBytes`. */
  readonly body?: 'multipart'
  readonly maxFileBytes?: number
  readonly reply: v.GenericSchema
  /** Its own refusals, beside those that every endpoint of its access class can return. */
  readonly refusals: readonly RefusalCode[]
}

export type Endpoint<S extends EndpointSpec = EndpointSpec> = S & { readonly route: Route }

/** Declares one call. Handler type, typed client and OpenAPI are derived from it. */
export function endpoint<const S extends EndpointSpec>(route: Route, spec: S): Endpoint<S> {
  return { route, ...spec }
}

export type Api = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

/** What a client sends, before parsing. */
export type RequestInput<E extends Endpoint> = v.InferInput<E['request']>
/** What a handler receives. */
export type RequestOf<E extends Endpoint> = v.InferOutput<E['request']>
export type ReplyOf<E extends Endpoint> = v.InferOutput<E['reply']>

export function parseRoute(route: Route): { method: 'GET' | 'POST'; path: string; params: string[] } {
  const [method, path = ''] = route.split(' ') as ['GET' | 'POST', string] // the Route type fixes this shape
  return { method, path, params: [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '') }
}
