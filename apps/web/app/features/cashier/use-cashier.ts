import type { ReplyOf } from '@andon/contract'
import type { cashier } from '@andon/contract/player-api/cashier'
import { limitsTopic } from '@andon/contract/topics/limits'
import { paymentsTopic } from '@andon/contract/topics/payments'
import { verificationTopic } from '@andon/contract/topics/verification'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useTopic } from '../../page/use-topic.ts'
import { balanceKey } from '../../player/balance.ts'
import { playerKey } from '../../player/session.ts'

export type CashierData = ReplyOf<typeof cashier.getCashierData>
export type DepositMethod = CashierData['methods'][number]
export type WithdrawalMethod = CashierData['withdrawalMethods'][number]
export type Payment = ReplyOf<typeof cashier.getTransactionStatus>
export type DepositPayment = Extract<Payment, { kind: 'deposit' }>
export type WithdrawalPayment = Extract<Payment, { kind: 'withdrawal' }>

const cashierKey = playerKey('cashier')
export const paymentKey = (transactionId: string) => playerKey('payment', transactionId)
export const netDepositsKey = playerKey('netDeposits')

const pendingPollMs = 10_000
const fastPollMs = 1_000
const fastPolls = 30
const slowPollMs = 5_000
const maxPolls = 600

/**
 * The data of the cashier. Realtime reports changes of payments and verification; while a payment is pending, polling covers a lost
 * connection.
 */
export function useCashier() {
  const api = useApi()
  const queries = useQueryClient()
  useTopic(paymentsTopic, {}, () => refreshMoney(queries))
  useTopic(limitsTopic, {}, () => void queries.invalidateQueries({ queryKey: cashierKey }))
  useTopic(verificationTopic, {}, () => void queries.invalidateQueries({ queryKey: cashierKey }))
  useEffect(() => {
    // Back from a supplier's page: its payment is pending now.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refreshMoney(queries)
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [queries])
  return useQuery<CashierData>({
    queryKey: cashierKey,
    queryFn: () => api.cashier.getCashierData(),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pending.length && state.dataUpdateCount < maxPolls ? pendingPollMs : false,
  })
}

/** One payment, polled until it has ended (often at first, then less) and fetched whenever realtime reports it. */
export function usePayment(transactionId: string) {
  const api = useApi()
  const queries = useQueryClient()
  useTopic(paymentsTopic, {}, (payment) => {
    if (payment === null || payment.transactionId === transactionId)
      void queries.invalidateQueries({ queryKey: paymentKey(transactionId) })
  })
  return useQuery<Payment>({
    queryKey: paymentKey(transactionId),
    queryFn: async () => {
      const known = queries.getQueryData<Payment>(paymentKey(transactionId))
      const payment = await api.cashier.getTransactionStatus({ transactionId })
      if (payment.status !== known?.status) refreshMoney(queries)
      return payment
    },
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (data === undefined || hasEnded(data) || dataUpdateCount >= maxPolls) return false
      return dataUpdateCount < fastPolls ? fastPollMs : slowPollMs
    },
    staleTime: 0,
  })
}

/** APPROVED is an intermediate state of a withdrawal, but the end of a deposit. */
export function hasEnded({ kind, status }: Pick<Payment, 'kind' | 'status'>): boolean {
  return kind === 'deposit' ? status !== 'PENDING' : status !== 'REQUESTED' && status !== 'APPROVED'
}

/** Money has moved for good: nothing else deserves a receipt. */
export function hasReceipt({ kind, status }: Pick<Payment, 'kind' | 'status'>): boolean {
  return status === (kind === 'deposit' ? 'APPROVED' : 'PAID')
}

/** Fetches everything that shows money again after a payment has changed. */
export function refreshMoney(queries: QueryClient): void {
  for (const queryKey of [balanceKey, cashierKey, netDepositsKey, playerKey('eligibleBonuses')])
    void queries.invalidateQueries({ queryKey })
}
