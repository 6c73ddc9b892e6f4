import { Icon } from '@andon/ui/Icon'
import { useText } from '../../page/use-text.ts'
import { historyText } from './text.ts'
import { useFigures } from './use-figures.ts'

/** Shows gain or loss by a sign, an arrow, a word and a colour. */
export function SignedAmount({ amount }: { amount: number }) {
  const t = useText(historyText)
  const { signed } = useFigures()
  const direction = amount > 0 ? 'in' : amount < 0 ? 'out' : 'none'
  return (
    <span className="signed-amount" data-way={direction}>
      {direction !== 'none' && <Icon name={direction === 'in' ? 'moneyIn' : 'moneyOut'} />}
      {direction !== 'none' && <span className="sr-only">{t(direction === 'in' ? 'received' : 'paid')} </span>}
      <span className="money">{signed(amount)}</span>
    </span>
  )
}
