import { usePage } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'

export const jackpotsKey = ['jackpots']

/** The brand's jackpots as when they were asked for, and as now while `FollowJackpots` follows. Undefined until they are known, and on a brand without. */
export function useJackpots() {
  const api = useApi()
  const { site } = usePage()
  return useQuery({
    queryKey: jackpotsKey,
    queryFn: async () => (await api.jackpots.getJackpots({})).jackpots,
    enabled: site.flags.jackpot,
    staleTime: 60_000,
  })
}
