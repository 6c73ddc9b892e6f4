import { useCallback, useSyncExternalStore } from 'react'
import { useLive } from '../../live/live-service.ts'
import type { MarketView } from '../../page/api.ts'
import { useText } from '../../page/text.ts'
import { matchText } from '../text.ts'
import { marginOf } from './margin.ts'

/** Our margin in one line of a market, at the prices of now. */
export function Margin({ market }: { market: MarketView }) {
  const t = useText(matchText)
  const { offers } = useLive().offers
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = market.outcomes.map(({ selection }) => offers.subscribe(selection, listener))
      return () => {
        for (const end of ends) end()
      }
    },
    [offers, market],
  )
  const margin = useSyncExternalStore(subscribe, () => {
    const prices = market.outcomes.map((outcome) => {
      const { open, price } = offers.get(outcome.selection) ?? outcome
      return open ? price : null
    })
    return marginOf(prices, market.winners)
  })
  if (margin === null) return null
  return <small className="margin">{t('margin', { percent: (margin * 100).toFixed(1) })}</small>
}
