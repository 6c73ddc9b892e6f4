import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Boost } from '../../live/boosts.ts'
import { useLive } from '../../live/live-service.ts'
import { useServices } from '../../page/services.ts'
import { settings } from '../../page/settings.ts'

export type { Boost }

/** Selections at a better price than usual: none in calm mode, undefined until they are known, so that a page can leave their place free. */
export function useBoosts(): readonly Boost[] | undefined {
  const { client } = useServices()
  const live = useLive()
  const { calm } = settings.use()
  const streamed = useSyncExternalStore(live.boosts.subscribe, live.boosts.get)
  const { data, failureCount } = useQuery({
    queryKey: ['boosts'],
    queryFn: () => client.call('listBoosts', {}),
    enabled: !calm && streamed === null,
  })
  return calm || (!streamed && !data && failureCount > 0) ? [] : (streamed ?? data?.boosts)
}
