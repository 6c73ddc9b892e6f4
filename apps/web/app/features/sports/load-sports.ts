import type { SiteContext } from '@andon/web/load-context'
import { loadLobby, refusePageOfOtherBrand } from '../games/load-games.ts'
import type { LobbyContent } from '../games/lobby-content.ts'

export interface SportsContent {
  /** The sportsbook to open; null if no supplier is connected. */
  readonly vendorId: string | null
  /** Its pages for visitors; null where it has none. */
  readonly previewUrl: string | null
  readonly content: LobbyContent
}

/** Loads the brand's sportsbook, if it has one, and its other lobbies. */
export async function loadSports(context: SiteContext, page: 'sports' | 'special-bet'): Promise<SportsContent> {
  const { site, api } = context
  refusePageOfOtherBrand(site, page)
  const [{ sportsBooks }, content] = await Promise.all([api.catalogue.getSportsBooks({}), loadLobby(context, 'home')])
  const { vendorId = null, previewUrl = null } = sportsBooks.find(({ vendorId }) => vendorId === site.sportsBook) ?? {}
  return { vendorId, previewUrl, content }
}
