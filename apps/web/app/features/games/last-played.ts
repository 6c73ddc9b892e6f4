import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '../../page/hydrated.ts'
import { useApi } from '../../page/services.tsx'
import { lastOpened } from '../../player/last-opened.ts'
import { playerKey, useSession } from '../../player/session.ts'

/** Codes of the games played last, newest first: from the server for players, from this browser for visitors. */
export function useLastPlayed(): readonly string[] {
  const { state } = useSession()
  const hydrated = useHydrated()
  const { data = [] } = usePlayersOwn()
  if (state === 'player') return data
  return hydrated && state === 'visitor' ? lastOpened() : []
}

/** Whether a player's list is still loading. */
export const useLastPlayedPending = () => usePlayersOwn().isPending

function usePlayersOwn() {
  const api = useApi()
  const { state } = useSession()
  return useQuery({
    queryKey: playerKey('lastPlayed'),
    queryFn: async () => (await api.catalogue.getLastPlayedGames()).games,
    enabled: state === 'player',
  })
}
