import { useMotionWanted } from '../../page/motion.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'

const everyMs = 15_000

/** The sportsbook's offer, asked for again four times a minute while the page is seen; once for visitors who want nothing to move. The HTML has no prices, because pages are kept for longer than these hold. */
export function useMatches() {
  const api = useApi()
  const moves = useMotionWanted()
  const { data, isPending } = useQuery({
    queryKey: ['sportsMatches'],
    queryFn: async () => (await api.catalogue.getSportsMatches({})).matches,
    staleTime: everyMs,
    refetchInterval: moves && everyMs,
  })
  return { matches: data, isPending }
}
