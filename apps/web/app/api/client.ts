import type { PlayerApi, ReplyOf, RequestInput } from '@andon/contract'
import type { Endpoint, Route } from '@andon/contract/endpoint'
import { routes } from '@andon/contract/player-api/routes'
import type { CallOptions, Transport } from './transport.ts'

/** `client.identity.login({ email, password })`: every call of the player API, typed by its declaration. */
export type PlayerClient = {
  readonly [Module in keyof PlayerApi]: {
    readonly [Name in keyof PlayerApi[Module]]: PlayerApi[Module][Name] extends Endpoint
      ? (
          request?: RequestInput<PlayerApi[Module][Name]>,
          options?: CallOptions,
        ) => Promise<ReplyOf<PlayerApi[Module][Name]>>
      : never
  }
}

export function createClient(transport: Transport): PlayerClient {
  const modules = Object.entries(routes).map(([module, calls]) => [
    module,
    Object.fromEntries(
      Object.entries(calls).map(([name, route]) => [
        name,
        (request?: Record<string, unknown>, options?: CallOptions) => transport(route as Route, request, options), // the table holds routes only
      ]),
    ),
  ])
  return Object.fromEntries(modules)
}
