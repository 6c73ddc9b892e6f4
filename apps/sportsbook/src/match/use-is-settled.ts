import { useCallback, useSyncExternalStore } from 'react'
import type { MarketView } from '../frame/api.ts'
import { useServices } from '../frame/services.tsx'

/** Whether every line of a market has its result: of each one outcome tells. Renders again only when that changes. */
export function useIsSettled(lines: readonly MarketView[]): boolean {
  const { offers } = useServices().live.offers
  const firsts = lines.flatMap(({ outcomes: [first] }) => first ?? [])
  const key = firsts.map(({ selection }) => selection).join(' ')
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = key === '' ? [] : key.split(' ').map((selection) => offers.subscribe(selection, listener))
      return () => {
        for (const end of ends) end()
      }
    },
    [offers, key],
  )
  return useSyncExternalStore(
    subscribe,
    () =>
      firsts.length > 0 && firsts.every(({ selection, result }) => (offers.get(selection)?.result ?? result) !== null),
  )
}
