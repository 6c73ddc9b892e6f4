import { siteOf } from '@andon/contract/sites'
import type { Deps } from './deps.ts'

/** The games played most, the day at the site, and the games that it features: groups of games depend on them. */
export async function playedAt({ clock, popularGames }: Pick<Deps, 'clock' | 'popularGames'>, site: string) {
  const { timeZone, featuredGames: featured } = siteOf(site)
  const day = clock.now().toZonedDateTimeISO(timeZone).toPlainDate()
  return { popular: await popularGames(), day, featured }
}
