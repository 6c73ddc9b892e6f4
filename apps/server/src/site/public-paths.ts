import type { Site } from '@andon/contract/sites'
import type { PublicApi } from '@andon/web/load-context'

/** For players alone, so crawlers would find them empty. */
const personal = ['/mygames', '/special-bet']

/** Every public page of a site, without the language, for the sitemap. */
export async function publicPaths(
  { content, catalogue, tournaments: races }: PublicApi,
  { site, slugs }: { site: Site; slugs: readonly string[] },
): Promise<string[]> {
  const [{ promotions }, { tournaments }, { games }, { titles }] = await Promise.all([
    content.getPromotions({}),
    races.getTournaments({}),
    catalogue.getGames({}),
    catalogue.getGameTitles({}),
  ])
  const paths = [
    site.homePath.visitor,
    ...[...site.menu, ...site.moreMenu].map(({ path }) => path),
    '/missions',
    ...(site.flags.jackpot ? ['/jackpots'] : []),
    ...slugs.map((slug) => `/${slug}`),
    ...promotions.map(({ url }) => `/promotion/${url}`),
    ...tournaments.map(({ id }) => `/tournament/${id}`),
    ...games.map(({ gameCode }) => `/game/${gameCode}`),
    ...titles.flatMap(({ gameCode, hasGuide }) => (hasGuide ? ['/how-to-play', `/game/${gameCode}/how-to-play`] : [])),
  ]
  return [...new Set(paths)].filter((path) => !personal.includes(path))
}
