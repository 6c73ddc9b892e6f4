import type { Db } from '@andon/platform/sql'
import type { PlayerFacts, PlayerLookups } from './player-lookups.ts'
import { knownToSupplier } from './store/sessions.ts'

/** The facts that a supplier may be told about a player whom it knows from a game session; else undefined. */
export async function playerKnownTo(
  db: Db,
  { playersByIds }: PlayerLookups,
  pair: { readonly supplier: string; readonly playerId: string },
): Promise<PlayerFacts | undefined> {
  if ((await knownToSupplier(db, [pair])).length === 0) return undefined
  return (await playersByIds(db, [pair.playerId])).get(pair.playerId)
}
