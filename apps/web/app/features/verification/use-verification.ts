import type { ReplyOf } from '@andon/contract'
import type { verification } from '@andon/contract/player-api/verification'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/services.tsx'
import { playerKey } from '../../player/session.ts'

export type Verification = ReplyOf<typeof verification.getAccountVerificationStatus>

export const verificationKey = playerKey('verification')
const askAgainMs = 2_500

/** How the proofs stand; asked again and again only while something is being checked. */
export function useVerification() {
  const api = useApi()
  return useQuery<Verification>({
    queryKey: verificationKey,
    queryFn: () => api.verification.getAccountVerificationStatus(),
    refetchInterval: ({ state }) => (state.data?.files.some(({ label }) => label === 'initiated') ? askAgainMs : false),
  })
}
