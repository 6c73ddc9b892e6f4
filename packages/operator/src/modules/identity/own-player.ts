import { assert } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { type Player, playerById } from './store/players.ts'

/** The player of the current session. */
export async function ownPlayer({ db }: Pick<Deps, 'db'>, playerId: string): Promise<Player> {
  const player = await playerById(db, playerId)
  assert(player, 'a session belongs to a player')
  return player
}
