import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { playerKey, useSession } from '../../player/session.ts'

export const acceptedPoliciesKey = playerKey('policies')
const policiesKey = ['policies'] as const

/** The policies in force; fetched after login and after logout, not for other visitors. */
export function usePolicyConfigs() {
  const api = useApi()
  const queries = useQueryClient()
  const { state } = useSession()
  const loggedOut = state === 'visitor' && queries.getQueryData([...policiesKey, 'player']) !== undefined
  return useQuery({
    queryKey: [...policiesKey, state],
    queryFn: () => api.policies.getPolicies(),
    enabled: state === 'player' || loggedOut,
    staleTime: 0,
  })
}

/** Which policies the player has accepted. */
export function useAcceptedPolicies() {
  const api = useApi()
  const { state } = useSession()
  return useQuery({
    queryKey: acceptedPoliciesKey,
    queryFn: () => api.policies.getUserPolicyDetails(),
    enabled: state === 'player',
  })
}
