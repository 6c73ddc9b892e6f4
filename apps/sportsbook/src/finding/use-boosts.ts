import { useQuery } from '@tanstack/react-query'
import type { SportsReply } from '../frame/api.ts'
import { useServices } from '../frame/services.tsx'
import { settings } from '../frame/settings.ts'

export type Boost = SportsReply<'listBoosts'>['boosts'][number]

const readAgainMs = 15_000

/** What staff have given a better price; in calm mode nothing. */
export function useBoosts(): readonly Boost[] {
  const { client } = useServices()
  const { calm } = settings.use()
  const { data } = useQuery({
    queryKey: ['boosts'],
    queryFn: () => client.call('listBoosts', {}),
    enabled: !calm,
    refetchInterval: readAgainMs,
  })
  return calm ? [] : (data?.boosts ?? [])
}
