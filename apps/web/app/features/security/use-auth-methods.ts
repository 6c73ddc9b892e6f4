import type { ReplyOf } from '@andon/contract'
import type { identity } from '@andon/contract/player-api/identity'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { playerKey } from '../../player/session.ts'

export type PasskeyList = ReplyOf<typeof identity.passkeyList>
export type Passkey = PasskeyList['passkeys'][number]
export type TwoFactorStatus = ReplyOf<typeof identity.twoFactorStatus>

export const passkeysKey = playerKey('passkeys')
export const twoFactorKey = playerKey('two-factor')

export function usePasskeys() {
  const api = useApi()
  return useQuery({ queryKey: passkeysKey, queryFn: () => api.identity.passkeyList() })
}

export function useTwoFactorStatus() {
  const api = useApi()
  return useQuery({ queryKey: twoFactorKey, queryFn: () => api.identity.twoFactorStatus() })
}
