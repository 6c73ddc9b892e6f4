import { Refusal, type Route } from '@andon/contract'
import { routes } from '@andon/contract/player-api/routes'
import type { Place, StateOf } from './state-of.ts'

/** Calls that are allowed while a brand is closed: the state of access, and logout. */
const alwaysOpen: ReadonlySet<string> = new Set([routes.access.countryblock, routes.identity.logout])

/** Refuses MAINTENANCE and COUNTRY_BLOCKED. Maintenance comes first: it concerns every caller. */
export function admit(stateOf: StateOf, { route, ...place }: Place & { route: Route }): void {
  if (alwaysOpen.has(route)) return
  const { maintenance, blocked, countryCode } = stateOf(place)
  if (maintenance) throw new Refusal('MAINTENANCE', { retryAfterSeconds: 60 })
  if (blocked) throw new Refusal('COUNTRY_BLOCKED', { params: { countryCode } })
}
