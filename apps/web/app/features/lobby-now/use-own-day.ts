import { useMotionWanted } from '../../page/motion.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { usePockets } from '../../player/balance.ts'
import { playerKey } from '../../player/session.ts'

const everyMs = 60_000

/** The player's figures of today, and the limits that they have set, with what is left of each; again each minute and after every change of the balance, once where nothing may move. */
export function useOwnDay() {
  const api = useApi()
  const moves = useMotionWanted()
  const pockets = usePockets()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const { data } = useQuery({
    queryKey: [...playerKey('own-day'), moves && pockets && JSON.stringify(pockets)],
    queryFn: async () => {
      const [{ spans }, { limits }] = await Promise.all([
        api.limits.playHistory({ by: 'day', months: 1, timeZone }),
        api.limits.overview(),
      ])
      return { today: spans.at(-1), limits }
    },
    refetchInterval: moves && everyMs,
    placeholderData: (before) => before,
  })
  return { today: data?.today, limits: data?.limits }
}
