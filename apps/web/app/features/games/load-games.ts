import { bannerZoneId, isLobbyName, type LobbyName } from '@andon/contract/lobbies'
import type { Banner } from '@andon/contract/player-api/content-notices'
import type { SiteContext } from '@andon/web/load-context'
import { data } from 'react-router'
import { firstView, type LobbyContent, wholeContent } from './lobby-content.ts'

/** The public content of a lobby. Every brand has all lobbies, except the home page's. An unknown lobby is a 404. */
export async function loadLobby(context: SiteContext, lobby: string): Promise<LobbyContent> {
  if (lobby === 'home') refusePageOfOtherBrand(context.site, 'home')
  if (!isLobbyName(lobby)) throw notFound()
  const [{ games }, { gameGroupList: groups }, banners] = await Promise.all([
    context.api.catalogue.getGames({ looks: 'true' }),
    context.api.catalogue.getLobbyListWithGameGroups({ lobby }),
    loadBanners(context, lobby),
  ])
  return firstView(wholeContent({ lobby, groups, games, banners }), context.site.featuredGames)
}

/** The banners of the lobby's zone (`leo_live_casino`); pages without a lobby have those of the casino. */
export async function loadBanners({ api, site }: SiteContext, lobby: LobbyName): Promise<readonly Banner[]> {
  const zone = [lobby, 'casino' as const].find((name) => site.bannerZones.includes(name))
  return zone === undefined ? [] : (await api.content.getBanners({ zoneId: bannerZoneId(site, zone) })).banners
}

export const notFound = () => data(null, { status: 404 })

/** Throws a 404 for a brand that does not have this page. */
export function refusePageOfOtherBrand(site: SiteContext['site'], page: SiteContext['site']['pages'][number]): void {
  if (!site.pages.includes(page)) throw notFound()
}
