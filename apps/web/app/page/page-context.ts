import type { Language } from '@andon/contract/languages'
import type { Game } from '@andon/contract/player-api/catalogue'
import type { Site } from '@andon/contract/sites'
import { useRouteLoaderData } from 'react-router'

/** The data of the root route; the same for everyone who opens the page. */
export interface Page {
  readonly site: Site
  readonly language: Language
  readonly signedInHint: boolean
  readonly sandbox: boolean
  readonly gamesOrigin: string
  readonly apiBaseUrl: string
  readonly textsVersion: string
  readonly footerGames: readonly FooterGame[]
  /** Why the brand was closed to this visitor when the page was rendered. ApiSignalHandler handles later changes. */
  readonly closed: 'maintenance' | 'countryblock' | null
}

export type FooterGame = Pick<Game, 'gameCode' | 'name' | 'thumbnail' | 'modes'>

export function usePage(): Page {
  const page = useRouteLoaderData<Page>('root')
  if (page === undefined) throw new Error('usePage needs the root route’s data')
  return page
}

/** Adds the page's language to a path: `/lobbies/casino` becomes `/ja/lobbies/casino`. */
export function usePath(): (path: string) => string {
  const { language } = usePage()
  return (path) => `/${language}${path}`
}
