import type { ReplyOf } from '@andon/contract'
import type { missions } from '@andon/contract/player-api/missions'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApi } from '../../page/services.tsx'
import { useToasts } from '../../page/toasts.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { playerKey, useSession } from '../../player/session.ts'
import { refreshBonuses } from '../bonuses/use-bonuses.ts'
import { missionText } from './text.ts'

export type MissionBook = ReplyOf<typeof missions.getMissions>
export type Mission = MissionBook['missions'][number]

const bookKey = playerKey('missions')

/** The missions, with the progress of a player who takes part. */
export function useMissions() {
  const api = useApi()
  const { state } = useSession()
  return useQuery({
    queryKey: [...bookKey, state],
    queryFn: () => api.missions.getMissions(),
    enabled: state !== 'unknown',
    staleTime: 0,
  })
}

/** Takes part, or no longer. */
export function useJoin(): (joined: boolean) => Promise<void> {
  const t = useText(missionText)
  const api = useApi()
  const queries = useQueryClient()
  const toasts = useToasts()
  return async (joined) => {
    await api.missions.joinMissions({ joined: joined ? 'true' : 'false' })
    await queries.invalidateQueries({ queryKey: bookKey })
    toasts.show({ text: t(joined ? 'joined' : 'left') })
  }
}

/** Claims a reward. A retry after a lost reply has the same key, so that it is paid once. */
export function useClaimMission({ missionId, period, name }: Mission): () => Promise<void> {
  const t = useText(missionText)
  const api = useApi()
  const queries = useQueryClient()
  const toasts = useToasts()
  const key = useRef<string>(undefined)
  return async () => {
    key.current ??= crypto.randomUUID()
    const { waits } = await api.missions.claimMission({ missionId, period, idempotencyKey: key.current })
    await Promise.all([queries.invalidateQueries({ queryKey: bookKey }), refreshBonuses(queries)])
    toasts.show({ text: t(waits ? 'waitsToast' : 'claimedToast', { name }) })
  }
}
