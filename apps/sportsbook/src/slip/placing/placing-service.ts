import { useSyncExternalStore } from 'react'
import { createService } from '../../page/create-service.ts'
import type { PlacingStore } from './placing.ts'
import type { Placing } from './placings.ts'

/** The bets that are being placed. */
export const [PlacingProvider, usePlacingStore] = createService<PlacingStore>()

/** The bets that are being placed and those that have just been answered, newest first. */
export function usePlacing(): readonly Placing[] {
  const placing = usePlacingStore()
  return useSyncExternalStore(placing.subscribe, placing.get)
}
