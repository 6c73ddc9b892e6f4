import { Money } from '../../page/Money.tsx'
import { useFormats } from '../../page/use-formats.ts'
import { useText } from '../../page/use-text.ts'
import { cashierText } from './text.ts'
import type { Payment } from './use-cashier.ts'

export function PaymentDetails({ payment }: { payment: Payment }) {
  const t = useText(cashierText)
  const details = usePaymentDetails(payment)
  return (
    <dl className="account-details" aria-label={t('facts')}>
      {details.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Shared by the screen and the receipt. */
export function usePaymentDetails(payment: Payment) {
  const t = useText(cashierText)
  const formats = useFormats()
  const { transactionId, paymentMethod, amount, at } = payment
  const other = payment.kind === 'deposit' && payment.received !== undefined && payment.received !== amount
  return [
    [t(other ? 'announced' : 'sum'), <Money key="sum" amount={amount} />],
    ...(other ? [[t('arrived'), <Money key="arrived" amount={payment.received ?? amount} />] as const] : []),
    [t('way'), t(`method.${paymentMethod}`)],
    ...(payment.kind === 'withdrawal' ? [[t('to'), payment.destination] as const] : []),
    [t('begun'), formats.time(at)],
    [t('number'), transactionId],
  ] as const
}
