import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useModals } from '../../page/modals.ts'
import { useApi } from '../../page/services.tsx'
import { playerKey } from '../../player/session.ts'

/** Opens the cashier with a bonus chosen. The offers are loaded first, because the cashier chooses among those that it knows. */
export function useDepositWith(): (bonusCode: string) => Promise<void> {
  const api = useApi()
  const queries = useQueryClient()
  const modals = useModals()
  return useCallback(
    async (bonusCode) => {
      await queries.prefetchQuery({
        queryKey: playerKey('eligibleBonuses'),
        queryFn: () => api.bonuses.getEligibleBonuses(),
      })
      modals.open('cashier', { bonusCode })
    },
    [api, queries, modals],
  )
}
