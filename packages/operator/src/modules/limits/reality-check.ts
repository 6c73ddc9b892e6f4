import { rulesFor } from '@andon/contract/jurisdiction-rules'
import type { LimitSource } from '@andon/contract/player-api/limits-fields'
import type { Db, Tx } from '@andon/platform/sql'
import { limitsOf } from './store/limits.ts'

/** Minutes between reality checks: the shorter of the player's and the jurisdiction's interval. */
export async function realityCheckOf(
  executor: Db | Tx,
  { playerId, country }: { playerId: string; country: string },
): Promise<{ minutes: number; source: LimitSource }> {
  const [own] = await limitsOf(executor, { playerId, types: ['reality'] })
  const { realityCheckMinutes } = rulesFor(country)
  return own && own.value <= realityCheckMinutes
    ? { minutes: own.value, source: 'player' }
    : { minutes: realityCheckMinutes, source: 'jurisdiction' }
}
