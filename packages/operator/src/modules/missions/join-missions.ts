import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { addPlayer, isCalm, joinedOf, removePlayer, setCalm } from './store/players.ts'

/** Nothing counts of before. Calm mode is kept apart from taking part. Locks: row of the limits · player's missions, as a lock that ends them does. */
export function joinMissions(deps: Deps): Handler<PlayerApi['missions']['joinMissions']> {
  return ({ joined, calm }, { session: { playerId } }) =>
    deps.db.transaction(async (tx) => {
      await deps.limits.lockPlayerRows(tx, [playerId])
      if (calm !== undefined) await setCalm(tx, { playerId, calm })
      if (joined === true) await join(deps, tx, playerId)
      if (joined === false) await removePlayer(tx, playerId)
      return {
        success: true,
        joined: (await joinedOf(tx, [playerId])).has(playerId),
        calm: await isCalm(tx, playerId),
      }
    })
}

async function join(deps: Deps, tx: Tx, playerId: string): Promise<void> {
  const player = (await deps.playersByIds(tx, [playerId])).get(playerId)
  assert(player, 'a session has a player')
  if (!deps.playRewards(player.country)) throw impossible('Rewards for play are not allowed where you live')
  if ((await deps.limits.lockOf(tx, [playerId])).has(playerId)) throw impossible('Your account is on a lock or break')
  await addPlayer(tx, { playerId, at: deps.clock.now() })
}

const impossible = (message: string) => new Refusal('ACTION_IMPOSSIBLE', { field: 'joined', message })
