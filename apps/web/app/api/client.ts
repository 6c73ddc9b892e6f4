import type { PlayerApi, ReplyOf, RequestInput } from '@andon/contract'
import type { Endpoint, Route } from '@andon/contract/endpoint'
import { routes } from '@andon/contract/player-api/routes'
import type { CallOptions, Transport } from './transport.ts'

/** The calls of one module, typed by its declaration. */
export type CallsOf<Module> = {
  readonly [Name in keyof Module]: Module[Name] extends Endpoint
    ? (request?: RequestInput<Module[Name]>, options?: CallOptions) => Promise<ReplyOf<Module[Name]>>
    : never
}

/** Calls that only late parts of a page use: `useLateCalls`. */
type LateModule = 'support' | 'notices' | 'loyalty'

/** `client.identity.login({ email, password })`: the calls of the player API that every page begins with. */
export type PlayerClient = {
  readonly [Module in Exclude<keyof PlayerApi, LateModule>]: CallsOf<PlayerApi[Module]>
}

export function createClient(transport: Transport): PlayerClient {
  const modules = Object.entries(routes).map(([module, calls]) => [module, callsOf(transport, calls)])
  return Object.fromEntries(modules)
}

/** The calls of a table of routes. */
export const callsOf = (transport: Transport, calls: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(calls).map(([name, route]) => [
      name,
      (request?: Record<string, unknown>, options?: CallOptions) => transport(route as Route, request, options), // the table holds routes only
    ]),
  )
