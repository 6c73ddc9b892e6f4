import type { ReplyOf } from '@andon/contract'
import { loyaltyRoutes } from '@andon/contract/player-api/late-routes/loyalty'
import type { loyalty } from '@andon/contract/player-api/loyalty'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLateCalls } from '../../page/services.tsx'
import { useToasts } from '../../page/toasts.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { playerKey } from '../../player/session.ts'
import { refreshBonuses } from '../bonuses/use-bonuses.ts'
import { loyaltyText } from './text.ts'

export type Loyalty = ReplyOf<typeof loyalty.getLoyalty>
export type Level = Loyalty['levels'][number]
export type MyYear = ReplyOf<typeof loyalty.getMyYear>

const levelsKey = playerKey('levels')

export function useLoyalty() {
  const calls = useLateCalls<'loyalty'>(loyaltyRoutes)
  return useQuery({ queryKey: levelsKey, queryFn: () => calls.getLoyalty(), staleTime: 0 })
}

/** The rewards that the player received and the games that they tried, by month in the browser's time zone. */
export function useMyYear() {
  const calls = useLateCalls<'loyalty'>(loyaltyRoutes)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return useQuery({
    queryKey: playerKey('my-year'),
    queryFn: () => calls.getMyYear({ timeZone }),
    staleTime: 5_000,
  })
}

/** Claims a level's reward. A retry after a lost reply has the same key, so that it is paid once. */
export function useClaimLevel({ level, name }: Level): () => Promise<void> {
  const t = useText(loyaltyText)
  const calls = useLateCalls<'loyalty'>(loyaltyRoutes)
  const queries = useQueryClient()
  const toasts = useToasts()
  const key = useRef<string>(undefined)
  return async () => {
    key.current ??= crypto.randomUUID()
    await calls.claimLevelReward({ level, idempotencyKey: key.current })
    await Promise.all([queries.invalidateQueries({ queryKey: levelsKey }), refreshBonuses(queries)])
    toasts.show({ text: t('claimedToast', { name }) })
  }
}
