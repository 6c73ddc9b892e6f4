import type { ReplyOf } from '@andon/contract'
import type { tournaments as api, Tournament } from '@andon/contract/player-api/tournaments'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useMotionWanted } from '../../page/motion.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { playerKey, useSession } from '../../player/session.ts'

const queryKey = ['tournaments']
/** New runs are published once a minute, the first ones as soon as an installation knows its games. */
const everyMs = 60_000
const everyMsWithoutAny = 3_000
export const ownTournamentsKey = playerKey('tournaments')

type Page = ReplyOf<typeof api.getTournaments>

/** The brand's tournaments now: all that are not over, and the latest of the others. Pages are kept for everyone, so their HTML does not have them. */
export function useTournaments() {
  const { data } = useFirstPage()
  return { data: data?.tournaments }
}

function useFirstPage() {
  const { tournaments } = useApi()
  const moves = useMotionWanted()
  return useQuery({
    queryKey,
    queryFn: () => tournaments.getTournaments({}),
    staleTime: 15_000,
    refetchInterval: ({ state: { data } }) => moves && (data?.tournaments.length === 0 ? everyMsWithoutAny : everyMs),
  })
}

/** The tournaments of `useTournaments`, with earlier ones that are over as far as the reader has asked. */
export function useHall() {
  const { tournaments } = useApi()
  const { data: first, isError, refetch } = useFirstPage()
  const [earlier, setEarlier] = useState<Pick<Page, 'tournaments' | 'nextCursor'>>()
  const cursor = (earlier ?? first)?.nextCursor
  /** The tournaments of the first page are kept too: it moves on by itself. */
  const loadEarlier = async () => {
    if (cursor === undefined) return
    const page = await tournaments.getTournaments({ cursor })
    setEarlier({ ...page, tournaments: [...((earlier ?? first)?.tournaments ?? []), ...page.tournaments] })
  }
  const data = useMemo(
    () =>
      first && [
        ...new Map([...(earlier?.tournaments ?? []), ...first.tournaments].map((one) => [one.id, one])).values(),
      ],
    [first, earlier],
  )
  return { data, isError, refetch, hasEarlier: cursor !== undefined, loadEarlier }
}

/** Fetches the lists again, and the player's own entries. */
export function useRenewTournaments(): () => void {
  const queries = useQueryClient()
  return useCallback(() => {
    void queries.invalidateQueries({ queryKey })
    void queries.invalidateQueries({ queryKey: ownTournamentsKey })
  }, [queries])
}

/** The tournament in the page's data, until the browser has newer data. */
export function useTournament(kept: Tournament): Tournament {
  const { tournaments } = useApi()
  const moves = useMotionWanted()
  const { data } = useQuery({
    queryKey: [...queryKey, kept.id],
    queryFn: async () => (await tournaments.getTournaments({ tournamentId: kept.id })).tournaments[0] ?? null,
    staleTime: 15_000,
    refetchInterval: moves && everyMs,
  })
  return data ?? kept
}

/** The player's entries by tournament; undefined until they are known, and for visitors. */
export function useOwnTournaments() {
  const api = useApi()
  const session = useSession()
  const { data } = useQuery({
    queryKey: ownTournamentsKey,
    queryFn: async () => new Map((await api.tournaments.getMyTournaments()).tournaments.map((one) => [one.id, one])),
    enabled: session.state === 'player' && !session.restricted,
    staleTime: 5_000,
    structuralSharing: false,
  })
  return data
}
export type OwnTournament =
  NonNullable<ReturnType<typeof useOwnTournaments>> extends Map<string, infer One> ? One : never
