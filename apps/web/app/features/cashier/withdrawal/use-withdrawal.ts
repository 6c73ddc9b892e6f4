import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ApiRefusal } from '../../../api/refusal.ts'
import { useCurrency } from '../../../page/amounts/account-currency.ts'
import { useApi } from '../../../page/services.tsx'
import { useForm } from '../../forms/use-form.ts'
import { type CashierData, paymentKey, refreshMoney } from '../use-cashier.ts'
import { useHeldBalance } from '../use-held-balance.ts'
import { useIdempotencyKey } from '../use-idempotency-key.ts'
import {
  destinationsOf,
  initialWithdrawal,
  type WithdrawalValues,
  withdrawalErrors,
  withdrawalRequest,
} from './withdrawal-form.ts'

/** The withdrawal form's state and its submit. */
export function useWithdrawal({ withdrawalMethods }: CashierData, onPayment: (transactionId: string) => void) {
  const currency = useCurrency()
  const api = useApi()
  const queries = useQueryClient()
  const intent = useIdempotencyKey()
  const destinations = useMemo(() => destinationsOf(withdrawalMethods), [withdrawalMethods])
  const validate = useMemo(() => withdrawalErrors(destinations), [destinations])
  const first = destinations.find(({ max }) => max > 0) ?? destinations[0]
  const form = useForm<WithdrawalValues>({ initial: { ...initialWithdrawal, to: first?.to ?? '' }, validate })
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null)
  const holdBalance = useHeldBalance()
  const chosen = destinations.find(({ to }) => to === form.values.to)

  const withdraw = () =>
    form.submit(async (values) => {
      if (!chosen) return
      setRefusal(null)
      const request = withdrawalRequest(values, { currency, destination: chosen })
      const idempotencyKey = intent.keyFor(request)
      const showBalance = holdBalance()
      try {
        const { transactionId } =
          request.call === 'makeCCWithdrawal'
            ? await api.cashier.makeCCWithdrawal({ ...request.fields, idempotencyKey })
            : await api.cashier.makeWalletWithdrawal({ ...request.fields, idempotencyKey })
        intent.answered()
        await queries.prefetchQuery({
          queryKey: paymentKey(transactionId),
          queryFn: () => api.cashier.getTransactionStatus({ transactionId }),
        })
        refreshMoney(queries)
        onPayment(transactionId)
      } catch (error) {
        if (error instanceof ApiRefusal) setRefusal(error)
        throw error
      } finally {
        showBalance()
      }
    })
  return { form, refusal, destinations, chosen, withdraw }
}
