import type { RecentPlay } from '@andon/contract/player-api/catalogue-play'
import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '../../page/hydrated.ts'
import { useMotionWanted } from '../../page/motion.ts'
import { useApi } from '../../page/services.tsx'

/** A calm pace: the server adds up closed rounds every five minutes. */
const everyMs = 60_000

/** What is played at all sites, renewed each minute while the page is seen; once for visitors who want nothing to move. */
export function useRecentPlay(): RecentPlay | undefined {
  const api = useApi()
  const moves = useMotionWanted()
  const hydrated = useHydrated()
  const { data } = useQuery({
    queryKey: ['recentPlay'],
    queryFn: () => api.catalogue.getRecentPlay(),
    staleTime: everyMs,
    refetchInterval: moves && everyMs,
  })
  return hydrated ? data : undefined // a part of the page may be hydrated after the first reply, and has to match its HTML
}

/** Fewer rounds of all players say nothing of how lively a brand is. */
export const fewestRoundsShown = 1000
