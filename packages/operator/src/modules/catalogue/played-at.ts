import { siteOf } from '@andon/contract/sites'
import type { Deps } from './deps.ts'

/** What groups of games depend on beside the games: those played most, the day at the site, and what it features. */
export async function playedAt({ clock, popularGames }: Pick<Deps, 'clock' | 'popularGames'>, site: string) {
  const { timeZone, featuredGames: featured } = siteOf(site)
  const day = clock.now().toZonedDateTimeISO(timeZone).toPlainDate()
  return { popular: await popularGames(), day, featured }
}
