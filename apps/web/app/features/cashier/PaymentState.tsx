import { Button } from '@andon/ui/Button'
import { Icon } from '@andon/ui/Icon'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../../page/use-text.ts'
import { Loaded } from '../account/Loaded.tsx'
import { CancelWithdrawal } from './CancelWithdrawal.tsx'
import { PaymentDetails } from './PaymentDetails.tsx'
import { PaymentSteps } from './PaymentSteps.tsx'
import { Receipt } from './Receipt.tsx'
import { TransferDetails } from './TransferDetails.tsx'
import { cashierText } from './text.ts'
import { hasEnded, type Payment, usePayment } from './use-cashier.ts'
import { usePaymentTexts } from './use-payment-texts.ts'

interface Props {
  readonly transactionId: string
  /** Opens the form again, for a retry or another payment. */
  readonly onAgain: (kind: Payment['kind']) => void
  readonly onDone: (kind: Payment['kind']) => void
  readonly doneLabel: string
}

/** The state of one payment, updated until it has ended: what happened, why, and what the player can do next. */
export function PaymentState({ transactionId, ...actions }: Props) {
  const payment = usePayment(transactionId)
  return (
    <Loaded query={payment} lines={5}>
      {(data) => <State payment={data} {...actions} />}
    </Loaded>
  )
}

/** A retry would be refused for the same reason. */
const refusedAgain: ReadonlySet<string> = new Set(['ACCOUNT_LOCKED', 'SESSION_LIMIT_REACHED'])

const marks = { good: 'check', waiting: 'timer', bad: 'cross' } as const

function State({ payment, onAgain, onDone, doneLabel }: Omit<Props, 'transactionId'> & { payment: Payment }) {
  const t = useText(cashierText)
  const texts = usePaymentTexts()
  const [printing, setPrinting] = useState(false)
  const { title, text, bonus, tone } = texts(payment)
  const retry = payment.kind === 'deposit' && payment.status === 'DECLINED' && !refusedAgain.has(payment.reason ?? '')
  return (
    <section className="grid gap-5" data-payment={payment.status} data-tone={tone}>
      <div className="grid gap-3" role={tone === 'bad' ? 'alert' : 'status'}>
        <span className="outcome-mark" aria-hidden="true">
          <Icon name={marks[tone]} />
        </span>
        <h3 className="heading-3">{title}</h3>
        <p>{text}</p>
        {bonus && <p>{bonus}</p>}
      </div>
      {payment.kind === 'withdrawal' ? <PaymentSteps payment={payment} /> : <Waiting payment={payment} />}
      <PaymentDetails payment={payment} />
      <div className="cashier-actions">
        {retry && (
          <Button kind="primary" onClick={() => onAgain(payment.kind)}>
            {t('tryAgain')}
          </Button>
        )}
        {payment.kind === 'withdrawal' && payment.cancellable && <CancelWithdrawal payment={payment} />}
        {hasEnded(payment) && <Button onClick={() => setPrinting(true)}>{t('printReceipt')}</Button>}
        <Button kind={retry ? 'secondary' : 'primary'} onClick={() => onDone(payment.kind)}>
          {doneLabel}
        </Button>
      </div>
      {printing && createPortal(<Receipt payment={payment} onDone={() => setPrinting(false)} />, document.body)}
    </section>
  )
}

/** What the player still has to do for a deposit: confirm on the supplier's page, or send the transfer. */
function Waiting({
  payment: { status, redirectUrl, transfer, amount },
}: {
  payment: Extract<Payment, { kind: 'deposit' }>
}) {
  const t = useText(cashierText)
  if (status !== 'PENDING') return null
  if (transfer) return <TransferDetails transfer={transfer} amount={amount} />
  if (redirectUrl === undefined) return null
  return (
    <div>
      <Button kind="primary" href={redirectUrl}>
        {t('goOn')}
      </Button>
    </div>
  )
}
