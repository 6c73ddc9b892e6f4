import { useSyncExternalStore } from 'react'
import { useLive } from '../live/live-service.ts'
import { settings } from '../page/settings.ts'

/** The better price of a selection, in thousandths; null without one, and in calm mode. */
export function useBoostedPrice(selection: string): number | null {
  const { boosts } = useLive()
  const { calm } = settings.use()
  return useSyncExternalStore(boosts.subscribe, () => (calm ? null : boosts.priceOf(selection)))
}

/** The better prices of some selections as one text, which changes when one of them does. */
export function useBoostedPrices(selections: readonly string[]): string {
  const { boosts } = useLive()
  return useSyncExternalStore(boosts.subscribe, () => selections.map(boosts.priceOf).join(' '))
}
