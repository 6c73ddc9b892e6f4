import type { PlayerLookups } from '@andon/operator/game-wallet'
import type { Identity } from '@andon/operator/identity'
import type { Limits } from '@andon/operator/limits'

/** Players as games need them: their data, and whether they may play now. */
export function playersWithLocks({
  identity,
  limits,
}: {
  identity: Identity
  limits: Pick<Limits, 'lockOf'>
}): PlayerLookups['playersByIds'] {
  return async (executor, ids) => {
    const players = await identity.playersByIds(executor, ids)
    const locks = await limits.lockOf(executor, ids)
    return new Map([...players].map(([id, player]) => [id, { ...player, locked: locks.has(id) }]))
  }
}
