import { Button } from '@andon/ui/Button'
import { Icon } from '@andon/ui/Icon'
import { useMoney } from '../../text/Money.tsx'
import { useText } from '../../text/messages.ts'
import type { Payment } from './CashierModal.tsx'
import { cashierText } from './text.ts'

const marks = { APPROVED: 'check', PENDING: 'timer', DECLINED: 'cross', CHARGED_BACK: 'cross' } as const

const titles = {
  APPROVED: 'approvedTitle',
  PENDING: 'pendingTitle',
  DECLINED: 'declinedTitle',
  CHARGED_BACK: 'chargedBackTitle',
} as const

/** What came of a payment, in plain words: what happened, why, and what can be done next. */
export function DepositOutcome({
  payment,
  amount,
  onAgain,
  onDone,
}: {
  payment: Pick<Payment, 'status' | 'reason'>
  amount: number
  onAgain?: () => void
  onDone: () => void
}) {
  const t = useText(cashierText)
  const money = useMoney()
  const declined = payment.status === 'DECLINED'
  return (
    <div className="grid gap-4" role={declined ? 'alert' : 'status'} data-payment={payment.status}>
      <span className="outcome-mark" aria-hidden="true">
        <Icon name={marks[payment.status]} />
      </span>
      <h3 className="heading-3">{t(titles[payment.status])}</h3>
      <p>
        {payment.status === 'APPROVED' && t('approvedText', { amount: money(amount) })}
        {payment.status === 'PENDING' && t('pendingText')}
        {payment.status === 'CHARGED_BACK' && t('chargedBackText', { amount: money(amount) })}
        {declined && t(`reason.${payment.reason ?? 'CARD_DECLINED'}`)}
      </p>
      {declined && onAgain && (
        <Button kind="primary" wide onClick={onAgain}>
          {t('tryAgain')}
        </Button>
      )}
      <Button kind={declined ? 'secondary' : 'primary'} wide onClick={onDone}>
        {t('done')}
      </Button>
    </div>
  )
}
