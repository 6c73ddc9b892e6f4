import { useQueryClient } from '@tanstack/react-query'
import { usePage } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import type { LobbyContent } from './lobby-content.ts'
import type { WholeLobby } from './whole-lobby.ts'

/** The whole list of a lobby: that of the page, or of a long list the one fetched once it is `wanted`; undefined until it is here. */
export function useWholeLobby(
  content: LobbyContent,
  wanted: boolean,
): (LobbyContent & Partial<Pick<WholeLobby, 'byName'>>) | undefined {
  const { data } = useLobbyQuery(content, wanted)
  return isLong(content) ? data : content
}

/** Fetches the whole list again, if that has failed; else undefined. */
export function useFailedLobby(content: LobbyContent): (() => void) | undefined {
  const { isError, isFetching, refetch } = useLobbyQuery(content, false)
  return isError && !isFetching ? () => void refetch() : undefined
}

function useLobbyQuery(content: LobbyContent, wanted: boolean) {
  const api = useApi()
  const queries = useQueryClient()
  const { language } = usePage()
  return useQuery({
    queryKey: ['lobby', content.lobby],
    queryFn: async () => (await import('./whole-lobby.ts')).fetchWholeLobby(content, { api, queries, language }),
    enabled: isLong(content) && wanted,
    staleTime: 300_000,
    gcTime: 1_800_000,
    structuralSharing: false,
  })
}

const isLong = ({ games, total }: LobbyContent) => games.length < total
