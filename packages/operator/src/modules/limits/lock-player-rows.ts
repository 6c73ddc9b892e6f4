import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { insertPlayers, type LimitedPlayer, selectForUpdate } from './store/players.ts'

/** Holds the players' rows until the transaction ends; whoever is new to the limits gets one. */
export async function lockPlayerRows(
  { clock, playersByIds }: Pick<Deps, 'clock' | 'playersByIds'>,
  tx: Tx,
  playerIds: readonly string[],
): Promise<Map<string, LimitedPlayer>> {
  const wanted = [...new Set(playerIds)]
  const held = await selectForUpdate(tx, wanted, clock.now())
  const missing = wanted.filter((playerId) => !held.has(playerId))
  if (missing.length === 0) return held
  const known = await playersByIds(tx, missing)
  const fresh = missing.map((playerId) => {
    const player = known.get(playerId)
    assert(player, `${playerId} is a player`)
    return { playerId, country: player.country, currency: player.currency }
  })
  await insertPlayers(tx, fresh)
  return selectForUpdate(tx, wanted, clock.now())
}

export async function lockPlayerRow(
  deps: Pick<Deps, 'clock' | 'playersByIds'>,
  tx: Tx,
  playerId: string,
): Promise<LimitedPlayer> {
  const player = (await lockPlayerRows(deps, tx, [playerId])).get(playerId)
  assert(player, `${playerId} is held`)
  return player
}
