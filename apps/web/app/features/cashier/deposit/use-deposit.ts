import type { ReplyOf } from '@andon/contract'
import type { bonuses } from '@andon/contract/player-api/bonuses'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { PlayerClient } from '../../../api/client.ts'
import { ApiRefusal } from '../../../api/refusal.ts'
import { useCurrency } from '../../../page/amounts/account-currency.ts'
import { useApi } from '../../../page/services.tsx'
import { playerKey } from '../../../player/session.ts'
import { useForm } from '../../forms/use-form.ts'
import { cashierPath } from '../links.ts'
import { type CashierData, type DepositPayment, paymentKey, refreshMoney } from '../use-cashier.ts'
import { useHeldBalance } from '../use-held-balance.ts'
import { useIdempotencyKey } from '../use-idempotency-key.ts'
import {
  amountError,
  amountStepFields,
  type DepositRequest,
  type DepositValues,
  depositErrors,
  depositRequest,
  initialDeposit,
} from './deposit-form.ts'
import { readyWay, type Way, waysOf } from './ways.ts'

const offersKey = playerKey('eligibleBonuses')

interface Options {
  readonly bonusCode: string | undefined
  readonly onPayment: (transactionId: string) => void
  /** The reply blames a field of the first step. */
  readonly onAmountRefused: () => void
}

/** The deposit form's state and its submit, which leads to the supplier's page or to the payment. */
export function useDeposit(data: CashierData, { bonusCode, onPayment, onAmountRefused }: Options) {
  const currency = useCurrency()
  const api = useApi()
  const queries = useQueryClient()
  const { pathname, search } = useLocation()
  const intent = useIdempotencyKey()
  const holdBalance = useHeldBalance()
  const [leaving, setLeaving] = useLeaving()
  const { methods, lastDeposit, depositAllowance: allowance } = data
  const ways = useMemo(() => waysOf(methods, lastDeposit), [methods, lastDeposit])
  const validate = useMemo(() => depositErrors({ ways, allowance }), [ways, allowance])
  const [initial] = useState(() => {
    const known = queries.getQueryData<Offers>(offersKey)?.bonuses ?? []
    return { ...startWith(data, ways), ...bonusOf(bonusCode, known) }
  })
  const form = useForm<DepositValues>({ initial, validate })
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null)
  /** The form opened with cached data, and newer data knows the player's last choice. */
  const adoptLastChoice = useEffectEvent(() => {
    if (form.values.way !== initial.way || form.values.amount !== initial.amount) return
    const { way, amount } = startWith(data, ways)
    if (way !== '') form.set('way', way)
    if (amount !== '') form.set('amount', amount)
  })
  useEffect(() => {
    if (lastDeposit) adoptLastChoice()
  }, [lastDeposit])

  const pay = () =>
    form.submit(async (values) => {
      const way = ways.find(({ id }) => id === values.way)
      if (!way) return
      setRefusal(null)
      const showBalance = holdBalance()
      const request = depositRequest(values, { way, currency, returnPath: returnPathOf(pathname, search) })
      try {
        const payment = await send(api, request, intent.keyFor(request))
        if (payment.redirectUrl !== undefined) {
          setLeaving(true)
          return location.assign(payment.redirectUrl) // a second click meanwhile repeats the same payment
        }
        intent.answered()
        const { paymentMethod } = way
        const amount = Number(values.amount)
        const created: DepositPayment = {
          ...payment,
          kind: 'deposit',
          paymentMethod,
          amount,
          currency,
          at: new Date().toISOString(),
        }
        queries.setQueryData(paymentKey(payment.transactionId), created)
        refreshMoney(queries)
        form.set('cvv', '')
        onPayment(payment.transactionId)
      } catch (error) {
        if (error instanceof ApiRefusal) {
          setRefusal(error)
          if (error.entries.some(({ field }) => amountStepFields.some((name) => name === field))) onAmountRefused()
        }
        throw error
      } finally {
        showBalance()
      }
    })
  return { form, ways, refusal, leaving, pay }
}

/** True from the reply with the supplier's page until that page is shown, or the player comes back from it. */
function useLeaving() {
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false)
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])
  return [leaving, setLeaving] as const
}

/** The supplier's page leads back to where the cashier was opened; on the cashier's own page only to the payment. */
function returnPathOf(pathname: string, search: string): string {
  return pathname.endsWith(cashierPath) ? pathname : `${pathname}${search}`
}

/** Starts with what the player chose last time: the amount, if it is possible now, and the way to pay; a first deposit with the site's first one. */
function startWith({ lastDeposit, depositAllowance }: CashierData, ways: readonly Way[]): DepositValues {
  const ready = readyWay(ways)
  const way = (ready ?? ways[0])?.id ?? ''
  const amount = String(lastDeposit?.amount ?? '')
  const isPossible =
    amountError(amount, ready ?? ways[0]) === undefined && Number(amount) <= (depositAllowance ?? Infinity)
  return { ...initialDeposit, way, amount: isPossible ? amount : '' }
}

type Offers = ReplyOf<typeof bonuses.getEligibleBonuses>

/** The bonus that the cashier was opened with: selected among the offers, or else as a typed code. */
function bonusOf(code: string | undefined, offers: Offers['bonuses']): Pick<DepositValues, 'bonus' | 'bonusCode'> {
  if (code === undefined) return { bonus: '', bonusCode: '' }
  const listed = offers.some(({ by, bonusCode }) => by === 'deposit' && bonusCode === code)
  return listed ? { bonus: code, bonusCode: '' } : { bonus: 'code', bonusCode: code }
}

function send(api: PlayerClient, request: DepositRequest, idempotencyKey: string) {
  switch (request.call) {
    case 'makeCCPayment':
      return api.cashier.makeCCPayment({ ...request.fields, idempotencyKey })
    case 'makeWalletPayment':
      return api.cashier.makeWalletPayment({ ...request.fields, idempotencyKey })
    case 'getThirdPartyHostedUri':
      return api.cashier.getThirdPartyHostedUri({ ...request.fields, idempotencyKey })
  }
}
