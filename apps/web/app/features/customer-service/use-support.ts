import type { PlayerApi } from '@andon/contract'
import { supportRoutes } from '@andon/contract/player-api/late-routes/support'
import { useMemo } from 'react'
import { type CallsOf, callsOf } from '../../api/client.ts'
import { useServices } from '../../page/services.tsx'

/** The calls to customer service, which only late parts of a page load. */
export function useSupport(): CallsOf<PlayerApi['support']> {
  const { transport } = useServices()
  return useMemo(() => callsOf(transport, supportRoutes) as CallsOf<PlayerApi['support']>, [transport]) // of the same table
}
