import type { Promotion } from '@andon/contract/player-api/content-notices'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/services.tsx'
import { useConsent } from '../../shell/consent.ts'
import { readCookie } from '../../shell/cookies.ts'

/** Those that everyone sees; whom an affiliate sent, and who allowed remembering that, sees that affiliate's, too. */
export function usePromotions(forEveryone: readonly Promotion[]): readonly Promotion[] {
  const api = useApi()
  const consent = useConsent()
  const affiliateId = consent?.has('affiliate') ? readCookie('affIdCookie') : undefined
  const { data } = useQuery({
    queryKey: ['promotions', affiliateId],
    queryFn: async () => (await api.content.getPromotions({ affiliateId })).promotions,
    enabled: affiliateId !== undefined,
  })
  return data ?? forEveryone
}
