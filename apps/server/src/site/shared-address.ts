import { compressPage } from './compressed-page.ts'
import type { CachedPage } from './page-cache.ts'

/** A page that is rendered at one address for many. */
export interface SharedAddress {
  /** Where it is rendered. */
  readonly rendered: string
  /** The same page, as it is at the address that was asked for: compressed again, not rendered. A page that names no address is the same everywhere. */
  at(page: CachedPage, mark: string): Promise<CachedPage>
}

/** Pages of the sportsbook that the site's menu does not name, by one or two segments, or three of an event: as `routes/sports.tsx` takes them. */
const ofSportsbook =
  /^(\/[a-z]{2}\/sports\/)((?!(?:a-z|live)(?:\/|$))(?:[\w:.,-]{1,100}(?:\/[\w:.,-]{1,100})?|event(?:\/[\w:.,-]{1,100}){2}))$/

/**
 * What the site knows of the sportsbook's pages is their address alone: they differ by nothing but the links that have it. So one is rendered for all of them, at an address that cannot be guessed: an
 * invented address costs no rendering. Null: a page of its own.
 *
 * @param secret letters, digits, `-` and `_`; in no response
 */
export function sharedAddress(path: string, secret: string): SharedAddress | null {
  const [, before, own] = ofSportsbook.exec(path) ?? []
  if (before === undefined || own === undefined) return null
  return {
    rendered: `${before}${secret}`,
    async at(page, mark) {
      const { scripts, styles, status } = page
      const location = page.location?.replaceAll(secret, own) ?? null
      const html = page.bodies.identity.toString()
      if (!html.includes(secret)) return { ...page, location }
      // letters of an address need no escape in HTML
      return {
        ...(await compressPage({ html: html.replaceAll(secret, own), mark, status })),
        scripts,
        styles,
        location,
      }
    },
  }
}
