import { Button } from '@andon/web-kit/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiRefusal } from '../../../api/refusal.ts'
import { useApi } from '../../../page/services.tsx'
import { useText } from '../../../page/use-text.ts'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { cashierText } from '../text.ts'
import { paymentKey, refreshMoney, type WithdrawalPayment } from '../use-cashier.ts'

/** Shown only while the law of the player's country and the state of the withdrawal allow it. */
export function CancelWithdrawal({ payment: { transactionId } }: { payment: WithdrawalPayment }) {
  const t = useText(cashierText)
  const api = useApi()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiRefusal | null>(null)
  const cancel = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await api.cashier.cancelWithdrawal({ transactionId })
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      setFailure(error)
    } finally {
      setBusy(false)
      await queries.invalidateQueries({ queryKey: paymentKey(transactionId) })
      refreshMoney(queries)
    }
  }
  return (
    <>
      <Button busy={busy} onClick={() => void cancel()}>
        {t('cancelWithdrawal')}
      </Button>
      <FormFailure failure={failure} />
    </>
  )
}
