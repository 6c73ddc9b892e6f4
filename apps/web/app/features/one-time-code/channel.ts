import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { playerKey } from '../../player/session.ts'
import { shownNumber } from '../person/phone-number.ts'

export type Channel = 'email' | 'sms'

/** Where a code goes; undefined until the player's details are loaded. */
export function useDestination(channel: Channel): string | undefined {
  const api = useApi()
  const { data } = useQuery({ queryKey: playerKey('details'), queryFn: () => api.profile.getData() })
  if (data === undefined) return undefined
  return channel === 'email' ? data.profile.email : shownNumber(data.profile)
}
