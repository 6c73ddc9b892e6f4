import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../page/services.tsx'
import { playerKey, useSession } from '../../player/session.ts'

/** Tells the operator of the player's calm mode, in which it sends no mail about missions and lists none on any device. Visitors have theirs in the browser alone. */
export function useTellCalm(): (calm: boolean) => Promise<void> {
  const api = useApi()
  const queries = useQueryClient()
  const { state } = useSession()
  return async (calm) => {
    if (state !== 'player') return
    await api.missions.joinMissions({ calm: calm ? 'true' : 'false' })
    await queries.invalidateQueries({ queryKey: playerKey('missions') })
  }
}
