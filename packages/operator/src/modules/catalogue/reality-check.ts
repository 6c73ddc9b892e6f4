import type { PlayerApi, ReplyOf } from '@andon/contract'
import type { Language } from '@andon/contract/languages'
import type { Handler, Session } from '@andon/platform/http'
import { isAsked, setAsked } from './asked-sessions.ts'
import type { Deps } from './deps.ts'
import { pagesAround } from './launch-url.ts'

type RealityCheck = NonNullable<ReplyOf<PlayerApi['catalogue']['launchGame']>['realityCheck']>

/** The data with which a page shows reality checks on time. */
export async function realityCheck(
  { db, playersByIds, realityMinutesOf }: Deps,
  { session, site, origin, language }: { session: Session; site: string; origin: string; language: Language },
): Promise<RealityCheck | null> {
  const { playerId, id: loginSessionId } = session
  const player = (await playersByIds(db, [playerId])).get(playerId)
  if (!player) return null
  const { home, history } = pagesAround({ site, origin, language })
  return {
    RealityIntervalValue: await realityMinutesOf(db, { playerId, country: player.country }),
    RealityGameCloseURLValue: home.player,
    RealityGameHistoryURLValue: history,
    isDue: await isAsked(db, loginSessionId),
  }
}

/** The page says that the question is open, or answered; meanwhile no bet of this login is accepted. */
export function markRealityCheck({ db, clock }: Deps): Handler<PlayerApi['catalogue']['realityCheck']> {
  return async ({ question }, { session }) => {
    const since = question === 'open' ? clock.now().toString() : null
    await db.transaction((tx) => setAsked(tx, { loginSessionId: session.id, since }))
    return { success: true }
  }
}
