import type { ReplyOf } from '@andon/contract'
import type { profile } from '@andon/contract/player-api/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { playerKey, sessionKey } from '../../player/session.ts'

type DetailsReply = ReplyOf<typeof profile.getData>
export type Details = DetailsReply['profile']

const detailsKey = playerKey('details')
export const completionKey = playerKey('details', 'completion')

/** The player's details. */
export function useDetails() {
  const api = useApi()
  return useQuery({ queryKey: detailsKey, queryFn: () => api.profile.getData() })
}

/** Saves changes, and updates every query that holds them. */
export function useSaveDetails() {
  const api = useApi()
  const queries = useQueryClient()
  return async (changes: Parameters<typeof api.profile.update>[0]) => {
    const reply = await api.profile.update(changes)
    queries.setQueryData<DetailsReply>(detailsKey, reply)
    void queries.invalidateQueries({ queryKey: completionKey })
    void queries.invalidateQueries({ queryKey: sessionKey })
  }
}
