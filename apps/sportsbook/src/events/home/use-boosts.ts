import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Boost } from '../../live/boosts.ts'
import { useLive } from '../../live/live-service.ts'
import { useServices } from '../../page/services.ts'
import { settings } from '../../page/settings.ts'

export type { Boost }

/** What has a better price than usual; in calm mode nothing, undefined until it is known, so that a page can leave their place free. */
export function useBoosts(): readonly Boost[] | undefined {
  const { client } = useServices()
  const live = useLive()
  const { calm } = settings.use()
  const told = useSyncExternalStore(live.boosts.subscribe, live.boosts.get)
  const { data, failureCount } = useQuery({
    queryKey: ['boosts'],
    queryFn: () => client.call('listBoosts', {}),
    enabled: !calm && told === null,
  })
  return calm || (!told && !data && failureCount > 0) ? [] : (told ?? data?.boosts)
}
