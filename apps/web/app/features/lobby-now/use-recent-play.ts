import type { RecentPlay } from '@andon/contract/player-api/catalogue-play'
import { useMotionWanted } from '../../page/motion.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'

/** A calm pace: the server adds up closed rounds every five minutes. */
const everyMs = 60_000

/** The recent play at all sites, renewed each minute while the page is seen; once for visitors who want nothing to move. */
export function useRecentPlay(): RecentPlay | undefined {
  const api = useApi()
  const moves = useMotionWanted()
  const { data } = useQuery({
    queryKey: ['recentPlay'],
    queryFn: () => api.catalogue.getRecentPlay(),
    staleTime: everyMs,
    refetchInterval: moves && everyMs,
  })
  return data
}
