import type { PlayerApi, Route } from '@andon/contract'
import type { Handlers } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import { admit } from './admit.ts'
import { type CountryOptions, createCountryOf } from './country-of.ts'
import { countryblock } from './countryblock.ts'
import { staffRoutes } from './staff.ts'
import { type AccessRules, createStateOf, type Place } from './state-of.ts'
import { readSwitches } from './switches.ts'

export type AccessOptions = CountryOptions & AccessRules

/**
 * Access owns the caller's country and whether a brand is open to the caller: maintenance and blocked countries.
 * - The country comes from the header of a trusted proxy or from the bundled table of address ranges; without a readable table the server does not
 *   start. An unknown country is not blocked.
 * - Operators change switches in the database; every node applies them within a second. A switch cannot open what the configuration closes.
 * - Every change of a switch is stored with its actor.
 */
export async function createAccess({ db, log, clock }: Pick<Runtime, 'db' | 'log' | 'clock'>, options: AccessOptions) {
  const countryOf = await createCountryOf(options)
  const switches = await readSwitches({ db, log })
  const stateOf = createStateOf(options, switches)
  const routes: Handlers<PlayerApi['access']> = { countryblock: countryblock({ countryOf, stateOf }) }
  return {
    routes,
    staffRoutes: staffRoutes({ clock }),
    countryOf,
    stateOf,
    /** Refuses a call while the brand is closed to its caller. */
    admit: (call: Place & { route: Route }) => admit(stateOf, call),
    watch: switches.watch,
  }
}

export type Access = Awaited<ReturnType<typeof createAccess>>
export type { AccessState, Place } from './state-of.ts'
export { type Switch, type SwitchedOn, switchedOn, turnSwitch } from './store.ts'
