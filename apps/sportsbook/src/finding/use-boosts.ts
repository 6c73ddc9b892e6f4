import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useServices } from '../frame/services.tsx'
import { settings } from '../frame/settings.ts'
import type { Boost } from '../live/boosts.ts'

export type { Boost }

/** What has a better price than usual; in calm mode nothing, undefined until it is known, so that a page can leave their place free. */
export function useBoosts(): readonly Boost[] | undefined {
  const { client, live } = useServices()
  const { calm } = settings.use()
  const told = useSyncExternalStore(live.boosts.subscribe, live.boosts.get)
  const { data, failureCount } = useQuery({
    queryKey: ['boosts'],
    queryFn: () => client.call('listBoosts', {}),
    enabled: !calm && told === null,
  })
  return calm || (!told && !data && failureCount > 0) ? [] : (told ?? data?.boosts)
}
