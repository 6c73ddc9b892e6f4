import type { Language } from '@andon/contract/languages'
import type { Game } from '@andon/contract/player-api/catalogue'
import type { Site } from '@andon/contract/sites'
import { useRouteLoaderData } from 'react-router'

/** What every page knows of where it stands; the same for everyone who opens it. */
export interface Page {
  readonly site: Site
  readonly language: Language
  readonly signedInHint: boolean
  readonly sandbox: boolean
  readonly gamesOrigin: string
  readonly apiBaseUrl: string
  readonly textsVersion: string
  readonly footerGames: readonly FooterGame[]
  /** Why the brand was closed to this visitor when the page was made; what has happened since, ApiSignalHandler knows. */
  readonly closed: 'maintenance' | 'countryblock' | null
}

export type FooterGame = Pick<Game, 'gameCode' | 'name' | 'thumbnail' | 'modes'>

export function usePage(): Page {
  const page = useRouteLoaderData<Page>('root')
  if (page === undefined) throw new Error('usePage needs the root route’s data')
  return page
}

/** An address below the page's language: `/lobbies/casino` becomes `/ja/lobbies/casino`. */
export function usePath(): (path: string) => string {
  const { language } = usePage()
  return (path) => `/${language}${path}`
}
