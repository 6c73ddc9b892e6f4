import { supportRoutes } from '@andon/contract/player-api/late-routes/support'
import { useLateCalls } from '../../page/services.tsx'

/** The calls to customer service. */
export const useSupport = () => useLateCalls<'support'>(supportRoutes)
