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

/** The same minutes for many players, in one query. */
export async function realityMinutesOf(
  executor: Db | Tx,
  players: readonly { playerId: string; country: string }[],
): Promise<ReadonlyMap<string, number>> {
  const own = await shortestOwnIntervals(
    executor,
    players.map(({ playerId }) => playerId),
  )
  return new Map(
    players.map(({ playerId, country }) => {
      const { realityCheckMinutes } = rulesFor(country)
      return [playerId, Math.min(own.get(playerId) ?? realityCheckMinutes, realityCheckMinutes)]
    }),
  )
}
