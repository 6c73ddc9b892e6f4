import type { ReplyOf } from '@andon/contract'
import type { cashier } from '@andon/contract/player-api/cashier'
import { Button } from '@andon/ui/Button'
import { Skeleton } from '@andon/ui/Skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../api/services.tsx'
import { balanceKey, useBalance } from '../../player/balance.ts'
import { playerKey, useSession } from '../../player/session.ts'
import type { ModalBodyProps } from '../../shell/modals/modals.ts'
import { Money } from '../../text/Money.tsx'
import { useText } from '../../text/messages.ts'
import { CardDeposit } from './CardDeposit.tsx'
import { DepositOutcome } from './DepositOutcome.tsx'
import { cashierText } from './text.ts'

export type Payment = ReplyOf<typeof cashier.makeCCPayment>
type Outcome = { readonly payment: Payment; readonly amount: number }

/** The cashier as a drawer over any page: how much there is, how much to add, by which card, and what came of it. */
export function CashierModal({ params, close }: ModalBodyProps<'cashier'>) {
  const t = useText(cashierText)
  const session = useSession()
  const balance = useBalance()
  const queries = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const returned = params?.transactionId

  if (session.state === 'visitor') return <p>{t('loginFirst')}</p>
  const settle = (payment: Payment, amount: number) => {
    setOutcome({ payment, amount })
    void queries.invalidateQueries({ queryKey: balanceKey })
    void queries.invalidateQueries({ queryKey: methodsKey })
  }
  return (
    <div className="grid gap-5">
      <header className="grid gap-1">
        <h2 className="heading-2">{t('title')}</h2>
        <p className="text-ink-soft">
          {t('balance')} {balance ? <Money amount={balance.total} /> : '…'}
        </p>
      </header>
      {outcome ? (
        <DepositOutcome {...outcome} onAgain={() => setOutcome(null)} onDone={close} />
      ) : returned !== undefined ? (
        <ReturnedDeposit transactionId={returned} onDone={close} />
      ) : (
        <DepositMethods onPaid={settle} />
      )}
    </div>
  )
}

const methodsKey = playerKey('paymentMethods')

function DepositMethods({ onPaid }: { onPaid: (payment: Payment, amount: number) => void }) {
  const t = useText(cashierText)
  const api = useApi()
  const { data, isError, refetch } = useQuery({
    queryKey: methodsKey,
    queryFn: () => api.cashier.getAvailablePaymentMethodsLimits(),
  })
  if (isError) {
    return (
      <div role="alert" className="grid gap-3">
        <p>{t('unavailable')}</p>
        <Button onClick={() => void refetch()}>{t('reload')}</Button>
      </div>
    )
  }
  const card = data?.methods.find((method) => method.paymentMethod === 'CREDITCARD')
  return card ? <CardDeposit method={card} onPaid={onPaid} /> : <Skeleton lines={6} />
}

/** The player is back from the bank's page: asks until the payment is decided, for as long as that is likely. */
function ReturnedDeposit({ transactionId, onDone }: { transactionId: string; onDone: () => void }) {
  const api = useApi()
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: playerKey('payment', transactionId),
    queryFn: async () => {
      const status = await api.cashier.gettransationStatus({ transactionId })
      if (status.kind !== 'deposit') throw new Error('the bank’s page is left with a deposit')
      if (status.status !== 'PENDING') void queries.invalidateQueries({ queryKey: balanceKey })
      return status
    },
    refetchInterval: ({ state }) => (state.data?.status === 'PENDING' && state.dataUpdateCount < 60 ? 1_000 : false),
  })
  return data ? (
    <DepositOutcome payment={data} amount={data.received ?? data.amount} onDone={onDone} />
  ) : (
    <Skeleton lines={3} />
  )
}
