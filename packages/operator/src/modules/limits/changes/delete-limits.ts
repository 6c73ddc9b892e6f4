import { type PlayerApi, Refusal } from '@andon/contract'
import { limitTypes } from '@andon/contract/player-api/limits-fields'
import type { Handler } from '@andon/platform/http'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { effectOf } from '../domain/change-of.ts'
import { limitsOf, putLimit, type StoredLimit } from '../store/limits.ts'
import type { LimitedPlayer } from '../store/players.ts'
import { changeLimits } from './change-limits.ts'
import { pendingOf } from './pending.ts'

/** A removal lowers protection like a raise: it waits and has to be confirmed. */
export function deleteLimits(deps: Deps): Handler<PlayerApi['limits']['deleteLimits']> {
  return ({ limitId, limitType }, { session: { playerId } }) => {
    if (limitId === undefined && limitType === undefined)
      throw new Refusal('FIELD_INVALID', { field: 'limitId', message: 'Name a limit or a type' })
    const types = limitType === undefined ? limitTypes : [limitType]
    return changeLimits(deps, { playerId, types }, async (tx, player) => {
      const all = await limitsOf(tx, { playerId, types })
      const meant = all.filter(({ id }) => limitId === undefined || id === limitId)
      if (meant.length === 0)
        throw new Refusal('LIMIT_UNKNOWN', { field: limitId === undefined ? 'limitType' : 'limitId' })
      let changed = false
      for (const limit of meant) changed = (await askRemoval(deps, tx, { limit, player })) || changed
      return changed
    })
  }
}

async function askRemoval(
  { clock }: Deps,
  tx: Tx,
  { limit, player }: { limit: StoredLimit; player: LimitedPlayer },
): Promise<boolean> {
  const { value, pending } = limit
  if (effectOf(null, { value, ...(pending ? { pending: pending.value } : {}) }).effect !== 'wait') return false
  const at = clock.now()
  const waiting = { ...limit, pending: pendingOf(null, { player, at }) }
  await putLimit(tx, waiting, { change: 'REMOVAL_ASKED', before: value, after: null, at })
  return true
}
