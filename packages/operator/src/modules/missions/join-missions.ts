import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import { assert } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { addPlayer, removePlayer } from './store/players.ts'

/** Nothing counts of before. Locks: row of the limits · player's missions, as a lock that ends them does. */
export function joinMissions(deps: Deps): Handler<PlayerApi['missions']['joinMissions']> {
  return ({ joined }, { session: { playerId } }) =>
    deps.db.transaction(async (tx) => {
      await deps.limits.lockPlayerRows(tx, [playerId])
      if (!joined) {
        await removePlayer(tx, playerId)
        return { success: true, joined }
      }
      const player = (await deps.playersByIds(tx, [playerId])).get(playerId)
      assert(player, 'a session has a player')
      if (!deps.playRewards(player.country)) throw impossible('Rewards for play are not allowed where you live')
      if ((await deps.limits.lockOf(tx, [playerId])).has(playerId))
        throw impossible('Your account is on a lock or break')
      await addPlayer(tx, { playerId, at: deps.clock.now() })
      return { success: true, joined }
    })
}

const impossible = (message: string) => new Refusal('ACTION_IMPOSSIBLE', { field: 'joined', message })
