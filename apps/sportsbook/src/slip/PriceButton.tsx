import { useLive } from '../live/live-service.ts'
import { useOffer } from '../live/use-live.ts'
import type { EventRow, MarketView, OutcomeView } from '../page/api.ts'
import { useEventNames, useOdds, useText } from '../page/text.ts'
import { useBoostedPrice } from './boosted-prices.ts'
import { firstText } from './first-text.ts'
import { toggleSelection, useIsInSlip } from './selections.ts'

interface Props {
  readonly event: Pick<EventRow, 'id' | 'name' | 'sport'>
  readonly market: Pick<MarketView, 'name'>
  readonly outcome: OutcomeView
  /** The text beside the price; null: only the price, as in the columns of a list. */
  readonly label: string | null
}

/** The price of one selection, which puts it into the slip. It follows the stream by itself; a selection that takes no bets keeps its place. */
export function PriceButton({ event, market, outcome, label }: Props) {
  const t = useText(firstText)
  const { ofOutcome } = useEventNames()
  const odds = useOdds()
  const live = useLive()
  const { selection } = outcome
  const { price, open, move, moveNo, result } = useOffer(selection) ?? { ...outcome, move: null, moveNo: 0 }
  const chosen = useIsInSlip(selection)
  const isOpen = open && price !== null
  const boosted = useBoostedPrice(selection)
  /** The slip sells a single at it; what it is added with is the ordinary price. */
  const boost = isOpen && boosted !== null && boosted > price ? boosted : null
  const toggle = () => {
    if (price === null) return
    const { score } = live.offers.events.get(event.id) ?? {}
    toggleSelection({
      selection,
      price,
      event: event.id,
      sport: event.sport.code,
      names: { event: event.name, market: market.name, outcome: outcome.name },
      score: score ? `${score.home}:${score.away}` : null,
    })
  }
  const moved = move === null ? '' : t(move === 'up' ? 'priceUp' : 'priceDown')
  const state = isOpen
    ? boost
      ? `${odds(boost)}, ${t('boost', { before: odds(price) })}`
      : `${odds(price)} ${moved}`
    : result
      ? `${outcome.closingPrice ? odds(outcome.closingPrice) : ''} ${t(`result.${result}`)}`
      : t('suspended')
  return (
    <button
      type="button"
      className="price"
      aria-pressed={chosen}
      aria-label={`${ofOutcome(outcome.name, { selection, event: event.name })} ${state}`}
      disabled={!isOpen && !chosen}
      data-selection={selection}
      data-move={isOpen && boost === null ? move : null}
      data-moved={moveNo % 2} // a second move in the same direction starts the arrow's time again
      data-boost={boost !== null || undefined}
      onClick={toggle}
    >
      {label !== null && <span className="price-label">{label}</span>}
      <span className="price-odds">
        {isOpen ? (
          <>
            {boost !== null && <s className="price-ordinary">{odds(price)}</s>}
            {odds(boost ?? price)}
          </>
        ) : result ? (
          <>
            {outcome.closingPrice && <small>{odds(outcome.closingPrice)}</small>} {t(`result.${result}`)}
          </>
        ) : (
          <span className="price-closed">{t('suspendedShort')}</span>
        )}
      </span>
    </button>
  )
}
