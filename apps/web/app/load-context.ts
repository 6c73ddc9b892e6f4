import type { PlayerApi, ReplyOf, RequestInput } from '@andon/contract'
import type { Endpoint } from '@andon/contract/endpoint'
import type { Language } from '@andon/contract/languages'
import type { Site } from '@andon/contract/sites'
import { createContext } from 'react-router'

type PublicCalls<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Endpoint & { access: 'public' }
    ? Name
    : never]: Module[Name] extends Endpoint
    ? (request: RequestInput<Module[Name]>) => Promise<ReplyOf<Module[Name]>>
    : never
}

/**
 * The calls a page may make while it is rendered: public ones only, so no personal data can get into HTML. A call that finds nothing, or
 * rejects a part of the page's address, throws a response that makes the page a 404.
 */
export type PublicApi = { readonly [Module in keyof PlayerApi]: PublicCalls<PlayerApi[Module]> }

/**
 * What the server passes to the pages it renders. The HTML may depend only on this and the URL's path, because pages are cached by these
 * values and sent to everyone.
 */
export interface SiteContext {
  readonly site: Site
  readonly language: Language
  /** `https://leo.example`: where search engines find the brand, whatever host the page was asked for at. */
  readonly siteOrigin: string
  /** Attribute `nonce` of the page's own inline scripts: the server admits what has it, and takes it out. */
  readonly mark: string
  /** This browser was logged in a moment ago. Only picks the header's skeleton. */
  readonly signedInHint: boolean
  /** Why the site is closed to this visitor, if it is. */
  readonly closed: 'maintenance' | 'countryblock' | null
  /** `rendered`: an unknown address gets its page, the same for all such addresses of a route: the server keeps one. `leftOut`: it gets a response without a body. */
  readonly notFound: 'rendered' | 'leftOut'
  readonly sandbox: boolean
  readonly gamesOrigin: string
  /** Empty for the same origin. */
  readonly apiBaseUrl: string
  /** The version of the build's texts: a page fetches the texts that have changed since. */
  readonly textsVersion: string
  /** The brand's own texts, which replace those of the build. */
  readonly brandTexts: Readonly<Record<string, unknown>>
  readonly api: PublicApi
  /**
   * The absolute address of a JPEG of 1200 × 630 that previews of links to a page show.
   *
   * @param art address of the picture that the page shows first; null, and what the server has no file of: the brand's own
   */
  sharePicture(art: string | null): string
  /** Logs why a page could not be rendered. */
  reportError(error: unknown): void
}

/** The header of a response to an address that nobody has: the id of the route that says so. */
export const notFoundHeader = 'x-not-found-by'

/** The key by which the server sets the context and loaders read it. */
export const siteContext = createContext<SiteContext>()
