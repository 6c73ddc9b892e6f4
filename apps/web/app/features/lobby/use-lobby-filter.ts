import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { useHydrated } from '../../page/hydrated.ts'
import { usePage } from '../../page/page-context.ts'
import { type Chosen, chosenCount, chosenIn, type Facet, facets } from '../game-filters/chosen.ts'
import { useFavourites } from '../games/favourites.ts'
import { firstGames } from '../games/first-games.ts'
import type { LobbyContent } from '../games/lobby-content.ts'
import { useFailedLobby, useWholeLobby } from '../games/use-whole-lobby.ts'
import { isSortOption, type SortOption } from './sort-options.ts'
import { loadSearch, useFound } from './use-found.ts'

export type Filter = 'all' | 'favourites' | `group:${string}` | `vendor:${string}`

/**
 * The visitor's filters, which are in the address. They need the whole list, and the search its index: until these are here, the page shows its first view.
 * The search with its kana table is loaded when its field gets the focus.
 */
export function useLobbyFilter(content: LobbyContent) {
  const { language } = usePage()
  const favourites = useFavourites()
  const { query, filter, sort, chosen, change, finishTyping } = useAddress()
  const [wants, setWants] = useState({ list: false, search: false })
  const isSearching = query.trim() !== ''
  const isChosen = filter !== 'all' || chosenCount(chosen) > 0
  const asks = isSearching || isChosen || sort !== 'Default'
  const arranging = useArranging(asks || wants.list)
  const fetched = useDeferredValue(useWholeLobby(content, asks || wants.list))
  const whole = asks && arranging === undefined ? undefined : fetched
  const searched = useDeferredValue(query.trim()) // other tiles are drawn in pieces, after the letter in the field
  const found = useFound({ games: whole?.games, asked: searched, wanted: wants.search || isSearching })?.games
  const wishes = useDeferredValue(useMemo(() => ({ filter, sort, chosen }), [filter, sort, chosen])) // after the box or chip that was tapped
  const isFiltered = wishes.filter !== 'all' || chosenCount(wishes.chosen) > 0
  const isArranged = isFiltered || found !== undefined || wishes.sort !== 'Default'

  const { unfiltered, shown } = useMemo(() => {
    const games = whole?.games ?? content.games.slice(0, firstGames)
    if (!isArranged || whole === undefined || arranging === undefined) return { unfiltered: games, shown: games }
    return arranging(whole, { ...wishes, found, favourites: favourites.codes, language })
  }, [content, isArranged, whole, arranging, found, wishes, favourites.codes, language])

  const load = useCallback(() => setWants((now) => ({ ...now, list: true })), [])
  const prepareSearch = () => {
    setWants({ list: true, search: true })
    void loadSearch()
  }
  const setFilter = (filter: Filter) => change({ show: filter === 'all' ? '' : filter })
  const setSort = (sort: SortOption) => change({ sort: sort === 'Default' ? '' : sort })
  const setQuery = (q: string) => change({ q })
  const choose = (facet: Facet, values: readonly string[]) => change({ [facet]: values.join(',') })
  const clearFacets = () => change(noFacets)
  const clear = () => change({ q: '', show: '', ...noFacets })
  const narrowed = whole !== undefined && (isFiltered || found !== undefined)
  return {
    shown,
    /** The number of games in `shown`; if the rest of the list is missing, in the whole list. */
    count: whole === undefined ? content.total : shown.length,
    unfiltered,
    chosen,
    choose,
    clearFacets,
    narrowed,
    /** Another list than the lobby's own is shown. */
    arranged: whole !== undefined && isArranged,
    /** By words. */
    searched: found !== undefined,
    /** True until the list that was asked for is shown. */
    pending: (whole === undefined && (isChosen || sort !== 'Default')) || (isSearching && found === undefined),
    isWhole: whole !== undefined,
    /** Fetches the list again; only if that has failed. */
    retry: useFailedLobby(content),
    /** Fetches the rest of the list, if it is missing. */
    load,
    filter,
    setFilter,
    sort,
    setSort,
    query,
    setQuery,
    finishTyping,
    prepareSearch,
    clear,
  }
}

let arrangeGames: typeof import('./arrange-games.ts')['arrange'] | undefined

/** The code that filters and sorts, once it is wanted and here. */
function useArranging(wanted: boolean) {
  const [arranging, setArranging] = useState(() => arrangeGames)
  useEffect(() => {
    if (!wanted || arrangeGames !== undefined) return
    void import('./arrange-games.ts').then(({ arrange }) => {
      arrangeGames = arrange
      startTransition(() => setArranging(() => arrange))
    })
  }, [wanted])
  return arranging
}

const noFacets = Object.fromEntries(facets.map((facet) => [facet, '']))

export type LobbyFilter = ReturnType<typeof useLobbyFilter>

/** The parameters of the address, by name; an empty one is not in it. */
type Parts = Readonly<Record<string, string>>

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
  const waiting = useRef<Parts>(undefined)
  const [typed, setTyped] = useState<{ text: string; over: string }>()
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  const leaves = next !== undefined && next.pathname !== pathname
  useEffect(() => {
    if (leaves) clearTimeout(timer.current) // it would write into the address of the next page
    return () => clearTimeout(timer.current)
  }, [leaves])

  const [ahead, setAhead] = useState<{ over: string; parts: Parts }>()
  /** Chosen, but not in the address yet, which changes only after the page. */
  const chosenAhead = ahead?.over === `${params}` ? ahead.parts : undefined
  const at = (name: string) => (hydrated ? (params.get(name) ?? '') : '')
  const asked = at('q')
  /** The words that are being typed, until the address has others. */
  const query = typed && [typed.over, typed.text.trim()].includes(asked) ? typed.text : asked

  const write = (changed: Parts) => {
    clearTimeout(timer.current)
    waiting.current = undefined
    const parts = { ...chosenAhead, ...changed }
    setAhead({ over: `${params}`, parts })
    const next = new URLSearchParams(location.search) // what is being typed is written later, when other parts may have changed
    for (const [name, value] of Object.entries(parts))
      if (value === '') next.delete(name)
      else next.set(name, value)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const change = (parts: Partial<Readonly<Record<'q' | 'sort' | 'show' | Facet, string>>>) => {
    const q = parts.q ?? query
    if (parts.q !== undefined) setTyped({ text: q, over: asked })
    const all: Parts = { ...parts, q: q.trim() }
    if (parts.q === undefined || 'show' in parts) return write(all)
    clearTimeout(timer.current)
    waiting.current = all
    timer.current = setTimeout(() => write(all), typingMs)
  }
  /** Later the address would change while another page is already on its way, and stop that. */
  const finishTyping = () => waiting.current && write(waiting.current)

  const wanted = (name: string) => chosenAhead?.[name] ?? at(name)
  const sort = wanted('sort')
  const asks = `${new URLSearchParams(facets.map((facet) => [facet, wanted(facet)]))}`
  const chosen: Chosen = useMemo(() => chosenIn(new URLSearchParams(asks)), [asks])
  const filter = wanted('show')
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
