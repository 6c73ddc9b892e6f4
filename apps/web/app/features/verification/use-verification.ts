import type { ReplyOf } from '@andon/contract'
import type { verification } from '@andon/contract/player-api/verification'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../page/services.tsx'
import { playerKey } from '../../player/session.ts'

export type Verification = ReplyOf<typeof verification.getAccountVerificationStatus>

export const verificationKey = playerKey('verification')
const askAgainMs = 20_000

/** How the proofs stand. The realtime line tells of a decision; while something is being checked it is asked for now and then, in case the line is down. */
export function useVerification() {
  const api = useApi()
  return useQuery<Verification>({
    queryKey: verificationKey,
    queryFn: () => api.verification.getAccountVerificationStatus(),
    refetchInterval: ({ state }) => (state.data?.files.some(({ label }) => label === 'initiated') ? askAgainMs : false),
  })
}
