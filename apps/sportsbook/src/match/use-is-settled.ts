import type { MarketView } from '../frame/api.ts'
import { useOfOffers } from '../live/use-live.ts'

/** Whether every outcome of every line of a market has its result: some are decided while others still take bets. Renders again only when that changes. */
export function useIsSettled(lines: readonly MarketView[]): boolean {
  const all = lines.flatMap(({ outcomes }) => outcomes)
  return useOfOffers(
    all.map(({ selection }) => selection),
    (offers) =>
      all.length > 0 && all.every(({ selection, result }) => (offers.get(selection)?.result ?? result) !== null),
  )
}
