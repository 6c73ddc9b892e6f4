import type { PlayerApi } from '@andon/contract'
import { rulesFor } from '@andon/contract/jurisdiction-rules'
import { breakDays, limitTypes, moneyLimitTypes } from '@andon/contract/player-api/limits-fields'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { givenBounds } from './domain/bounds.ts'
import { minuteOf } from './domain/minutes.ts'
import { lockDaysIn } from './exclusion/exclude.ts'
import { changeViews } from './get-limits-history.ts'
import { givenView } from './limit-view.ts'
import { listLimits } from './list-limits.ts'
import { lockViewOf } from './lock-view.ts'
import { minutesUsed } from './minutes-used.ts'
import { realityCheckOf } from './reality-check.ts'
import { sessionEndsAt } from './session-end.ts'
import { type KnownPlayer, knownPlayer, locksOf } from './store/players.ts'
import { measure } from './store/usage.ts'

const newestChanges = 50

export function overview(deps: Deps): Handler<PlayerApi['limits']['overview']> {
  return async (_request, { session: { playerId } }) => {
    const { clock, db } = deps
    const player = await knownPlayer(deps.db, playerId)
    const [limits, given, locks, realityCheck, { endsAt }, changes] = await Promise.all([
      listLimits(deps, db, { player, types: limitTypes }),
      givenLimits(deps, player),
      locksOf(db, [playerId], clock.now()),
      realityCheckOf(db, player),
      sessionEndsAt(deps, db, player),
      changeViews(db, { playerId, types: limitTypes, limit: newestChanges }),
    ])
    const lock = locks.get(playerId)
    const { limitRaiseWaitHours, limitPeriods } = rulesFor(player.country)
    return {
      success: true,
      currency: player.currency,
      limits,
      given,
      realityCheck,
      changes,
      ...(lock ? { lock: lockViewOf(lock) } : {}),
      ...(endsAt ? { sessionEndsAt: endsAt.toString() } : {}),
      rules: { limitRaiseWaitHours, limitPeriods: [...limitPeriods] },
      lockDays: lockDaysIn(deps, player.country),
      breakDays: [...breakDays],
    }
  }
}

async function givenLimits({ clock, db, operatorLimits }: Deps, player: KnownPlayer) {
  const { playerId } = player
  const bounds = givenBounds(player, operatorLimits)
  const given = bounds.map((bound) => ({ ...bound, playerId }))
  const now = clock.now()
  const measured = await measure(db, { playerIds: [playerId], types: moneyLimitTypes, given, minute: minuteOf(now) })
  const sessions = bounds.filter(({ limitType }) => limitType === 'session')
  const minutes = await minutesUsed(db, { playerId, now, bounds: sessions })
  return bounds.map((bound) => {
    const { source, limitType, days, value } = bound
    if (limitType === 'reality') return givenView(bound, undefined)
    if (limitType === 'session') return givenView(bound, { used: minutes.get(days) ?? 0 })
    const use = measured.find(
      (one) => one.source === source && one.limitType === limitType && one.days === days && one.value === value,
    )
    return givenView(bound, use)
  })
}
