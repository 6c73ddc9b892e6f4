import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { useText } from '../../../page/use-text.ts'
import { cashierText } from '../text.ts'
import type { WithdrawalPayment } from '../use-cashier.ts'

type Status = WithdrawalPayment['status']
const stepsOf: Readonly<Record<Status, readonly Status[]>> = {
  REQUESTED: ['REQUESTED', 'APPROVED', 'PAID'],
  APPROVED: ['REQUESTED', 'APPROVED', 'PAID'],
  PAID: ['REQUESTED', 'APPROVED', 'PAID'],
  REFUSED: ['REQUESTED', 'REFUSED'],
  FAILED: ['REQUESTED', 'APPROVED', 'FAILED'],
  CANCELLED: ['REQUESTED', 'CANCELLED'],
}

/** The steps of a withdrawal, with the current one marked. */
export function PaymentSteps({ payment: { status } }: { payment: WithdrawalPayment }) {
  const t = useText(cashierText)
  const steps = stepsOf[status]
  const current = steps.indexOf(status)
  return (
    <ol className="payment-steps" aria-label={t('steps')}>
      {steps.map((step, index) => (
        <li key={step} aria-current={step === status ? 'step' : undefined} data-done={index <= current || undefined}>
          <span className="payment-step-mark" aria-hidden="true">
            {index <= current && <AccountIcon name={step === 'REFUSED' || step === 'FAILED' ? 'cross' : 'check'} />}
          </span>
          {t(`step.${step}`)}
        </li>
      ))}
    </ol>
  )
}
