import type { Tournament } from '@andon/contract/player-api/tournaments'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useMotionWanted } from '../../page/motion.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { playerKey, useSession } from '../../player/session.ts'

const queryKey = ['tournaments']
/** New runs are published once a minute. */
const everyMs = 60_000
export const ownTournamentsKey = playerKey('tournaments')

/** Those of the brand, as now. Pages are kept for everyone, so their HTML does not have them. */
export function useTournaments() {
  const api = useApi()
  const moves = useMotionWanted()
  return useQuery({
    queryKey,
    queryFn: async () => (await api.tournaments.getTournaments({})).tournaments,
    staleTime: 15_000,
    refetchInterval: moves && everyMs,
  })
}

/** Fetches the list again, and the player's own entries. */
export function useRenewTournaments(): () => void {
  const queries = useQueryClient()
  return useCallback(() => {
    void queries.invalidateQueries({ queryKey })
    void queries.invalidateQueries({ queryKey: ownTournamentsKey })
  }, [queries])
}

/** As the page has it, until the browser knows it better. */
export function useTournament(kept: Tournament): Tournament {
  return useTournaments().data?.find(({ id }) => id === kept.id) ?? kept
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
