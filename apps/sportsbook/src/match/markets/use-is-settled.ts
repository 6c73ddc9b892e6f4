import { useOfOffers } from '../../live/use-live.ts'
import type { MarketView } from '../../page/api.ts'

/** True once every line of a market has its result. Renders again only when that changes. */
export function useIsSettled(lines: readonly MarketView[]): boolean {
  return useOfOffers(
    lines.flatMap(({ outcomes }) => outcomes.map(({ selection }) => selection)),
    (offers) => isSettled(lines, (selection) => offers.get(selection)?.result),
  )
}

/** True once every outcome has a result: some are decided while others of the same line still take bets. `resultNow` returns undefined where nothing newer is known. */
export function isSettled(
  lines: readonly Pick<MarketView, 'outcomes'>[],
  resultNow: (selection: string) => MarketView['outcomes'][number]['result'] | undefined,
): boolean {
  const all = lines.flatMap(({ outcomes }) => outcomes)
  return all.length > 0 && all.every(({ selection, result }) => (resultNow(selection) ?? result) !== null)
}
