import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePage } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import type { LobbyContent } from './lobby-content.ts'
import type { WholeLobby } from './whole-lobby.ts'

/** The whole list of a lobby: that of the page, or of a long list the one fetched once it is `wanted`; undefined until it is here. */
export function useWholeLobby(
  content: LobbyContent,
  wanted: boolean,
): (LobbyContent & Partial<Pick<WholeLobby, 'byName'>>) | undefined {
  const api = useApi()
  const queries = useQueryClient()
  const { language } = usePage()
  const isLong = content.games.length < content.total
  const { data } = useQuery({
    queryKey: ['lobby', content.lobby],
    queryFn: async () => (await import('./whole-lobby.ts')).fetchWholeLobby(content, { api, queries, language }),
    enabled: isLong && wanted,
    staleTime: 300_000,
    gcTime: 1_800_000,
    structuralSharing: false,
  })
  return isLong ? data : content
}
