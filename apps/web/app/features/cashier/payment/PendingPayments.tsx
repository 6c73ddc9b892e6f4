import { Button } from '@andon/web-kit/Button'
import { Money } from '../../../page/amounts/Money.tsx'
import { useFormats } from '../../../page/amounts/use-formats.ts'
import { useText } from '../../../page/use-text.ts'
import { drawingOf, PaymentMark } from '../marks/PaymentMark.tsx'
import { cashierText } from '../text.ts'
import type { CashierData } from '../use-cashier.ts'

type Pending = CashierData['pending'][number]

/** Payments that are not finished, before anything else: each with a button to its state, and a link to the page where it waits for the player. */
export function PendingPayments({
  pending,
  onOpen,
}: {
  pending: readonly Pending[]
  onOpen: (transactionId: string) => void
}) {
  const t = useText(cashierText)
  if (pending.length === 0) return null
  const waitsForPlayer = (payment: Pending) => Number(redirectUrlOf(payment) !== undefined)
  const sorted = [...pending].sort((a, b) => waitsForPlayer(b) - waitsForPlayer(a))
  return (
    <section className="grid gap-2" aria-label={t('pending')}>
      <h3 className="heading-3">{t('pending')}</h3>
      <ul className="grid gap-2">
        {sorted.map((payment) => (
          <li key={payment.transactionId} className="pending-payment">
            <Summary payment={payment} onOpen={onOpen} />
            {redirectUrlOf(payment) !== undefined && <Button href={redirectUrlOf(payment) ?? ''}>{t('goOn')}</Button>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Summary({ payment, onOpen }: { payment: Pending; onOpen: (transactionId: string) => void }) {
  const t = useText(cashierText)
  const formats = useFormats()
  const { transactionId, kind, paymentMethod, amount, at } = payment
  return (
    <button type="button" className="pending-summary" onClick={() => onOpen(transactionId)}>
      <PaymentMark drawing={drawingOf[paymentMethod]} />
      <span className="grid">
        <span className="font-bold">
          {t(`pending.${kind}`)} <Money amount={amount} />
        </span>
        <span className="field-hint">
          {t(`state.${stateOf(payment)}`)} · {formats.time(at)}
        </span>
      </span>
    </button>
  )
}

const redirectUrlOf = (payment: Pending) => (payment.kind === 'deposit' ? payment.redirectUrl : undefined)

function stateOf(payment: Pending): Pending['status'] | 'CONFIRM' | 'TRANSFER' {
  if (payment.kind === 'withdrawal') return payment.status
  return payment.redirectUrl !== undefined ? 'CONFIRM' : payment.transfer ? 'TRANSFER' : payment.status
}
