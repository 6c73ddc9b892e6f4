import { useOffer } from '../live/use-live.ts'
import { useIsPhone } from '../page/narrow.ts'
import { useMoney, useOdds, useText } from '../page/text.ts'
import { useSlipSelections } from './selections.ts'
import { useSlipForm } from './slip-form.ts'
import { slipText } from './text.ts'
import { useSlipQuote } from './use-slip-quote.ts'

/** The odds of the slip's one bet, and what its bets may return, on the bar that opens it. */
export default function SlipBarFigures() {
  return useIsPhone() ? <Figures /> : null
}

function Figures() {
  const t = useText(slipText)
  const odds = useOdds()
  const money = useMoney()
  const selections = useSlipSelections()
  const slip = useSlipQuote(selections, useSlipForm())
  const [only, second] = selections
  const offer = useOffer(only?.selection ?? '')
  const single = only && !second ? (slip.bets[0]?.quote?.legs[0]?.price ?? offer?.price ?? only.price) : null
  const shown = slip.bets[0]?.odds ?? single
  const returns = slip.bets.reduce((sum, { isStaked, worth }) => sum + (isStaked ? (worth?.returns ?? 0) : 0), 0)
  return (
    <span className="slip-bar-figures">
      {shown !== null && <b>{odds(shown)}</b>}
      {returns > 0 && <small>{t('barReturns', { returns: money(returns) })}</small>}
    </span>
  )
}
