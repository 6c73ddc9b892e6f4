import { Skeleton } from '@andon/web-kit/Skeleton'
import { useState } from 'react'
import { useText } from '../../page/use-text.ts'
import { useRestricted } from '../../player/session.ts'
import { LoadFailure } from '../account/LoadFailure.tsx'
import { useDepositOffers } from './deposit/BonusChoice.tsx'
import { DepositForm } from './deposit/DepositForm.tsx'
import { PaymentState } from './payment/PaymentState.tsx'
import { PendingPayments } from './payment/PendingPayments.tsx'
import { cashierText } from './text.ts'
import { useCashier } from './use-cashier.ts'
import { useFocusOutsideHidden } from './use-focus-outside-hidden.ts'
import type { CashierView } from './view.ts'
import { WithdrawalView } from './withdrawal/WithdrawalView.tsx'

interface Props {
  readonly view: CashierView
  readonly go: (view: CashierView) => void
  /** Called when the player leaves a payment; without it, the form is shown again. */
  readonly onDone?: () => void
}

/** Deposit, withdrawal and pending payments, for both the page and the drawer. A restricted session has withdrawals only. */
export function Cashier({ view, go, onDone }: Props) {
  const restricted = useRestricted()
  const t = useText(cashierText)
  const { data: loaded, error, refetch } = useCashier()
  const { isPending } = useDepositOffers({ enabled: !restricted })
  const data = isPending ? undefined : loaded // offers stand above the amounts, which should not move
  useFocusOutsideHidden()
  /** Resets the form after each finished deposit; a declined one keeps its values. */
  const [round, setRound] = useState(0)
  const toPayment = (transactionId: string) => go({ at: 'payment', transactionId })
  const leave = (kind: 'deposit' | 'withdrawal') => {
    setRound(round + 1)
    if (onDone) onDone()
    else go({ at: kind })
  }
  return (
    <div className="cashier">
      {view.at !== 'payment' && !restricted && <CashierTabs at={view.at} go={go} />}
      {view.at === 'payment' && (
        <PaymentState
          transactionId={view.transactionId}
          go={go}
          onDone={leave}
          doneLabel={onDone ? t('done') : t('backToCashier')}
          onPlay={onDone}
        />
      )}
      {data ? (
        <>
          {view.at !== 'payment' && <PendingPayments pending={data.pending} onOpen={toPayment} />}
          {!restricted && (
            <div hidden={view.at !== 'deposit'}>
              <DepositForm
                key={round}
                data={data}
                step={view.at === 'deposit' && view.step === 'pay' ? 'pay' : 'amount'}
                bonusCode={view.at === 'deposit' ? view.bonusCode : undefined}
                onStep={(step) =>
                  go({ ...(view.at === 'deposit' ? view : { at: 'deposit' }), step: step === 'pay' ? step : undefined })
                }
                onPayment={toPayment}
              />
            </div>
          )}
          {view.at === 'withdrawal' && <WithdrawalView data={data} onPayment={toPayment} />}
        </>
      ) : view.at === 'payment' ? null : error ? (
        <LoadFailure again={refetch} />
      ) : (
        <div className="cashier-waiting">
          <Skeleton lines={8} />
        </div>
      )}
    </div>
  )
}

const tabs = ['deposit', 'withdrawal'] as const

function CashierTabs({ at, go }: { at: 'deposit' | 'withdrawal'; go: (view: CashierView) => void }) {
  const t = useText(cashierText)
  return (
    <fieldset className="cashier-counters" aria-label={t('counters')}>
      {tabs.map((tab) => (
        <button key={tab} type="button" aria-pressed={at === tab} onClick={() => go({ at: tab })}>
          {t(`counter.${tab}`)}
        </button>
      ))}
    </fieldset>
  )
}
