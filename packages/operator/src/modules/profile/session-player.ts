import { assert } from '@andon/platform/sql'
import type { Player } from '../identity/index.ts'
import type { Deps } from './deps.ts'

export async function sessionPlayer({ db, identity }: Deps, playerId: string): Promise<Player> {
  const player = await identity.player(db, playerId)
  assert(player, 'a session belongs to a player')
  return player
}
