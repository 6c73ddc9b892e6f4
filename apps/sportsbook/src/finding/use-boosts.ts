import { useQuery } from '@tanstack/react-query'
import type { SportsReply } from '../frame/api.ts'
import { useServices } from '../frame/services.tsx'
import { settings } from '../frame/settings.ts'

export type Boost = SportsReply<'listBoosts'>['boosts'][number]

const readAgainMs = 15_000

/** What has a better price than usual; in calm mode nothing, undefined until it is known, so that a page can leave their place free. */
export function useBoosts(): readonly Boost[] | undefined {
  const { client } = useServices()
  const { calm } = settings.use()
  const { data, failureCount } = useQuery({
    queryKey: ['boosts'],
    queryFn: () => client.call('listBoosts', {}),
    enabled: !calm,
    refetchInterval: readAgainMs,
  })
  return calm || (!data && failureCount > 0) ? [] : data?.boosts
}
