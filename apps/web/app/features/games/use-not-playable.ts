import type { Game } from '@andon/contract/player-api/catalogue'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { playerKey, useSession } from '../../player/session.ts'

/** True if the law of the player's country forbids this game. For games allowed everywhere there is no request. */
export function useNotPlayable({ notPlayableIn }: Pick<Game, 'notPlayableIn'>): boolean {
  const api = useApi()
  const session = useSession()
  const { data } = useQuery({
    queryKey: playerKey('rules'),
    queryFn: () => api.profile.getJurisdictionRulesForUser(),
    enabled: session.state === 'player' && notPlayableIn.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data !== undefined && notPlayableIn.includes(data.jurisdiction)
}
