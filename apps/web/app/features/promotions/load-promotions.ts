import type { SiteContext } from '@andon/web/load-context'
import { notFound } from '../games/load-games.ts'

export async function loadPromotions({ api }: SiteContext) {
  return (await api.content.getPromotions({})).promotions
}

/** A promotion that has ended or never existed is a 404. */
export async function loadPromotion(context: SiteContext, url: string) {
  const promotion = (await loadPromotions(context)).find((candidate) => candidate.url === url)
  if (!promotion) throw notFound()
  return promotion
}
