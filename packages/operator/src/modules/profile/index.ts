import type { Runtime } from '@andon/platform/runtime'
import type { Tx } from '@andon/platform/sql'
import type { Deps, ProfileOptions } from './deps.ts'
import { routes } from './routes.ts'
import { endMarketing } from './subscription-preferences.ts'

/**
 * Profile shows players what they told about themselves and lets them change it, with what the forms about it need: currencies, countries,
 * postcodes, the rules of their jurisdiction. A player's details are identity's; profile owns their picture and the record of their choices
 * about marketing.
 * - A name that a document proves stays; a new address takes its proof with it, in the same transaction.
 * - A picture is drawn anew by us, and shown to its owner alone.
 */
export function createProfile(runtime: Runtime, options: ProfileOptions) {
  const deps: Deps = { ...runtime, ...options }
  return {
    routes: routes(deps),
    /** Ends the player's agreement to marketing for good: only the player gives it again. */
    endMarketing: (tx: Tx, playerId: string) => endMarketing(deps, tx, playerId),
  }
}

export type Profile = ReturnType<typeof createProfile>
