import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { insertPlayers, type LimitedPlayer, selectForUpdate } from './store/players.ts'

/** Locks the players' rows until the transaction ends; inserts missing rows. */
export async function lockPlayerRows(
  { clock, playersByIds }: Pick<Deps, 'clock' | 'playersByIds'>,
  tx: Tx,
  playerIds: readonly string[],
): Promise<Map<string, LimitedPlayer>> {
  const wanted = [...new Set(playerIds)]
  const rows = await selectForUpdate(tx, wanted, clock.now())
  const missing = wanted.filter((playerId) => !rows.has(playerId))
  if (missing.length === 0) return rows
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
  assert(player, `the row of ${playerId} is locked`)
  return player
}
