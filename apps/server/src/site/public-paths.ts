import type { Site } from '@andon/contract/sites'
import type { PublicApi } from '@andon/web/load-context'

/** For players alone, so crawlers would find them empty. */
const personal = ['/mygames', '/special-bet']

/** Every public page of a site, without the language, for the sitemap. */
export async function publicPaths(
  { content, catalogue }: PublicApi,
  { site, slugs }: { site: Site; slugs: readonly string[] },
): Promise<string[]> {
  const [{ promotions }, { tournaments }, { games }, guides] = await Promise.all([
    content.getPromotions({}),
    content.getTournaments({}),
    catalogue.getGames({}),
    catalogue.getGameGuides({}),
  ])
  const paths = [
    site.homePath.visitor,
    ...[...site.menu, ...site.moreMenu].map(({ path }) => path),
    ...slugs.map((slug) => `/${slug}`),
    ...promotions.map(({ url }) => `/promotion/${url}`),
    ...tournaments.map(({ url }) => `/tournament/${url}`),
    ...games.map(({ gameCode }) => `/game/${gameCode}`),
    ...(guides.games.length > 0 ? ['/how-to-play'] : []),
    ...guides.games.map((gameCode) => `/how-to-play/${gameCode}`),
  ]
  return [...new Set(paths)].filter((path) => !personal.includes(path))
}
