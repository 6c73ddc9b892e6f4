import type { Language } from '@andon/contract/languages'
import type { Game } from '@andon/contract/player-api/catalogue'
import type { QueryClient } from '@tanstack/react-query'
import type { PlayerClient } from '../../api/client.ts'
import { createPause } from '../../page/pause.ts'
import { sortInPieces } from '../../page/sort-in-pieces.ts'
import { nameOrder } from '../lobby/sort-games.ts'
import { allGamesQuery } from './all-games-query.ts'
import { type LobbyContent, wholeContent } from './lobby-content.ts'

export interface WholeLobby extends LobbyContent {
  /** Its games from A to Z. */
  readonly byName: readonly Game[]
}

/** The whole list of a lobby of which the page has the first view, with the looks of that, and its order by name, which is too slow to find out at once. */
export async function fetchWholeLobby(
  { lobby, banners, games: first }: LobbyContent,
  { api, queries, language }: { api: PlayerClient; queries: QueryClient; language: Language },
): Promise<WholeLobby> {
  const [games, { gameGroupList: groups }] = await Promise.all([
    queries.fetchQuery(allGamesQuery(api)),
    api.catalogue.getLobbyListWithGameGroups({ lobby: lobby === 'all' ? 'casino' : lobby }),
  ])
  const looks = new Map(first.map(({ gameCode, look }) => [gameCode, look]))
  const withLooks = games.map((game) => {
    const look = looks.get(game.gameCode)
    return look === undefined ? game : { ...game, look }
  })
  const whole = wholeContent({ lobby, groups, games: withLooks, banners })
  return { ...whole, byName: await sortInPieces(whole.games, nameOrder(language), createPause()) }
}
