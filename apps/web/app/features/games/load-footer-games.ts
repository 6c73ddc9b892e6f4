import type { SiteContext } from '@andon/web/load-context'
import type { FooterGame } from '../../page/page-context.ts'

/** The games tagged for the footer, up to the brand's maximum. */
export async function loadFooterGames({
  api,
  site,
}: Pick<SiteContext, 'api' | 'site'>): Promise<readonly FooterGame[]> {
  const { games } = await api.catalogue.getGames({})
  return games
    .filter(({ tagList }) => tagList.includes('footer'))
    .slice(0, site.footerGames)
    .map(({ gameCode, name, thumbnail, modes }) => ({ gameCode, name, thumbnail, modes }))
}
