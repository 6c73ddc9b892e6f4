import type { SiteContext } from '@andon/web/load-context'
import { type LobbyContent, loadLobby } from '../games/load-games.ts'

export interface HomeContent extends LobbyContent {
  /** Whether the brand's sportsbook is connected. */
  readonly sportsOpen: boolean
}

export async function loadHome(context: SiteContext): Promise<HomeContent> {
  const [content, { sportsBooks }] = await Promise.all([
    loadLobby(context, 'home'),
    context.api.catalogue.getSportsBooks({}),
  ])
  return { ...content, sportsOpen: sportsBooks.some(({ vendorId }) => vendorId === context.site.sportsBook) }
}
