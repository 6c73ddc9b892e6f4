import type { Promotion } from '@andon/contract/player-api/content-notices'
import { useAllowed } from '../../page/consent.ts'
import { readCookie } from '../../page/cookies.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'

/** The public promotions and, for visitors of an affiliate who allowed its cookies, the affiliate's. */
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
