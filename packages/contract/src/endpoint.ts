import type * as v from 'valibot'
import type { RefusalCode } from './refusals.ts'

/**
 * Who may call. `public`: the same answer for everyone, so it may be cached and rendered into pages. `visitor`: anyone, but the
 * answer may depend on the session. `player`: a live session.
 */
export type Access = 'public' | 'visitor' | 'player'

/** How often one caller may call, by kind of work; the numbers are the server's. */
export type RateClass = 'read' | 'write' | 'credential' | 'money'

/** `POST /ajax/login`; a `{name}` segment is filled from the request's field of that name. */
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
  /** A GET that changes something, as the specification has it: it takes no token, but no other site and no opened address can ask it. */
  readonly changesState?: true
  /** A field sent empty is meant so, and refused where that cannot be; elsewhere an optional one counts as not sent. */
  readonly emptyCounts?: true
  readonly summary: string
  /** Query, path and form fields arrive as text: a schema turns them into what the handler gets. */
  readonly request: v.GenericSchema
  /** Fields of a POST that may come in the query string, because the specification says so; any other query field of a POST is refused. */
  readonly queryFields?: readonly string[]
  /** A POST's fields come as a form unless said otherwise: `multipart` where one of them is a file, of `maxFileBytes` at most. */
  readonly body?: 'multipart'
  readonly maxFileBytes?: number
  readonly reply: v.GenericSchema
  /** Its own refusals; those every endpoint of its access can answer are implied. */
  readonly refusals: readonly RefusalCode[]
}

export type Endpoint<S extends EndpointSpec = EndpointSpec> = S & { readonly route: Route }

/** Declares one call of a border. Handler type, typed client and OpenAPI all come from here. */
export function endpoint<const S extends EndpointSpec>(route: Route, spec: S): Endpoint<S> {
  return { route, ...spec }
}

export type Api = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

/** What a client passes, before the schema reads it. */
export type RequestInput<E extends Endpoint> = v.InferInput<E['request']>
/** What a handler receives. */
export type RequestOf<E extends Endpoint> = v.InferOutput<E['request']>
export type ReplyOf<E extends Endpoint> = v.InferOutput<E['reply']>

export function parseRoute(route: Route): { method: 'GET' | 'POST'; path: string; params: string[] } {
  const [method, path = ''] = route.split(' ') as ['GET' | 'POST', string] // the Route type fixes this shape
  return { method, path, params: [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '') }
}
