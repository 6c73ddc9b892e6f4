import { useFormats } from '../../page/amounts/use-formats.ts'
import { useText } from '../../page/use-text.ts'
import { historyText } from './text.ts'

/** A movement of money, or the result of a round: a sign and a colour, and a word for screen readers. */
export function SignedAmount({ amount, of = 'movement' }: { amount: number; of?: 'movement' | 'result' }) {
  const t = useText(historyText)
  const { signed } = useFormats()
  const direction = amount > 0 ? 'in' : amount < 0 ? 'out' : 'none'
  return (
    <span className="signed-amount" data-way={direction} data-of={of}>
      {direction !== 'none' && <span className="sr-only">{t(`${of}.${direction}`)} </span>}
      <span className="money">{signed(amount)}</span>
    </span>
  )
}
