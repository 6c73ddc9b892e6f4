import { useHydrated } from '../../page/hydrated.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { lastOpened } from '../../player/last-opened.ts'
import { playerKey, useSession } from '../../player/session.ts'

/** Codes of the games played last, newest first: from the server for players, from this browser for visitors. */
export function useLastPlayed(): readonly string[] {
  const { state } = useSession()
  const hydrated = useHydrated()
  const { data } = usePlayersOwn()
  if (state === 'player') return data?.games ?? none
  return hydrated && state === 'visitor' ? lastOpened() : []
}

/** Codes of the games in which a round waits for the player; opening the game goes on with it. */
export const useInRound = (): readonly string[] => usePlayersOwn().data?.inRound ?? none

/** True while a player's list is loading. */
export const useLastPlayedPending = () => usePlayersOwn().isPending

function usePlayersOwn() {
  const api = useApi()
  const { state } = useSession()
  return useQuery({
    queryKey: playerKey('lastPlayed'),
    queryFn: () => api.catalogue.getLastPlayedGames(),
    enabled: state === 'player',
  })
}

const none: readonly string[] = []
