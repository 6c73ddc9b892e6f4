import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { Button } from '@andon/web-kit/Button'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { useModals } from '../../../page/modals.ts'
import { usePath } from '../../../page/page-context.ts'
import { useText } from '../../../page/use-text.ts'
import { Loaded } from '../../account/Loaded.tsx'
import { cashierText } from '../text.ts'
import { type DepositPayment, hasReceipt, type Payment, usePayment } from '../use-cashier.ts'
import type { CashierView } from '../view.ts'
import { CancelWithdrawal } from '../withdrawal/CancelWithdrawal.tsx'
import { PaymentDetails } from './PaymentDetails.tsx'
import { PaymentSteps } from './PaymentSteps.tsx'
import { PlayNow } from './PlayNow.tsx'
import { Receipt } from './Receipt.tsx'
import { TransferDetails } from './TransferDetails.tsx'
import { usePaymentTexts } from './use-payment-texts.ts'
import { type WayOut, waysOut } from './ways-out.ts'

interface Props {
  readonly transactionId: string
  /** Opens the form again, for a retry or another payment. */
  readonly go: (view: CashierView) => void
  readonly onDone: (kind: Payment['kind']) => void
  readonly doneLabel: string
  /** Called when the player goes on to a game. */
  readonly onPlay: (() => void) | undefined
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

const marks = { good: 'check', waiting: 'timer', bad: 'cross' } as const

function State({ payment, go, onDone, doneLabel, onPlay }: Omit<Props, 'transactionId'> & { payment: Payment }) {
  const t = useText(cashierText)
  const texts = usePaymentTexts()
  const [printing, setPrinting] = useState(false)
  const { title, text, bonus, tone } = texts(payment)
  const hasPaidIn = payment.kind === 'deposit' && payment.status === 'APPROVED'
  const asksForMore =
    hasPaidIn || (payment.kind === 'deposit' && (payment.status === 'DECLINED' || payment.redirectUrl !== undefined))
  return (
    <section className="grid gap-5" data-payment={payment.status} data-tone={tone}>
      <div className="payment-outcome" role={tone === 'bad' ? 'alert' : 'status'}>
        <span className="outcome-mark" aria-hidden="true">
          <AccountIcon name={marks[tone]} />
        </span>
        <h3 className="heading-3">{title}</h3>
        <p className={hasPaidIn ? 'payment-sum' : undefined}>{text}</p>
        {bonus && <p className={hasPaidIn && payment.bonus?.granted ? 'payment-sum' : undefined}>{bonus}</p>}
      </div>
      {payment.kind === 'withdrawal' ? <PaymentSteps payment={payment} /> : <Waiting payment={payment} />}
      <div className="cashier-actions">
        {hasPaidIn && <PlayNow onPlay={onPlay} />}
        {payment.kind === 'deposit' && payment.status === 'DECLINED' && <WaysOut payment={payment} go={go} />}
        {payment.kind === 'withdrawal' && payment.cancellable && <CancelWithdrawal payment={payment} />}
        <Button kind={asksForMore ? 'secondary' : 'primary'} onClick={() => onDone(payment.kind)}>
          {doneLabel}
        </Button>
        {hasReceipt(payment) && <Button onClick={() => setPrinting(true)}>{t('printReceipt')}</Button>}
      </div>
      <PaymentDetails payment={payment} />
      {printing && createPortal(<Receipt payment={payment} onDone={() => setPrinting(false)} />, document.body)}
    </section>
  )
}

/** The ways on after a declined deposit; the first is the main button. */
function WaysOut({ payment, go }: { payment: DepositPayment; go: (view: CashierView) => void }) {
  const t = useText(cashierText)
  const path = usePath()
  const navigate = useNavigate()
  const modals = useModals()
  const toPage = (href: string) => {
    modals.close()
    navigate(href)
  }
  const button = (way: WayOut, isFirst: boolean) => {
    const kind = isFirst ? 'primary' : 'secondary'
    if ('page' in way) {
      const href = path(way.page)
      return (
        <Button key={way.text} kind={kind} href={href} onFollow={() => toPage(href)}>
          {t(way.text)}
        </Button>
      )
    }
    const { step } = way
    return (
      <Button key={way.text} kind={kind} onClick={() => go({ at: 'deposit', ...(step === 'pay' ? { step } : {}) })}>
        {t(way.text)}
      </Button>
    )
  }
  return waysOut(payment.reason).map((way, index) => button(way, index === 0))
}

/** The player's next step for a deposit: confirm on the supplier's page, or send the transfer. */
function Waiting({ payment: { status, redirectUrl, transfer, amount } }: { payment: DepositPayment }) {
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
