import type { ToSportsBook } from '@andon/contract/vendor-messages/sports-book'
import { useMemo } from 'react'
import { useOverview, usePlayHistory } from '../limits/use-limits.ts'

export type SportsFigures = Omit<Extract<ToSportsBook, { type: 'sportsbook.figures' }>, 'type'>
type Overview = NonNullable<ReturnType<typeof useOverview>['data']>

/** The player's day on the sportsbook's slip: the result, casino included, and the rest of the tightest limit on stakes and losses. Undefined until known. */
export function useSportsFigures(): SportsFigures | undefined {
  const { data: overview } = useOverview()
  const { data: history } = usePlayHistory({ by: 'day', months: 1 })
  const today = history?.spans.at(-1)
  return useMemo(
    () => (overview === undefined || today === undefined ? undefined : figuresOf(overview, today)),
    [overview, today],
  )
}

export function figuresOf(
  { limits, given }: Pick<Overview, 'limits' | 'given'>,
  { net, startsAt }: { readonly net: number; readonly startsAt: string },
): SportsFigures {
  const own = limits
    .filter(({ status }) => status !== 'REMOVED')
    .map((limit) => ({ ...limit, source: 'player' as const }))
  const known = [...own, ...given].flatMap(
    ({ limitType, source, amount, used, remaining, period, customDays }): NonNullable<SportsFigures['limit']>[] =>
      (limitType === 'loss' || limitType === 'wager') && amount !== undefined && remaining !== undefined
        ? [{ limitType, source, amount, used: used ?? 0, periodDays: period === -1 ? (customDays ?? 1) : period }]
        : [],
  )
  const roomOf = ({ amount, used }: { amount: number; used: number }) => Math.max(0, amount - used)
  const [limit] = known.toSorted((one, other) => roomOf(one) - roomOf(other))
  return { netToday: net, dayStartedAt: startsAt, room: limit ? roomOf(limit) : null, ...(limit && { limit }) }
}
