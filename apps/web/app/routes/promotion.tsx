import { siteContext } from '@andon/web/load-context'
import { loadPromotion } from '../features/promotions/load-promotions.ts'
import { PromotionPage } from '../features/promotions/PromotionPage.tsx'
import type { Route } from './+types/promotion'

export const loader = ({ context, params }: Route.LoaderArgs) => loadPromotion(context.get(siteContext), params.url)

export default function Promotion({ loaderData }: Route.ComponentProps) {
  return <PromotionPage promotion={loaderData} />
}
