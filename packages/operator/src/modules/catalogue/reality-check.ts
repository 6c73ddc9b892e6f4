import type { PlayerApi, ReplyOf } from '@andon/contract'
import type { Language } from '@andon/contract/languages'
import { assert } from '@andon/platform/assert'
import type { Handler, Session } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { asksAtOpening, secondsUntilDue } from './domain/reality-time.ts'
import { pagesAround } from './launch-url.ts'

type RealityCheck = NonNullable<ReplyOf<PlayerApi['catalogue']['launchGame']>['realityCheck']>

/** The data with which a page shows reality checks on time. */
export async function realityCheck(
  { clock, db, playersByIds, realityMinutesOf, playRecords }: Deps,
  { session, site, origin, language }: { session: Session; site: string; origin: string; language: Language },
): Promise<RealityCheck | null> {
  const { playerId, id: loginSessionId } = session
  const player = (await playersByIds(db, [playerId])).get(playerId)
  if (!player) return null
  const { home, history } = pagesAround({ site, origin, language })
  const minutes = await realityMinutesOf(db, { playerId, country: player.country })
  const now = clock.now()
  const time = (await playRecords.realityTimeOf(db, { loginSessionId, minutes })) ?? { since: now, minutes }
  return {
    RealityIntervalValue: minutes,
    RealityGameCloseURLValue: home.player,
    RealityGameHistoryURLValue: history,
    isDue: asksAtOpening(time, now) || (await playRecords.isAsked(db, loginSessionId)),
    dueInSeconds: secondsUntilDue(time, now),
  }
}

/**
 * The page says that the question is open, or answered; meanwhile no bet of this login is accepted. The wallet keeps the time by itself, so that it also asks
 * where no page does; an answer restarts it only once the question is due.
 */
export function markRealityCheck(deps: Deps): Handler<PlayerApi['catalogue']['realityCheck']> {
  const { db, clock, playRecords } = deps
  return async ({ question }, { session: { id: loginSessionId, playerId } }) => {
    const minutes = await minutesOf(deps, playerId)
    const now = clock.now()
    const time = await db.transaction(async (tx) => {
      if (question === 'answered') return playRecords.setAnswered(tx, { loginSessionId, minutes, at: now })
      await playRecords.setAsked(tx, { loginSessionId, at: now })
      return playRecords.realityTimeOf(tx, { loginSessionId, minutes })
    })
    return { success: true, dueInSeconds: secondsUntilDue(time ?? { since: now, minutes }, now) }
  }
}

async function minutesOf({ db, playersByIds, realityMinutesOf }: Deps, playerId: string): Promise<number> {
  const player = (await playersByIds(db, [playerId])).get(playerId)
  assert(player, 'a login is of a player')
  return realityMinutesOf(db, { playerId, country: player.country })
}
