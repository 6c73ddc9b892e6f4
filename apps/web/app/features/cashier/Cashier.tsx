import { Skeleton } from '@andon/ui/Skeleton'
import { useState } from 'react'
import { useText } from '../../page/use-text.ts'
import { useRestricted } from '../../player/session.ts'
import { LoadFailure } from '../account/LoadFailure.tsx'
import { DepositForm } from './DepositForm.tsx'
import { PaymentState } from './PaymentState.tsx'
import { PendingPayments } from './PendingPayments.tsx'
import type { Place } from './place.ts'
import { cashierText } from './text.ts'
import { useCashier } from './use-cashier.ts'
import { useFocusOutsideHidden } from './use-focus-outside-hidden.ts'
import { WithdrawalView } from './WithdrawalView.tsx'

interface Props {
  readonly place: Place
  readonly go: (place: Place) => void
  /** Called when the player leaves a payment; without it, the form is shown again. */
  readonly onDone?: () => void
}

/** Deposit, withdrawal and pending payments, for both the page and the drawer. A restricted session has withdrawals only. */
export function Cashier({ place, go, onDone }: Props) {
  const restricted = useRestricted()
  const t = useText(cashierText)
  const { data, error, refetch } = useCashier()
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
    <div className="grid gap-6">
      {place.at !== 'payment' && !restricted && <Counters at={place.at} go={go} />}
      {place.at === 'payment' && (
        <PaymentState
          transactionId={place.transactionId}
          onAgain={(kind) => go({ at: kind })}
          onDone={leave}
          doneLabel={onDone ? t('done') : t('backToCashier')}
        />
      )}
      {data ? (
        <>
          {!restricted && (
            <div hidden={place.at !== 'deposit'}>
              <DepositForm
                key={round}
                data={data}
                bonusCode={place.at === 'deposit' ? place.bonusCode : undefined}
                onPayment={toPayment}
              />
            </div>
          )}
          {place.at === 'withdrawal' && <WithdrawalView data={data} onPayment={toPayment} />}
          {place.at !== 'payment' && <PendingPayments pending={data.pending} onOpen={toPayment} />}
        </>
      ) : place.at === 'payment' ? null : error ? (
        <LoadFailure again={refetch} />
      ) : (
        <div className="cashier-waiting">
          <Skeleton lines={8} />
        </div>
      )}
    </div>
  )
}

const counters = ['deposit', 'withdrawal'] as const

function Counters({ at, go }: { at: 'deposit' | 'withdrawal'; go: (place: Place) => void }) {
  const t = useText(cashierText)
  return (
    <fieldset className="cashier-counters" aria-label={t('counters')}>
      {counters.map((counter) => (
        <button key={counter} type="button" aria-pressed={at === counter} onClick={() => go({ at: counter })}>
          {t(`counter.${counter}`)}
        </button>
      ))}
    </fieldset>
  )
}
