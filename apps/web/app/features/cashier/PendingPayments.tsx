import { Icon } from '@andon/ui/Icon'
import { Money } from '../../page/Money.tsx'
import { useFormats } from '../../page/use-formats.ts'
import { useText } from '../../page/use-text.ts'
import { cashierText } from './text.ts'
import type { CashierData } from './use-cashier.ts'

/** Payments that are not finished, each with a button to its state. */
export function PendingPayments({
  pending,
  onOpen,
}: {
  pending: CashierData['pending']
  onOpen: (transactionId: string) => void
}) {
  const t = useText(cashierText)
  const formats = useFormats()
  if (pending.length === 0) return null
  return (
    <section className="grid gap-2" aria-label={t('pending')}>
      <h3 className="heading-3">{t('pending')}</h3>
      <ul className="grid gap-2">
        {pending.map(({ transactionId, kind, paymentMethod, amount, at, status }) => (
          <li key={transactionId}>
            <button type="button" className="pending-payment" onClick={() => onOpen(transactionId)}>
              <Icon name={kind === 'deposit' ? 'moneyIn' : 'moneyOut'} />
              <span className="grid">
                <span className="font-bold">
                  {t(`pending.${kind}`)} <Money amount={amount} />
                </span>
                <span className="field-hint">
                  {t(`method.${paymentMethod}`)} · {t(`state.${status}`)} · {formats.time(at)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
