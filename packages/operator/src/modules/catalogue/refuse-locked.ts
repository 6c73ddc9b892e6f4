import { Refusal } from '@andon/contract'
import type { Tx } from '@andon/platform/sql'
import type { PlayerLookups } from './player-lookups.ts'

export async function refuseLocked({ playersByIds }: PlayerLookups, tx: Tx, playerId: string): Promise<void> {
  if ((await playersByIds(tx, [playerId])).get(playerId)?.locked) throw new Refusal('ACCOUNT_LOCKED')
}
