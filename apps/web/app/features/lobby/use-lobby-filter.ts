import type { Game } from '@andon/contract/player-api/catalogue'
import { useDeferredValue, useMemo, useState } from 'react'
import { usePage } from '../../page/page-context.ts'
import { useFavourites } from '../games/favourites.ts'
import type { LobbyContent } from '../games/load-games.ts'
import { createSearchIndex, type ToRomaji } from './search-games.ts'
import { type SortOption, sortGames } from './sort-games.ts'

export type Filter = 'all' | 'favourites' | `group:${string}` | `vendor:${string}`

const asItIs: ToRomaji = (text) => text

/** The visitor's filters. The kana table is loaded on the first focus of the search field; until then words match literally. */
export function useLobbyFilter({ games, groups }: LobbyContent) {
  const { language } = usePage()
  const favourites = useFavourites()
  const [filter, setFilter] = useState<Filter>('all')
  const [sort, setSort] = useState<SortOption>('Default')
  const [query, setQuery] = useState('')
  const [toRomaji, setToRomaji] = useState<ToRomaji>(() => asItIs)
  const searched = useDeferredValue(query)

  const prepareSearch = () => {
    if (toRomaji === asItIs) void import('wanakana').then((kana) => setToRomaji(() => kana.toRomaji))
  }

  const index = useMemo(() => createSearchIndex(games, toRomaji), [games, toRomaji])
  const shown = useMemo(() => {
    const found = searched.trim() === '' ? games : index.find(searched)
    return sortGames(found.filter(chosenBy(filter, groups, favourites.codes)), sort, language)
  }, [games, index, searched, filter, groups, favourites.codes, sort, language])

  const clear = () => {
    setFilter('all')
    setQuery('')
  }
  const narrowed = filter !== 'all' || searched.trim() !== ''
  return { shown, narrowed, filter, setFilter, sort, setSort, query, setQuery, prepareSearch, clear }
}

export type LobbyFilter = ReturnType<typeof useLobbyFilter>

function chosenBy(
  filter: Filter,
  groups: LobbyContent['groups'],
  favourites: readonly string[],
): (game: Game) => boolean {
  if (filter === 'all') return () => true
  if (filter === 'favourites') return (game) => favourites.includes(game.gameCode)
  const [kind, id] = filter.split(':')
  if (kind === 'vendor') return (game) => game.vendorCode === id
  const codes = new Set(groups.find((group) => group.id === id)?.games)
  return (game) => codes.has(game.gameCode)
}
