import type { BonusPlayer } from '@andon/operator/bonuses'
import type { Identity } from '@andon/operator/identity'
import type { Limits } from '@andon/operator/limits'
import type { Verification } from '@andon/operator/verification'
import type { Db, Tx } from '@andon/platform/sql'

/** Reads the facts that decide whether a player may have a bonus. */
export function bonusPlayers({
  identity,
  verification,
  limits,
}: {
  identity: Identity
  verification: Verification
  limits: Limits
}) {
  return async (executor: Db | Tx, playerId: string): Promise<BonusPlayer | null> => {
    const player = await identity.player(executor, playerId)
    const { identityStatus } = await verification.statusOf(executor, playerId)
    const locked = (await limits.lockOf(executor, [playerId])).has(playerId)
    return player && { ...player, verified: identityStatus === 'vrfn_verified', locked }
  }
}
