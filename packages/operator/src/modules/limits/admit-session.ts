import { Refusal } from '@andon/contract'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { lockPlayerRow } from './lock-player-rows.ts'
import { refuseLocked } from './lock-view.ts'
import { noTimeLeft, sessionEndsAt } from './session-end.ts'
import { setCountry } from './store/players.ts'
import { closePresences, openPresence } from './store/presence.ts'

/**
 * For the login's transaction, before the player's other sessions change: refuses a player who is locked, on a break or out of time; otherwise
 * counts the session from now on. Returns when a limit ends it.
 */
export async function admitSession(
  deps: Deps,
  tx: Tx,
  { playerId, sessionId, country }: { playerId: string; sessionId: string; country: string },
): Promise<{ endsAt: Temporal.Instant | null }> {
  const row = await lockPlayerRow(deps, tx, playerId)
  refuseLocked(row.lock)
  await setCountry(tx, playerId, country)
  const at = deps.clock.now()
  const { endsAt, bounds, spans } = await sessionEndsAt(deps, tx, { ...row, country })
  const reached = noTimeLeft({ bounds, spans }, { at, isRunning: false })
  if (reached) throw new Refusal('SESSION_LIMIT_REACHED', { params: reached })
  await openPresence(tx, { sessionId, playerId, at })
  return { endsAt }
}

export async function sessionsEnded(
  tx: Tx,
  ended: readonly { sessionId: string; playerId: string; at: Temporal.Instant }[],
): Promise<void> {
  if (ended.length > 0) await closePresences(tx, ended)
}
