import type { MarketView } from '../frame/api.ts'
import { useOfOffers } from '../live/use-live.ts'

/** Whether every line of a market has its result: of each one outcome tells. Renders again only when that changes. */
export function useIsSettled(lines: readonly MarketView[]): boolean {
  const firsts = lines.flatMap(({ outcomes: [first] }) => first ?? [])
  return useOfOffers(
    firsts.map(({ selection }) => selection),
    (offers) =>
      firsts.length > 0 && firsts.every(({ selection, result }) => (offers.get(selection)?.result ?? result) !== null),
  )
}
