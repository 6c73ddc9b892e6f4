import type { Language } from '@andon/contract/languages'
import type { Game } from '@andon/contract/player-api/catalogue'
import type { FooterContent } from '@andon/contract/player-api/content'
import type { Site } from '@andon/contract/sites'
import { useRouteLoaderData } from 'react-router'

type ServerFields = 'hosts' | 'order' | 'securityContact' | 'sender' | 'blockedCountries' | 'cashier'
/** The fields of the brand that pages need; every page carries them. */
export type PageSite = Omit<Site, ServerFields>

/** The data of the root route; the same for everyone who opens the page. */
export interface Page {
  readonly site: PageSite
  readonly language: Language
  /** `https://leo.example`: where search engines find the brand, whatever host the page was asked for at. */
  readonly siteOrigin: string
  readonly signedInHint: boolean
  readonly sandbox: boolean
  readonly gamesOrigin: string
  readonly apiBaseUrl: string
  readonly textsVersion: string
  /** The brand's own texts by `feature.key`, which replace those of the build. */
  readonly brandTexts: Readonly<Record<string, unknown>>
  readonly footer: FooterContent
  readonly footerGames: readonly FooterGame[]
  /** Why the brand was closed to this visitor when the page was rendered. ApiSignalHandler handles later changes. */
  readonly closed: 'maintenance' | 'countryblock' | null
}

export type FooterGame = Pick<Game, 'gameCode' | 'name' | 'thumbnail' | 'avif' | 'modes'>

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
