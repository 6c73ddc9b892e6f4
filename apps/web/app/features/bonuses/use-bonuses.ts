import type { ReplyOf } from '@andon/contract'
import type { bonuses } from '@andon/contract/player-api/bonuses'
import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { balanceKey, usePockets } from '../../player/balance.ts'
import { playerKey } from '../../player/session.ts'

export type ActiveBonus = NonNullable<ReplyOf<typeof bonuses.activeBonusDetails>['activeBonus']>
export type Offer = ReplyOf<typeof bonuses.getEligibleBonuses>['bonuses'][number]
export type PastBonus = ReplyOf<typeof bonuses.getBonusHistory>['bonuses'][number]

const activeKey = playerKey('activeBonus')
const offersKey = playerKey('eligibleBonuses')
const freeSpinsKey = playerKey('freeSpinGames')
const historyKey = playerKey('bonusHistory')
/** The key of the states that promotions show for each offer. */
const offerStatesKey = playerKey('offerStates')

export function useActiveBonus() {
  const api = useApi()
  return useQuery({ queryKey: activeKey, queryFn: () => api.bonuses.activeBonusDetails(), staleTime: 0 })
}

export function useOffers() {
  const api = useApi()
  return useQuery({ queryKey: offersKey, queryFn: () => api.bonuses.getEligibleBonuses(), staleTime: 0 })
}

export function useFreeSpinGames() {
  const api = useApi()
  return useQuery({ queryKey: freeSpinsKey, queryFn: () => api.bonuses.getFreeSpinGames(), staleTime: 0 })
}

export function useBonusHistory() {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: historyKey,
    queryFn: ({ pageParam }) => api.bonuses.getBonusHistory(pageParam === undefined ? {} : { cursor: pageParam }),
    initialPageParam: undefined as string | undefined, // the first page has no cursor
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  })
}

/** Fetches bonuses and balance again after a bonus was granted or ended. */
export function refreshBonuses(queries: QueryClient): Promise<unknown> {
  const keys = [activeKey, offersKey, offerStatesKey, freeSpinsKey, historyKey, balanceKey]
  return Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

/** A stake or deposit in another tab changes the balance, and with it the progress and the offers. */
export function useBonusesFollowMoney(): void {
  const queries = useQueryClient()
  const pockets = usePockets()
  const now = pockets && JSON.stringify(pockets)
  const known = useRef(now)
  useEffect(() => {
    const before = known.current
    known.current = now
    if (before === undefined || now === undefined || before === now) return
    for (const queryKey of [activeKey, offersKey, freeSpinsKey, historyKey])
      void queries.invalidateQueries({ queryKey })
  }, [now, queries])
}
