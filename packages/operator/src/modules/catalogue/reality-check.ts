import type { PlayerApi, ReplyOf } from '@andon/contract'
import type { Language } from '@andon/contract/languages'
import { siteOf } from '@andon/contract/sites'
import type { Deps } from './deps.ts'

type RealityCheck = NonNullable<ReplyOf<PlayerApi['catalogue']['launchGame']>['realityCheck']>

/** The data with which a page shows reality checks on time. */
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
