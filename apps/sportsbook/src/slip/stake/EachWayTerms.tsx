import type { MarketView } from '../../page/api.ts'
import { useText } from '../../page/text.ts'
import { eachWayText } from './each-way-text.ts'

/** The terms on which a market is bet each way; nothing for one that is bet on winning only. */
export function EachWayTerms({ terms }: { terms: MarketView['eachWay'] }) {
  const t = useText(eachWayText)
  if (!terms) return null
  return (
    <span className="each-way-terms">{t('marketTerms', { fraction: terms.placeFraction, places: terms.places })}</span>
  )
}
