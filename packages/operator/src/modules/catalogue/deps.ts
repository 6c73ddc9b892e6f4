import type { Runtime } from '@andon/platform/runtime'
import type { AskLaunchUrl } from './ask-launch-url.ts'
import type { PlayerLookups } from './player-lookups.ts'
import type { Suppliers } from './suppliers/suppliers.ts'

/** Dependencies of the catalogue's handlers. */
export interface Deps extends Runtime, PlayerLookups {
  readonly suppliers: Suppliers
  readonly askLaunchUrl: AskLaunchUrl
}
