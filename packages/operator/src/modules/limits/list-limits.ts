import type { LimitView } from '@andon/contract/player-api/limits'
import { type LimitType, type MoneyLimitType, moneyLimitTypes } from '@andon/contract/player-api/limits-fields'
import type { Currency } from '@andon/money'
import type { Db, Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { minuteOf } from './domain/minutes.ts'
import { limitView } from './limit-view.ts'
import { minutesUsed } from './minutes-used.ts'
import { limitsOf } from './store/limits.ts'
import { measure } from './store/usage.ts'

/** The player's own limits of these types, each with the amount used. */
export async function listLimits(
  { clock }: Pick<Deps, 'clock'>,
  executor: Db | Tx,
  {
    player: { playerId, currency },
    types,
  }: {
    player: { playerId: string; currency: Currency }
    types: readonly LimitType[]
  },
): Promise<LimitView[]> {
  const now = clock.now()
  const limits = await limitsOf(executor, { playerId, types })
  const money = types.filter((type): type is MoneyLimitType => (moneyLimitTypes as readonly string[]).includes(type))
  const measured = await measure(executor, { playerIds: [playerId], types: money, given: [], minute: minuteOf(now) })
  const usedOf = new Map(measured.map(({ limitId, used, waiting }) => [limitId, { used, waiting }]))
  const minutes = await minutesUsed(executor, { playerId, now, bounds: limits.filter(isSession) })
  return limits.map((limit) => {
    const use = isSession(limit) ? { used: minutes.get(limit.days) ?? 0 } : usedOf.get(limit.id)
    return limitView(limit, { use, currency, now })
  })
}

const isSession = ({ limitType }: { limitType: LimitType }) => limitType === 'session'
