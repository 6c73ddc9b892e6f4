import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { balanceKey, displayedBalanceKey, type Pockets } from '../../player/balance.ts'
import { clearDisplayedBalance, setDisplayedBalance } from '../../player/displayed-balance.ts'

/**
 * Keeps the page's balance until the form shows the payment, because realtime reports the new one before the reply arrives. Returns the function that
 * ends this. A balance that a game displays meanwhile is left alone.
 */
export function useHeldBalance(): () => () => void {
  const queries = useQueryClient()
  return useCallback(() => {
    const known = queries.getQueryData<Pockets>(balanceKey)
    if (!known || queries.getQueryData(displayedBalanceKey)) return () => undefined
    const held = { ...known }
    setDisplayedBalance(queries, held)
    return () => {
      if (queries.getQueryData(displayedBalanceKey) === held) clearDisplayedBalance(queries)
    }
  }, [queries])
}
