import type { LimitView } from '@andon/contract/player-api/limits'
import type { LimitType } from '@andon/contract/player-api/limits-fields'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { limitsChanged, limitsState } from '../facts.ts'
import { listLimits } from '../list-limits.ts'
import { lockPlayerRow } from '../lock-player-rows.ts'
import { refuseLocked } from '../lock-view.ts'
import { renewSessionEnd } from '../session-end.ts'
import type { LimitedPlayer } from '../store/players.ts'

/** Changes limits and updates when running sessions end; returns the limits of these types. The player's row is locked. */
export function changeLimits(
  deps: Deps,
  { playerId, types }: { playerId: string; types: readonly LimitType[] },
  change: (tx: Tx, player: LimitedPlayer) => Promise<boolean>,
): Promise<{ success: true; limits: LimitView[] }> {
  return deps.db.transaction(async (tx) => {
    const player = await lockPlayerRow(deps, tx, playerId)
    refuseLocked(player.lock)
    const changed = await change(tx, player)
    if (changed && types.includes('session')) await renewSessionEnd(deps, tx, player)
    if (changed)
      await deps.facts.write(tx, [limitsChanged({ key: playerId, data: await limitsState(deps, tx, player) })])
    return { success: true, limits: await listLimits(deps, tx, { player, types }) }
  })
}
