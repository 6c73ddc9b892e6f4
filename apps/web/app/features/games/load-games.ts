import type { Game, GameGroup } from '@andon/contract/player-api/catalogue'
import { Refusal } from '@andon/contract/refusals'
import type { SiteContext } from '@andon/web/load-context'
import { data } from 'react-router'

export interface LobbyContent {
  readonly lobby: string
  readonly groups: readonly GameGroup[]
  /** The games of the groups, each once, in order of first appearance. */
  readonly games: readonly Game[]
}

/** What a lobby shows to everyone. A lobby that nobody knows, or that this brand does not have, is a 404. */
export async function loadLobby({ api, site }: SiteContext, lobby: string): Promise<LobbyContent> {
  if (!brandHas(site, lobby)) throw notFound()
  try {
    const [{ games }, { gameGroupList: groups }] = await Promise.all([
      api.catalogue.getGames({}),
      api.catalogue.getLobbyListWithGameGroups({ lobby }),
    ])
    const byCode = new Map(games.map((game) => [game.gameCode, game]))
    const codes = new Set(groups.flatMap((group) => group.games))
    return { lobby, groups, games: [...codes].flatMap((code) => byCode.get(code) ?? []) }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') throw notFound()
    throw error
  }
}

/** A brand has the lobbies of its menu, of its home page, and those for which it has a banner zone. */
function brandHas(site: SiteContext['site'], lobby: string): boolean {
  const zone = `${site.code.toLowerCase()}_${lobby.replaceAll('-', '_')}`
  return (
    site.bannerZones.includes(zone) ||
    site.menu.some((entry) => entry.path === `/lobbies/${lobby}`) ||
    (lobby === 'home' && site.homePath.visitor === '/home')
  )
}

export const notFound = () => data(null, { status: 404 })
