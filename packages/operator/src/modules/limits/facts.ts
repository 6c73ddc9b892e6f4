import { fact } from '@andon/contract/fact'
import { instant, limitTypes, lockView } from '@andon/contract/player-api/limits-fields'
import { limit } from '@andon/contract/player-api/limits-view'
import type { Tx } from '@andon/platform/sql'
import * as v from 'valibot'
import type { Deps } from './deps.ts'
import { listLimits } from './list-limits.ts'
import { type LimitedPlayer, nextVersion } from './store/players.ts'

const state = {
  /** All limits in force. */
  limits: v.array(limit),
  /** Increases with every change of the player's limits or lock. */
  version: v.number(),
}

export const limitsChanged = fact('limits.LimitsChanged', v.object(state))
/** A lock or break began or became longer. */
export const accountLocked = fact('limits.AccountLocked', v.object({ ...lockView.entries, ...state }))

/** When a session limit ends the player's running sessions; null: none does. A time that has come ends them now. */
export const sessionTimeChanged = fact('limits.SessionTimeChanged', v.object({ endsAt: v.nullable(instant) }))

/** The limits that a fact carries, with the next version. */
export async function limitsState(deps: Deps, tx: Tx, player: LimitedPlayer) {
  const limits = await listLimits(deps, tx, { player, types: limitTypes })
  return { limits, version: await nextVersion(tx, player.playerId) }
}
