import type { ReplyOf } from '@andon/contract'
import type { verification } from '@andon/contract/player-api/verification'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { playerKey } from '../../player/session.ts'

export type Verification = ReplyOf<typeof verification.getAccountVerificationStatus>

export const verificationKey = playerKey('verification')
const askAgainMs = 20_000

/** The verification status. Realtime reports decisions; while a review is pending, polling covers a lost connection. */
export function useVerification() {
  const api = useApi()
  return useQuery<Verification>({
    queryKey: verificationKey,
    queryFn: () => api.verification.getAccountVerificationStatus(),
    refetchInterval: ({ state }) => (state.data?.files.some(({ label }) => label === 'initiated') ? askAgainMs : false),
  })
}
