import type * as v from 'valibot'
import type { RefusalCode } from './refusals.ts'
import type { StaffRole } from './staff-roles.ts'

type Method = 'GET' | 'POST'
/** `POST /ajax/login`, called by browsers. In every route, a `{name}` segment is filled from the request field of that name. */
export type PlayerRoute = `${Method} /ajax/${string}`
/** `POST /arcade/rounds`, called by game clients. */
export type GameRoute = `${Method} /arcade/${string}`
/** `POST /sportsbook/bets`, called by the client of the sportsbook. */
export type SportsRoute = `${Method} /sportsbook/${string}`
/** `POST /wallet/bet`, called by suppliers. */
export type WalletRoute = `POST /wallet/${string}`
/** `POST /staff/players/block`, called by staff. */
export type StaffRoute = `${Method} /staff/${string}`
export type Route = PlayerRoute | GameRoute | SportsRoute | WalletRoute | StaffRoute

/** Rate limit class. The server sets the numbers. */
export type RateClass = 'read' | 'write' | 'credential' | 'money'

/** How the fields of a POST arrive. `multipart`: one field is a file. */
export type Body = 'form' | 'multipart' | 'json'

/** What a call of every party declares. */
interface Spec {
  readonly summary: string
  /** Query, path and form fields arrive as text; the schema parses them. */
  readonly request: v.GenericSchema
  readonly reply: v.GenericSchema
  /** Its own refusals, beside those that every call of its access can return (`impliedRefusals`). */
  readonly refusals: readonly RefusalCode[]
}

export interface PlayerSpec extends Spec {
  /**
   * `public`: the same answer for everyone, so it may be cached and rendered into pages. `visitor`: anyone, but the answer may depend on the session.
   * `player`, also when absent: a live session.
   */
  readonly access?: 'public' | 'visitor' | 'player'
  /**
   * Open to a restricted session: one of a player who is locked, on a break or out of session time, and logged in with `withdrawalOnly`.
   * Only for reading one's money and its history, withdrawing it, proving identity, asking for help and locking for longer. Absent means
   * refused with ACCOUNT_LOCKED, or, where visitors may call, answered as to a visitor.
   */
  readonly whileRestricted?: true
  readonly rate: RateClass
  /** Answered also by a server that refuses other calls because it is late: what every page begins with, and what protects a player. */
  readonly neverShed?: true
  /** A GET that changes state, required by the specification. It takes no token; calls by other sites and by navigation are refused. */
  readonly changesState?: true
  /** Empty fields are validated as sent. Without this, an empty optional field counts as absent. */
  readonly emptyCounts?: true
  /** Fields of a POST that the specification sends in the query string. Any other query field of a POST is refused. */
  readonly queryFields?: readonly string[]
  /** Posts are form-encoded unless this is `multipart`: one field is a file of at most `maxFileBytes`. */
  readonly body?: 'multipart'
  readonly maxFileBytes?: number
}

export interface GameSpec extends Spec {
  /** `gameVisitor`: opens a session. `gameSession`, also when absent: only with the bearer token of a live game session. */
  readonly access?: 'gameVisitor' | 'gameSession'
  readonly rate: RateClass
}

export interface SportsSpec extends Spec {
  /** `sportsVisitor`: anyone, also without a session. `sportsSession`, also when absent: only with the bearer token of a live session at the sportsbook. */
  readonly access?: 'sportsVisitor' | 'sportsSession'
  readonly rate: RateClass
}

/** Access is always `supplier`: a body signed with a key of a registered supplier. */
export interface WalletSpec extends Spec {
  readonly access?: 'supplier'
}

interface StaffCall extends Spec {
  /** Fields of the request that the log of actions leaves out: secrets and personal data. */
  readonly unrecorded?: readonly string[]
  /** Of the request; 64 KiB unless given. */
  readonly maxBodyBytes?: number
  /** Posts are JSON unless this is `multipart`: one field is a file of at most `maxFileBytes`. */
  readonly body?: 'multipart'
  readonly maxFileBytes?: number
}
interface ForStaff extends StaffCall {
  /** With the bearer token of a live staff session, or the server's local key. */
  readonly access?: 'staff'
  /** Who may call besides `admin`, which may call everything. */
  readonly roles: readonly StaffRole[]
  readonly rate: RateClass
  /** A GET that shows players: its use is in the log of actions. Every POST is. */
  readonly recorded?: true
}
/** Logging in. */
interface ForStaffVisitors extends StaffCall {
  readonly access: 'staffVisitor'
  readonly roles?: never
  readonly rate: 'credential'
}
export type StaffSpec = ForStaff | ForStaffVisitors

type SpecOf<R extends Route> = R extends PlayerRoute
  ? PlayerSpec
  : R extends GameRoute
    ? GameSpec
    : R extends SportsRoute
      ? SportsSpec
      : R extends WalletRoute
        ? WalletSpec
        : StaffSpec

const defaults = {
  ajax: { access: 'player', body: 'form' },
  arcade: { access: 'gameSession', body: 'json' },
  sportsbook: { access: 'sportsSession', body: 'json' },
  wallet: { access: 'supplier', body: 'json' },
  staff: { access: 'staff', body: 'json' },
} as const
type Area = keyof typeof defaults
type DefaultsOf<R extends Route> = R extends `${string} /${infer A extends Area}/${string}`
  ? (typeof defaults)[A]
  : never

/** Wide, so that a handler may serve two calls of the same shape. */
type RouteLike<R extends Route> = R extends PlayerRoute
  ? PlayerRoute
  : R extends GameRoute
    ? GameRoute
    : R extends SportsRoute
      ? SportsRoute
      : R extends WalletRoute
        ? WalletRoute
        : StaffRoute

/** A declaration with the strictest access of its party where it states none. */
type Declared<R extends Route, S> = Omit<DefaultsOf<R>, keyof S> & S & { readonly route: RouteLike<R> }

type Complete<S extends Spec & { access?: string }, R extends Route> = Omit<S, 'access' | 'body'> & {
  readonly access: NonNullable<S['access']>
  readonly body: Body
  readonly route: R
}
export type PlayerEndpoint = Complete<PlayerSpec, PlayerRoute>
export type GameEndpoint = Complete<GameSpec, GameRoute>
export type SportsEndpoint = Complete<SportsSpec, SportsRoute>
export type WalletEndpoint = Complete<WalletSpec, WalletRoute>
export type StaffEndpoint = Complete<ForStaff, StaffRoute> | Complete<ForStaffVisitors, StaffRoute>
export type Endpoint = PlayerEndpoint | GameEndpoint | SportsEndpoint | WalletEndpoint | StaffEndpoint
export type Access = Endpoint['access']

/**
 * Declares one call of a player, game client, client of the sportsbook, supplier or member of staff; the route says which. Handler type, typed client, OpenAPI, the tests of
 * access and of any input are derived from it.
 */
export function endpoint<const R extends Route, const S extends SpecOf<R>>(route: R, spec: S): Declared<R, S> {
  const area = route.split('/')[1] as Area // the Route type fixes it
  return { ...defaults[area], ...spec, route } as unknown as Declared<R, S> // spreading forgets which default the spec replaces
}

/** Calls by name. */
export type Calls<E extends Endpoint = Endpoint> = Readonly<Record<string, E>>
/** Calls by module and name. */
export type Api<E extends Endpoint = Endpoint> = Readonly<Record<string, Calls<E>>>

/** What a client sends, before parsing. */
export type RequestInput<E extends Pick<Endpoint, 'request'>> = v.InferInput<E['request']>
/** What a handler receives. */
export type RequestOf<E extends Pick<Endpoint, 'request'>> = v.InferOutput<E['request']>
export type ReplyOf<E extends Pick<Endpoint, 'reply'>> = v.InferOutput<E['reply']>

export function parseRoute(route: Route): { method: Method; path: string; params: string[] } {
  const [method, path = ''] = route.split(' ') as [Method, string] // the Route type fixes this shape
  return { method, path, params: [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '') }
}

/** A route with the names in its path filled from the request, encoded, and the fields that remain for the query or body. */
export function addressOf(
  route: Route,
  request: object,
): { method: Method; path: string; fields: Record<string, unknown> } {
  const { method, path, params } = parseRoute(route)
  const values = new Map(Object.entries(request))
  return {
    method,
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name)))),
    fields: Object.fromEntries([...values].filter(([name]) => !params.includes(name))),
  }
}
