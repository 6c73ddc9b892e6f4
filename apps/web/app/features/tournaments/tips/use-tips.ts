import type { ReplyOf } from '@andon/contract'
import type { TippedMatch, tips } from '@andon/contract/player-api/tips'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useMotionWanted } from '../../../page/motion.ts'
import { usePage } from '../../../page/page-context.ts'
import { useApi } from '../../../page/services.tsx'
import { useQuery } from '../../../page/use-query.ts'
import { playerKey, useSession } from '../../../player/session.ts'

export type Tips = ReplyOf<typeof tips.getTips> & {
  /** The server's clock less the browser's, in milliseconds. */
  readonly aheadMs: number
}

const keyOf = (tournamentId: string) => playerKey('tips', tournamentId)
const playedEveryMs = 20_000
const quietEveryMs = 120_000

/** The matches of a contest and the own tips: often while one is played, and at each kick-off. */
export function useTips(tournamentId: string) {
  const api = useApi()
  const session = useSession()
  const moves = useMotionWanted()
  const { language } = usePage()
  return useQuery({
    queryKey: [...keyOf(tournamentId), language, session.state],
    queryFn: async (): Promise<Tips> => {
      const reply = await api.tournaments.getTips({ tournamentId })
      return { ...reply, aheadMs: Date.parse(reply.now) - Date.now() }
    },
    enabled: session.state !== 'unknown',
    staleTime: 5_000,
    refetchInterval: ({ state: { data } }) => moves && (data === undefined ? quietEveryMs : nextLookMs(data)),
  })
}

export function useRenewTips(tournamentId: string): () => void {
  const queries = useQueryClient()
  return useCallback(() => void queries.invalidateQueries({ queryKey: keyOf(tournamentId) }), [queries, tournamentId])
}

function nextLookMs({ matches, aheadMs }: Tips): number {
  const now = Date.now() + aheadMs
  if (matches.some((match) => isPlayed(match, now))) return playedEveryMs
  const next = matches.map(({ tipUntil }) => Date.parse(tipUntil) - now).filter((left) => left > 0)
  return Math.min(quietEveryMs, Math.max(1_000, ...(next.length > 0 ? [Math.min(...next) + 500] : [quietEveryMs])))
}

const isPlayed = ({ state, tipUntil }: TippedMatch, now: number) =>
  state === 'LIVE' || (state === 'SCHEDULED' && Date.parse(tipUntil) <= now)

/** True if a tip on it is still accepted, by the server's clock. */
export const isOpen = ({ state, tipUntil }: Pick<TippedMatch, 'state' | 'tipUntil'>, nowMs: number): boolean =>
  (state === 'SCHEDULED' || state === 'POSTPONED') && nowMs < Date.parse(tipUntil)
