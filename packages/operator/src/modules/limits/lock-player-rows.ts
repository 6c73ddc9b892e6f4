import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { type LimitedPlayer, selectForUpdate } from './store/players.ts'

/** Locks the players' rows until the transaction ends. */
export async function lockPlayerRows(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  playerIds: readonly string[],
): Promise<Map<string, LimitedPlayer>> {
  const wanted = [...new Set(playerIds)]
  const rows = await selectForUpdate(tx, wanted, clock.now())
  for (const playerId of wanted) assert(rows.has(playerId), `${playerId} is a player`)
  return rows
}

export async function lockPlayerRow(deps: Pick<Deps, 'clock'>, tx: Tx, playerId: string): Promise<LimitedPlayer> {
  const player = (await lockPlayerRows(deps, tx, [playerId])).get(playerId)
  assert(player, `the row of ${playerId} is locked`)
  return player
}
