import { referenceOf } from '@andon/contract/reference'
import type { ReactNode } from 'react'
import { Money } from '../../../page/amounts/Money.tsx'
import { useFormats } from '../../../page/amounts/use-formats.ts'
import { useText } from '../../../page/use-text.ts'
import { drawingOf, PaymentMark } from '../marks/PaymentMark.tsx'
import { cashierText } from '../text.ts'
import type { Payment } from '../use-cashier.ts'
import { useDestinationName } from '../use-destination-name.ts'
import { Reference } from './Reference.tsx'

export function PaymentDetails({ payment }: { payment: Payment }) {
  const t = useText(cashierText)
  const details = usePaymentDetails(payment)
  const instrument = useSourceName(payment)
  const { transactionId, paymentMethod } = payment
  const onScreen: Partial<Record<string, ReactNode>> = {
    [t('number')]: <Reference id={transactionId} />,
    [t(`way.${payment.kind}`)]: (
      <span className="marked">
        <PaymentMark drawing={drawingOf[paymentMethod]} />
        {instrument ?? t(`method.${paymentMethod}`)}
      </span>
    ),
  }
  return (
    <dl className="account-details" aria-label={t(`facts.${payment.kind}`)}>
      {details.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{onScreen[name] ?? value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The card or account that paid in, as far as it is known. */
function useSourceName(payment: Payment): string | undefined {
  const nameOf = useDestinationName()
  return payment.kind === 'deposit' && payment.source !== undefined ? nameOf(payment.source) : undefined
}

/** Shared by the screen and the receipt. */
export function usePaymentDetails(payment: Payment) {
  const t = useText(cashierText)
  const formats = useFormats()
  const nameOf = useDestinationName()
  const source = useSourceName(payment)
  const { transactionId, paymentMethod, amount, at } = payment
  const other = payment.kind === 'deposit' && payment.received !== undefined && payment.received !== amount
  return [
    [t(other ? 'announced' : 'sum'), <Money key="sum" amount={amount} />],
    ...(other ? [[t('arrived'), <Money key="arrived" amount={payment.received ?? amount} />] as const] : []),
    [t(`way.${payment.kind}`), source ?? t(`method.${paymentMethod}`)],
    ...(payment.kind === 'withdrawal' ? [[t('to'), nameOf(payment.destination)] as const] : []),
    [t('begun'), formats.time(at)],
    [t('number'), referenceOf(transactionId)],
  ] as const
}
