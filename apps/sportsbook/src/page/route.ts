import { useSyncExternalStore } from 'react'
import { isDay } from './days.ts'

/** The pages inside the frame. Sports are named by their code, tournaments and events by their id. */
export type Route =
  | { readonly page: 'home' | 'a-z' | 'favourites' | 'specials' }
  | { readonly page: 'multiview' }
  /** `sport`: of that one only. */
  | { readonly page: 'live'; readonly sport: string | null }
  | { readonly page: 'day'; readonly day: string; readonly sport: string | null; readonly results?: true }
  | { readonly page: 'search'; readonly query: string }
  | { readonly page: 'sport'; readonly sport: string; readonly part: 'matches' | 'outrights' }
  | { readonly page: 'tournament'; readonly sport: string; readonly tournament: string }
  /** A country, or what stands for one. */
  | { readonly page: 'category'; readonly sport: string; readonly category: string }
  /**
   * `part`: a group of its markets, `background`, or one market by its number; without it all markets. `pick`: market key and outcome of a selection that goes into the
   * slip as the page opens.
   */
  | { readonly page: 'event'; readonly event: string; readonly part?: string; readonly pick?: string }
  | { readonly page: 'slip'; readonly code: string }
  | { readonly page: 'bet'; readonly bet: string }
  | { readonly page: 'bets'; readonly state: 'open' | 'settled' | 'record' | 'notices' }

/** Reads a path such as `/live`, `/day/2026-05-01`, `/football`, `/football/sr:tournament:8`, `/event/sr:match:1`, `/event/sr:match:1/corners`; home for any other. */
export function readPath(path: string): Route {
  const { pathname, searchParams } = new URL(path, 'https://frame')
  const [first = '', second = '', third, ...more] = pathname.split('/').filter(Boolean).map(decode)
  if (more.length > 0 || first === '') return { page: 'home' }
  if (third !== undefined)
    return first === 'event' && isPart(third) ? { page: 'event', event: second, part: third } : { page: 'home' }
  switch (first) {
    case 'live':
      return { page: 'live', sport: isSegment(second) ? sportOf(second) : null }
    case 'a-z':
    case 'favourites':
    case 'specials':
    case 'multiview':
      return { page: first }
    case 'day':
      return isDay(second) ? dayRoute(second, '') : { page: 'home' }
    case 'results': {
      const [day = '', of = ''] = second.split(',')
      return isDay(day) ? dayRoute(day, of, true) : { page: 'home' }
    }
    case 'search':
      return { page: 'search', query: searchParams.get('q') ?? '' }
    case 'event':
      return second === '' ? { page: 'home' } : eventRoute(second, searchParams.get('pick'))
    case 'slip':
      return second === '' ? { page: 'home' } : { page: 'slip', code: second.toLowerCase() }
    case 'bet':
      return second === '' ? { page: 'bets', state: 'open' } : { page: 'bet', bet: second }
    case 'bets':
      return { page: 'bets', state: isBetsTab(second) ? second : 'open' }
  }
  if (!isSegment(first)) return { page: 'home' }
  const sport = sportOf(first)
  if (isDay(second)) return dayRoute(second, first)
  if (second.includes(':category:')) return { page: 'category', sport, category: second }
  if (second === '') return { page: 'sport', sport, part: 'matches' }
  if (second === 'outrights') return { page: 'sport', sport, part: 'outrights' }
  return { page: 'tournament', sport, tournament: second }
}

/** The path of a page. In lower case only, because the page around the frame has the same path in its address. */
export function pathOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/'
    case 'live':
      return route.sport === null ? '/live' : `/live/${segmentOf(route.sport)}`
    case 'day':
      if (route.results) return `/results/${route.day}${route.sport === null ? '' : `,${segmentOf(route.sport)}`}`
      return `/${route.sport === null ? 'day' : segmentOf(route.sport)}/${route.day}`
    case 'search':
      return route.query === '' ? '/search' : `/search?${new URLSearchParams({ q: route.query })}`
    case 'sport':
      return `/${segmentOf(route.sport)}${route.part === 'outrights' ? '/outrights' : ''}`
    case 'tournament':
      return `/${segmentOf(route.sport)}/${route.tournament}`
    case 'category':
      return `/${segmentOf(route.sport)}/${route.category}`
    case 'event':
      return `/event/${route.event}${partsOf(route)}`
    case 'slip':
      return `/slip/${route.code}`
    case 'bet':
      return `/bet/${route.bet}`
    case 'bets':
      return route.state === 'open' ? '/bets' : `/bets/${route.state}`
    default:
      return `/${route.page}`
  }
}

const eventRoute = (event: string, pick: string | null): Route =>
  pick !== null && /^[^/]{1,200}\/[^/]{1,100}$/.test(pick) ? { page: 'event', event, pick } : { page: 'event', event }
const partsOf = ({ part, pick }: { readonly part?: string; readonly pick?: string }) =>
  (part === undefined ? '' : `/${part}`) + (pick === undefined ? '' : `?${new URLSearchParams({ pick })}`)

const dayRoute = (day: string, of: string, results?: true): Route => ({
  page: 'day',
  day,
  sport: isSegment(of) ? sportOf(of) : null,
  ...(results && { results }),
})

const isBetsTab = (text: string) => text === 'settled' || text === 'record' || text === 'notices'
const isSegment = (segment: string) => /^[a-z][a-z-]+$/.test(segment)
/** The name of a group of markets, or the number of a market. */
const isPart = (segment: string) => /^[a-z0-9_-]{1,40}$/.test(segment)
const sportOf = (segment: string) => segment.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
const segmentOf = (sport: string) => sport.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}
const current = () => `${location.pathname}${location.search}`

/** Opens a page; `replace` leaves no step to go back to. Scrolls to the top unless the page only changes its own parameters. */
export function goTo(route: Route, { replace = false }: { readonly replace?: boolean } = {}): void {
  const path = pathOf(route)
  if (path === current()) return
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  if (!replace) scrollTo(0, 0)
  changed()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

/** The path of the frame, such as `/event/sr:match:1`. */
export const usePath = (): string => useSyncExternalStore(subscribe, current)
