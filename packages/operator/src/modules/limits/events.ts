import { type LimitType, limitTypes } from '@andon/contract/player-api/limits-fields'
import type { Fact } from '@andon/platform/facts'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import type { Lock } from './limits-for-money.ts'
import { listLimits } from './list-limits.ts'
import { lockViewOf } from './lock-view.ts'
import { type LimitedPlayer, nextVersion } from './store/players.ts'

/** Limits of these types have changed; the data has all limits in force. */
export async function limitsChanged(
  deps: Deps,
  tx: Tx,
  { player, types }: { player: LimitedPlayer; types: readonly LimitType[] },
): Promise<Fact> {
  return playerFact('limits.LimitsChanged', player, { types, ...(await stateOf(deps, tx, player)) })
}

export async function accountLocked(
  deps: Deps,
  tx: Tx,
  { player, lock }: { player: LimitedPlayer; lock: Lock },
): Promise<Fact> {
  return playerFact('limits.AccountLocked', player, { ...lockViewOf(lock), ...(await stateOf(deps, tx, player)) })
}

async function stateOf(deps: Deps, tx: Tx, player: LimitedPlayer) {
  const limits = await listLimits(deps, tx, { player, types: limitTypes })
  return { limits, version: await nextVersion(tx, player.playerId) }
}

function playerFact(name: string, { playerId }: LimitedPlayer, data: object): Fact {
  return { name, key: playerId, data: { playerId, ...data } }
}
