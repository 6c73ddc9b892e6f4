import type { Language } from '@andon/contract/languages'
import type { Game } from '@andon/contract/player-api/catalogue'
import { type Chosen, chosenCount } from '../game-filters/chosen.ts'
import { has } from '../game-filters/facets.ts'
import type { LobbyGroup } from '../games/lobby-content.ts'
import { sortGames } from './sort-games.ts'
import type { SortOption } from './sort-options.ts'
import type { Filter } from './use-lobby-filter.ts'

interface Lobby {
  readonly games: readonly Game[]
  readonly groups: readonly LobbyGroup[]
  readonly byName?: readonly Game[]
}

interface Wishes {
  /** By a search; undefined without one. */
  readonly found: readonly Game[] | undefined
  readonly filter: Filter
  readonly favourites: readonly string[]
  readonly chosen: Chosen
  readonly sort: SortOption
  readonly language: Language
}

/** A lobby's games as the visitor wants them: `unfiltered` by everything but facets. */
export function arrange(lobby: Lobby, { found, filter, favourites, chosen, sort, language }: Wishes) {
  const inFilter = (found ?? lobby.games).filter(chosenBy(filter, lobby.groups, favourites))
  const unfiltered = sortGames(inFilter, sort, language, lobby.byName)
  return { unfiltered, shown: chosenCount(chosen) > 0 ? unfiltered.filter((game) => has(game, chosen)) : unfiltered }
}

function chosenBy(
  filter: Filter,
  groups: readonly LobbyGroup[],
  favourites: readonly string[],
): (game: Game) => boolean {
  if (filter === 'all') return () => true
  if (filter === 'favourites') return (game) => favourites.includes(game.gameCode)
  const [kind, id] = filter.split(':')
  if (kind === 'vendor') return (game) => game.vendorCode === id
  const codes = new Set(groups.find((group) => group.id === id)?.games)
  return (game) => codes.has(game.gameCode)
}
