import type { MarketView } from '../frame/api.ts'
import { useText } from '../frame/text.ts'
import { matchText } from './text.ts'

/** The terms on which a market is bet each way; nothing for one that is bet on winning only. */
export function EachWayTerms({ terms }: { terms: MarketView['eachWay'] }) {
  const t = useText(matchText)
  if (!terms) return null
  return (
    <span className="each-way-terms">{t('eachWayTerms', { fraction: terms.placeFraction, places: terms.places })}</span>
  )
}
