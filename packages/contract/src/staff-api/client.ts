import type { ReplyOf, RequestInput, StaffEndpoint, StaffRoute } from '../endpoint.ts'
import type { StaffApi } from './index.ts'
import { staffRoutes } from './routes.ts'

/** `client.cashier.approveWithdrawal({ payment })`: every call of the staff API, typed by its declaration. */
export type StaffClient = {
  readonly [Module in keyof StaffApi]: {
    readonly [Name in keyof StaffApi[Module]]: StaffApi[Module][Name] extends Pick<StaffEndpoint, 'request' | 'reply'>
      ? (request: RequestInput<StaffApi[Module][Name]>) => Promise<ReplyOf<StaffApi[Module][Name]>>
      : never
  }
}

/** `send` makes one call and returns the reply's JSON, or throws its refusal. */
export function createStaffClient(send: (route: StaffRoute, request: object) => Promise<unknown>): StaffClient {
  const modules = Object.entries(staffRoutes).map(([module, calls]) => [
    module,
    Object.fromEntries(
      Object.entries(calls).map(([name, route]) => [name, (request: object) => send(route as StaffRoute, request)]), // the table holds routes only
    ),
  ])
  return Object.fromEntries(modules)
}
