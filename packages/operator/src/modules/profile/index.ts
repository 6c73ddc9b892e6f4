import type { Runtime } from '@andon/platform/runtime'
import type { Identity } from '../identity/index.ts'
import { routes } from './routes.ts'

/**
 * Profile shows players what they told about themselves, and what the forms about it need: currencies and countries. It keeps no data of its
 * own; a player's details are identity's.
 */
export function createProfile(runtime: Runtime, { identity }: { identity: Identity }) {
  return { routes: routes({ ...runtime, identity }) }
}

export type Profile = ReturnType<typeof createProfile>
