import type { SiteContext } from '@andon/web/load-context'
import { loadLobby } from '../games/load-games.ts'
import type { LobbyContent } from '../games/lobby-content.ts'

export interface HomeContent extends LobbyContent {
  /** True if the brand's sportsbook is connected. */
  readonly sportsOpen: boolean
}

export async function loadHome(context: SiteContext): Promise<HomeContent> {
  const [content, sportsOpen] = await Promise.all([loadLobby(context, 'home'), hasSportsBook(context)])
  return { ...content, sportsOpen }
}

async function hasSportsBook({ api, site }: SiteContext): Promise<boolean> {
  if (!site.flags.sports) return false
  const { sportsBooks } = await api.catalogue.getSportsBooks({})
  return sportsBooks.some(({ vendorId }) => vendorId === site.sportsBook)
}
