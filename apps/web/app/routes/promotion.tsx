import { siteContext } from '@andon/web/load-context'
import { AnnouncementPage } from '../features/promotions/AnnouncementPage.tsx'
import { loadPromotion } from '../features/promotions/load-promotions.ts'
import type { Route } from './+types/promotion'

export const loader = ({ context, params }: Route.LoaderArgs) => loadPromotion(context.get(siteContext), params.url)

export default function Promotion({ loaderData }: Route.ComponentProps) {
  return <AnnouncementPage announcement={loaderData} />
}
