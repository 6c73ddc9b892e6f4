import { rulesFor } from '@andon/contract/jurisdiction-rules'
import type { LimitSource } from '@andon/contract/player-api/limits-fields'
import type { Db, Tx } from '@andon/platform/sql'
import { limitsOf, shortestOwnIntervals } from './store/limits.ts'

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

export type RealityMinutes = (player: { readonly playerId: string; readonly country: string }) => number

/** The same minutes for many players, in one query; their countries may be read meanwhile. */
export async function realityMinutesOf(executor: Db | Tx, playerIds: readonly string[]): Promise<RealityMinutes> {
  const own = playerIds.length > 0 ? await shortestOwnIntervals(executor, playerIds) : new Map<string, number>()
  return ({ playerId, country }) => {
    const { realityCheckMinutes } = rulesFor(country)
    return Math.min(own.get(playerId) ?? realityCheckMinutes, realityCheckMinutes)
  }
}
