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
 * What a page may ask while it is rendered: public calls only, so nothing personal can get into HTML. A call that finds nothing, or does not
 * accept a part of the page's address, throws what makes the page a 404.
 */
export type PublicApi = { readonly [Module in keyof PlayerApi]: PublicCalls<PlayerApi[Module]> }

/**
 * What the server tells a page that it renders: the whole contract between the two. The HTML may depend on nothing else but the URL's
 * path, because pages are cached by these values and sent to everyone.
 */
export interface SiteContext {
  readonly site: Site
  readonly language: Language
  /** A placeholder: the server puts each response's own nonce in its place. */
  readonly nonce: string
  /** Somebody was logged in on this browser a moment ago: picks the header's skeleton, proves nothing. */
  readonly signedInHint: boolean
  readonly sandbox: boolean
  readonly gamesOrigin: string
  /** Empty for the same origin. */
  readonly apiBaseUrl: string
  /** Which texts the built application has: a page asks for those that have changed since. */
  readonly textsVersion: string
  readonly api: PublicApi
  /** Takes what a page could not be made for, to be logged. */
  reportError(error: unknown): void
}

/** The key under which the server puts the context, and by which loaders and the entry find it. */
export const siteContext = createContext<SiteContext>()
