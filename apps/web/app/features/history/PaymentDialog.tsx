import { Dialog } from '@andon/ui/Dialog'
import { useQuery } from '@tanstack/react-query'
import { Money } from '../../page/Money.tsx'
import { usePage } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { textIfAny, useText } from '../../page/use-text.ts'
import { playerKey } from '../../player/session.ts'
import { Loaded } from '../account/Loaded.tsx'
import { cashierText } from '../cashier/text.ts'
import type { DepositPayment } from '../cashier/use-cashier.ts'
import { bonusKey } from '../cashier/use-payment-texts.ts'
import { historyText } from './text.ts'

/** The current state of one payment, from the cashier. */
export function PaymentDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(historyText)
  const api = useApi()
  const payment = useQuery({
    queryKey: playerKey('payment', id),
    queryFn: () => api.cashier.getTransactionStatus({ transactionId: id }),
    staleTime: 0,
  })
  return (
    <Dialog label={t('payment')} closeLabel={t('close')} onClose={onClose}>
      <div className="grid gap-4">
        <h2 className="heading-2">{t('payment')}</h2>
        <Loaded query={payment} lines={4}>
          {(data) => <PaymentDetails id={id} payment={data} />}
        </Loaded>
      </div>
    </Dialog>
  )
}

interface Payment {
  readonly amount: number
  readonly status: string
  readonly reason?: string | undefined
  readonly bonus?: DepositPayment['bonus']
}

function PaymentDetails({ id, payment: { amount, status, reason, bonus } }: { id: string; payment: Payment }) {
  const t = useText(historyText)
  const inCashier = useText(cashierText) // also loads the reasons that are read below
  const { language } = usePage()
  const direction = id.startsWith('dep_') ? 'deposit' : 'withdrawal'
  const statusText = textIfAny(language, historyText.feature, `status.${direction}.${status}`) ?? status
  const reasonText = reason && (textIfAny(language, cashierText.feature, `reason.${reason}`) ?? reason)
  return (
    <dl className="account-details">
      <div>
        <dt>{t('status')}</dt>
        <dd data-testid="payment-status">{statusText}</dd>
      </div>
      <div>
        <dt>{t('amount')}</dt>
        <dd>
          <Money amount={amount} />
        </dd>
      </div>
      {reasonText && (
        <div>
          <dt>{t('reason')}</dt>
          <dd>{reasonText}</dd>
        </div>
      )}
      {bonus && (
        <div>
          <dt>{t('bonus')}</dt>
          <dd>{inCashier(bonusKey(bonus), { code: bonus.code })}</dd>
        </div>
      )}
      <div>
        <dt>{t('paymentNumber')}</dt>
        <dd>{id}</dd>
      </div>
    </dl>
  )
}
