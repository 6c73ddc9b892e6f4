import { useMemo } from 'react'
import { useOverview, usePlayHistory } from '../limits/use-limits.ts'

/** What the sportsbook's slip shows of the player's day: the result, casino included, and what limits on stakes and losses still allow. Undefined until it is known. */
export function useSportsFigures(): { readonly room: number | null; readonly netToday: number } | undefined {
  const { data: overview } = useOverview()
  const { data: history } = usePlayHistory({ by: 'day', months: 1 })
  const netToday = history?.spans.at(-1)?.net
  const rooms = overview?.limits.flatMap(({ limitType, remaining }) =>
    (limitType === 'loss' || limitType === 'wager') && remaining !== undefined ? [remaining] : [],
  )
  const room = rooms && (rooms.length > 0 ? Math.min(...rooms) : null)
  return useMemo(
    () => (room === undefined || netToday === undefined ? undefined : { room, netToday }),
    [room, netToday],
  )
}
