import { siteContext } from '@andon/web/load-context'
import { loadPromotions } from '../features/promotions/load-promotions.ts'
import { PromotionsPage } from '../features/promotions/PromotionsPage.tsx'
import type { Route } from './+types/promotions'

export const loader = ({ context }: Route.LoaderArgs) => loadPromotions(context.get(siteContext))

export default function Promotions({ loaderData }: Route.ComponentProps) {
  return <PromotionsPage promotions={loaderData} />
}
