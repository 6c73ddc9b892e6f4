import type { Currency } from '@andon/money'
import { assert } from '@andon/platform/sql'
import type { Deps } from './deps.ts'

export interface KnownPlayer {
  readonly playerId: string
  readonly country: string
  readonly currency: Currency
}

export async function knownPlayer({ db, playersByIds }: Deps, playerId: string): Promise<KnownPlayer> {
  const player = (await playersByIds(db, [playerId])).get(playerId)
  assert(player, 'a session has a player')
  return { playerId, country: player.country, currency: player.currency }
}
