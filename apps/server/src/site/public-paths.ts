import type { Language } from '@andon/contract/languages'
import type { Site } from '@andon/contract/sites'
import type { PublicApi } from '@andon/web/load-context'

/** For players alone, so crawlers would find them empty. */
const personal = ['/mygames', '/special-bet']

export interface PublicPath {
  /** Below the language. */
  readonly path: string
  /** The languages of the site that have the page. */
  readonly languages: readonly Language[]
}

/** Every public page of a site, for the sitemap. */
export async function publicPaths(
  { content, catalogue, tournaments: races }: PublicApi,
  { site, pages }: { site: Site; pages: readonly { slug: string; languages: readonly Language[] }[] },
): Promise<PublicPath[]> {
  const [promotions, { tournaments }, { games }, { titles }] = await Promise.all([
    Promise.all(site.languages.map((languageId) => content.getPromotions({ languageId }))),
    races.getTournaments({}),
    catalogue.getGames({}),
    catalogue.getGameTitles({}),
  ])
  const paths = [
    site.homePath.visitor,
    ...[...site.menu, ...site.moreMenu].map(({ path }) => path),
    '/missions',
    ...(site.flags.jackpot ? ['/jackpots'] : []),
    ...tournaments.map(({ id }) => `/tournament/${id}`),
    ...games.map(({ gameCode }) => `/game/${gameCode}`),
    ...titles.flatMap(({ gameCode, hasGuide }) => (hasGuide ? ['/how-to-play', `/game/${gameCode}/how-to-play`] : [])),
  ]
  const published: PublicPath[] = [
    ...[...new Set(paths)].map((path) => ({ path, languages: site.languages })),
    ...pages.map(({ slug, languages }) => ({ path: `/${slug}`, languages })),
    ...promotions.flatMap((one) =>
      one.promotions.map(({ url, languages }) => ({ path: `/promotion/${url}`, languages })),
    ),
  ]
  return [...new Map(published.map((one) => [one.path, one])).values()]
    .map(({ path, languages }) => ({ path, languages: site.languages.filter((one) => languages.includes(one)) }))
    .filter(({ path, languages }) => languages.length > 0 && !personal.includes(path))
}
