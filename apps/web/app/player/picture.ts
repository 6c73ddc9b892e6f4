import type { ReplyOf } from '@andon/contract'
import type { profile } from '@andon/contract/player-api/profile'
import { usePage } from '../page/page-context.ts'
import { useApi } from '../page/services.tsx'
import { useQuery } from '../page/use-query.ts'
import { playerKey } from './session.ts'

export const pictureKey = playerKey('picture')
export type PictureReply = ReplyOf<typeof profile.getProfilePicture>

/** The URL of the player's picture; null without one and until it is known. */
export function usePicture(): string | null {
  const api = useApi()
  const { apiBaseUrl } = usePage()
  const { data } = useQuery({
    queryKey: pictureKey,
    queryFn: () => api.profile.getProfilePicture(),
    staleTime: Number.POSITIVE_INFINITY, // an upload sets the new one
  })
  return data?.url ? `${apiBaseUrl}${data.url}` : null
}
