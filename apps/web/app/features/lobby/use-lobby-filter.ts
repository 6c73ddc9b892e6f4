import type { Game } from '@andon/contract/player-api/catalogue'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { useHydrated } from '../../page/hydrated.ts'
import { usePage } from '../../page/page-context.ts'
import { type Chosen, chosenCount, chosenIn, type Facet, facets } from '../game-filters/chosen.ts'
import { useFavourites } from '../games/favourites.ts'
import type { LobbyContent } from '../games/load-games.ts'
import type { SearchIndex } from './search-games.ts'
import { isSortOption, type SortOption, sortGames } from './sort-games.ts'

export type Filter = 'all' | 'favourites' | `group:${string}` | `vendor:${string}`

const loadSearch = () => Promise.all([import('./search-games.ts'), import('wanakana')])

/** The visitor's filters, which are in the address. The search with its kana table is loaded when its field gets the focus. */
export function useLobbyFilter({ games, groups }: LobbyContent) {
  const { language } = usePage()
  const favourites = useFavourites()
  const { query, filter, sort, chosen, change, finishTyping } = useAddress()
  const [index, setIndex] = useState<SearchIndex>()
  const searched = useDeferredValue(query)

  const isSearching = query !== ''
  useEffect(() => {
    if (!isSearching) return
    let current = true
    void loadSearch().then(([{ createSearchIndex }, { toRomaji }]) => {
      if (current) setIndex(createSearchIndex(games, toRomaji))
    })
    return () => {
      current = false
    }
  }, [isSearching, games])

  const unfiltered = useMemo(() => {
    const found = searched.trim() === '' || index === undefined ? games : index.find(searched)
    return sortGames(found.filter(chosenBy(filter, groups, favourites.codes)), sort, language)
  }, [games, index, searched, filter, groups, favourites.codes, sort, language])
  const has = useFacets(chosenCount(chosen) > 0)
  const shown = useMemo(
    () => (has ? unfiltered.filter((game) => has(game, chosen)) : unfiltered),
    [has, unfiltered, chosen],
  )

  const setFilter = (filter: Filter) => change({ show: filter === 'all' ? '' : filter })
  const setSort = (sort: SortOption) => change({ sort: sort === 'Default' ? '' : sort })
  const setQuery = (q: string) => change({ q })
  const choose = (facet: Facet, values: readonly string[]) => change({ [facet]: values.join(',') })
  const clearFacets = () => change(noFacets)
  const clear = () => change({ q: '', show: '', ...noFacets })
  const isFound = searched.trim() !== ''
  const narrowed = filter !== 'all' || isFound || chosenCount(chosen) > 0
  return {
    shown,
    unfiltered,
    chosen,
    choose,
    clearFacets,
    narrowed,
    /** By words. */
    searched: isFound,
    filter,
    setFilter,
    sort,
    setSort,
    query,
    setQuery,
    finishTyping,
    prepareSearch: () => void loadSearch(),
    clear,
  }
}

const noFacets = Object.fromEntries(facets.map((facet) => [facet, '']))

export type LobbyFilter = ReturnType<typeof useLobbyFilter>

/** The test of facets, once something is chosen and its script is here. */
function useFacets(wanted: boolean) {
  const [facets, setFacets] = useState<typeof import('../game-filters/facets.ts')>()
  useEffect(() => {
    if (wanted) void import('../game-filters/facets.ts').then(setFacets)
  }, [wanted])
  return wanted ? facets?.has : undefined
}

/** How long after the last key the address follows. */
const typingMs = 250

/**
 * `?q=`, `?sort=`, `?show=` and the facets: they survive a reload, the way back and sharing. Pages are rendered without them, as they are the same for everyone, so
 * they apply once the page runs.
 */
function useAddress() {
  const hydrated = useHydrated()
  const [params, setParams] = useSearchParams()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<Readonly<Record<string, string>>>(undefined)
  const [typed, setTyped] = useState<{ text: string; over: string }>()
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  const leaves = next !== undefined && next.pathname !== pathname
  useEffect(() => {
    if (leaves) clearTimeout(timer.current) // it would write into the address of the next page
    return () => clearTimeout(timer.current)
  }, [leaves])

  const at = (name: string) => (hydrated ? (params.get(name) ?? '') : '')
  const asked = at('q')
  /** What is being typed, until the address says something else. */
  const query = typed && [typed.over, typed.text.trim()].includes(asked) ? typed.text : asked

  const write = (parts: Readonly<Record<string, string>>) => {
    clearTimeout(timer.current)
    waiting.current = undefined
    const next = new URLSearchParams(location.search) // what is being typed is written later, when other parts may have changed
    for (const [name, value] of Object.entries(parts))
      if (value === '') next.delete(name)
      else next.set(name, value)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const change = (parts: Partial<Readonly<Record<'q' | 'sort' | 'show' | Facet, string>>>) => {
    const q = parts.q ?? query
    if (parts.q !== undefined) setTyped({ text: q, over: asked })
    const all: Readonly<Record<string, string>> = { ...parts, q: q.trim() }
    if (parts.q === undefined || 'show' in parts) return write(all)
    clearTimeout(timer.current)
    waiting.current = all
    timer.current = setTimeout(() => write(all), typingMs)
  }
  /** Later the address would change while another page is already on its way, and stop that. */
  const finishTyping = () => waiting.current && write(waiting.current)

  const sort = at('sort')
  const asks = `${new URLSearchParams(facets.map((facet) => [facet, at(facet)]))}`
  const chosen: Chosen = useMemo(() => chosenIn(new URLSearchParams(asks)), [asks])
  const filter = at('show')
  return {
    query,
    filter: isFilter(filter) ? filter : ('all' as const),
    sort: isSortOption(sort) ? sort : ('Default' as const),
    chosen,
    change,
    finishTyping,
  }
}

const isFilter = (text: string): text is Filter => /^(favourites|(group|vendor):[\w-]+)$/.test(text)

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
