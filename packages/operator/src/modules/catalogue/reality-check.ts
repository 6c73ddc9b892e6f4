import type { PlayerApi, ReplyOf } from '@andon/contract'
import type { Language } from '@andon/contract/languages'
import { siteOf } from '@andon/contract/sites'
import type { Deps } from './deps.ts'

type RealityCheck = NonNullable<ReplyOf<PlayerApi['catalogue']['launchGame']>['realityCheck']>

/** What the player's page needs to ask, in time, whether they know how long they have played. */
export async function realityCheck(
  { db, playersByIds, realityMinutesOf }: Deps,
  { playerId, site, origin, language }: { playerId: string; site: string; origin: string; language: Language },
): Promise<RealityCheck | null> {
  const player = (await playersByIds(db, [playerId])).get(playerId)
  if (!player) return null
  const page = (path: string) => `${origin}/${language}${path}`
  return {
    RealityIntervalValue: await realityMinutesOf(db, { playerId, country: player.country }),
    RealityGameCloseURLValue: page(siteOf(site).homePath.player),
    RealityGameHistoryURLValue: page('/account/bet-history'),
  }
}
