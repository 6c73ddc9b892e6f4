import type { Runtime } from '@andon/platform/runtime'
import type { PlayerLookups } from './player-lookups.ts'
import type { Suppliers } from './suppliers.ts'

/** What the catalogue's use cases are built from. */
export interface Deps extends Runtime, PlayerLookups {
  readonly suppliers: Suppliers
}
