import type { Api, ReplyOf, RequestInput, StaffEndpoint, StaffRoute } from '../endpoint.ts'
import type { StaffApi } from './index.ts'
import { staffRoutes } from './routes.ts'

/** Typed calls of an API of staff, by module and name. */
export type StaffCallsOf<A extends Api<StaffEndpoint>> = {
  readonly [Module in keyof A]: {
    readonly [Name in keyof A[Module]]: A[Module][Name] extends Pick<StaffEndpoint, 'request' | 'reply'>
      ? (request: RequestInput<A[Module][Name]>) => Promise<ReplyOf<A[Module][Name]>>
      : never
  }
}

/** `client.cashier.approveWithdrawal({ payment })`: every call of the staff API, typed by its declaration. */
export type StaffClient = StaffCallsOf<StaffApi>

/** Makes one call and returns the reply's JSON, or throws its refusal. */
export type StaffSend = (route: StaffRoute, request: object) => Promise<unknown>

export const createStaffClient = (send: StaffSend): StaffClient => staffCalls<StaffApi>(staffRoutes, send)

/** Calls by a table of routes, which names the same calls as the API. */
export function staffCalls<A extends Api<StaffEndpoint>>(
  routes: Readonly<Record<string, Readonly<Record<string, string>>>>,
  send: StaffSend,
): StaffCallsOf<A> {
  const modules = Object.entries(routes).map(([module, calls]) => [
    module,
    Object.fromEntries(
      Object.entries(calls).map(([name, route]) => [name, (request: object) => send(route as StaffRoute, request)]), // the table holds routes only
    ),
  ])
  return Object.fromEntries(modules) as StaffCallsOf<A> // of the same calls
}
