import type { SiteContext } from '@andon/web/load-context'
import type { FooterGame } from '../../page/page-context.ts'

/** The games that the brand features, in its order, then the others, up to the brand's maximum. */
export async function loadFooterGames({
  api,
  site,
}: Pick<SiteContext, 'api' | 'site'>): Promise<readonly FooterGame[]> {
  const { games } = await api.catalogue.getGames({})
  const featured = site.featuredGames.flatMap((code) => games.find(({ gameCode }) => gameCode === code) ?? [])
  return [...new Set([...featured, ...games])]
    .slice(0, site.footerGames)
    .map(({ gameCode, name, thumbnail, avif, modes }) => ({ gameCode, name, thumbnail, avif, modes }))
}
