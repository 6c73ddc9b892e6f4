import { AccountIcon } from '@andon/ui/AccountIcon'
import { useFormats } from '../../page/use-formats.ts'
import { useText } from '../../page/use-text.ts'
import { historyText } from './text.ts'

/** Shows gain or loss by a sign, an arrow, a word and a colour. */
export function SignedAmount({ amount }: { amount: number }) {
  const t = useText(historyText)
  const { signed } = useFormats()
  const direction = amount > 0 ? 'in' : amount < 0 ? 'out' : 'none'
  return (
    <span className="signed-amount" data-way={direction}>
      {direction !== 'none' && <AccountIcon name={direction === 'in' ? 'moneyIn' : 'moneyOut'} />}
      {direction !== 'none' && <span className="sr-only">{t(direction === 'in' ? 'received' : 'paid')} </span>}
      <span className="money">{signed(amount)}</span>
    </span>
  )
}
