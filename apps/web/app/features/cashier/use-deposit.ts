import type { ReplyOf } from '@andon/contract'
import type { bonuses } from '@andon/contract/player-api/bonuses'
import type { Currency } from '@andon/money'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { PlayerClient } from '../../api/client.ts'
import { ApiRefusal } from '../../api/refusal.ts'
import { useCurrency } from '../../page/account-currency.ts'
import { useApi } from '../../page/services.tsx'
import { playerKey } from '../../player/session.ts'
import { useForm } from '../forms/use-form.ts'
import {
  type DepositRequest,
  type DepositValues,
  depositErrors,
  depositRequest,
  initialDeposit,
} from './deposit-form.ts'
import { type CashierData, type DepositPayment, paymentKey, refreshMoney } from './use-cashier.ts'
import { useIdempotencyKey } from './use-idempotency-key.ts'

const offersKey = playerKey('eligibleBonuses')

/** The deposit form's state and its submit, which leads to the supplier's page or to the payment. */
export function useDeposit(
  { methods }: CashierData,
  { bonusCode, onPayment }: { bonusCode: string | undefined; onPayment: (transactionId: string) => void },
) {
  const currency = useCurrency()
  const api = useApi()
  const queries = useQueryClient()
  const { pathname, search } = useLocation()
  const intent = useIdempotencyKey()
  const validate = useMemo(() => depositErrors(methods), [methods])
  const initial = useMemo(() => {
    const known = queries.getQueryData<Offers>(offersKey)?.bonuses ?? []
    return { ...startWith(methods, currency), ...bonusOf(bonusCode, known) }
  }, [methods, currency, bonusCode, queries])
  const form = useForm<DepositValues>({ initial, validate })
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null)

  const pay = () =>
    form.submit(async (values) => {
      setRefusal(null)
      const request = depositRequest(values, { currency, returnPath: `${pathname}${search}` })
      try {
        const payment = await send(api, request, intent.keyFor(request))
        if (payment.redirectUrl !== undefined) return location.assign(payment.redirectUrl) // a second click meanwhile repeats the same payment
        intent.answered()
        const { paymentMethod } = values
        const amount = Number(values.amount)
        const created: DepositPayment = {
          ...payment,
          ...{ kind: 'deposit', paymentMethod, amount, currency, at: new Date().toISOString() },
        }
        queries.setQueryData(paymentKey(payment.transactionId), created)
        refreshMoney(queries)
        form.set('cvv', '')
        onPayment(payment.transactionId)
      } catch (error) {
        if (error instanceof ApiRefusal) setRefusal(error)
        throw error
      }
    })
  return { form, refusal, pay }
}

/** Starts with a saved card, else with the first method of the site. */
function startWith(methods: CashierData['methods'], currency: Currency): DepositValues {
  const [first] = methods
  const saved = methods.find(({ paymentMethod }) => paymentMethod === 'CREDITCARD')?.savedCards[0]
  const wallet = methods.find(({ paymentMethod }) => paymentMethod === 'PAPERWALLET')?.savedAccounts[0]
  return {
    ...initialDeposit(currency),
    ...(first ? { paymentMethod: first.paymentMethod } : {}),
    card: saved?.id ?? 'new',
    savedAccountId: wallet?.id ?? '',
  }
}

type Offers = ReplyOf<typeof bonuses.getEligibleBonuses>

/** The bonus that the cashier was opened with: selected among the offers, or else as a typed code. */
function bonusOf(code: string | undefined, offers: Offers['bonuses']): Pick<DepositValues, 'bonus' | 'bonusCode'> {
  if (code === undefined) return { bonus: 'none', bonusCode: '' }
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
