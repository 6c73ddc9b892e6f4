import type { Promotion } from '@andon/contract/player-api/content-notices'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/services.tsx'
import { useAllowed } from '../../shell/consent.ts'
import { readCookie } from '../../shell/cookies.ts'

/** Those that everyone sees; whom an affiliate sent, and who may be remembered for it, sees that affiliate's, too. */
export function usePromotions(forEveryone: readonly Promotion[]): readonly Promotion[] {
  const api = useApi()
  const affiliateId = useAllowed('affiliate') ? readCookie('affIdCookie') : undefined
  const { data } = useQuery({
    queryKey: ['promotions', affiliateId],
    queryFn: async () => (await api.content.getPromotions({ affiliateId })).promotions,
    enabled: affiliateId !== undefined,
  })
  return data ?? forEveryone
}
