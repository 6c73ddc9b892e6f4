import { Refusal } from '@andon/contract'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { lockPlayerRow } from './lock-player-rows.ts'
import { refuseLocked } from './lock-view.ts'
import { noTimeLeft, sessionEndsAt } from './session-end.ts'
import { setCountry } from './store/players.ts'
import { closePresences, openPresence } from './store/presence.ts'

/**
 * In the login's own transaction, before anything else of the player's sessions is touched: refuses whoever is locked, on a break or out of time;
 * else the session counts from now on. Answers when a limit ends it.
 */
export async function admitSession(
  deps: Deps,
  tx: Tx,
  { playerId, sessionId }: { playerId: string; sessionId: string },
): Promise<{ endsAt: Temporal.Instant | null }> {
  const held = await lockPlayerRow(deps, tx, playerId)
  refuseLocked(held.lock)
  const country = (await deps.playersByIds(tx, [playerId])).get(playerId)?.country ?? held.country
  await setCountry(tx, playerId, country)
  const at = deps.clock.now()
  const { endsAt, bounds, spans } = await sessionEndsAt(deps, tx, { ...held, country })
  const reached = noTimeLeft({ bounds, spans }, { at, isRunning: false })
  if (reached) throw new Refusal('SESSION_LIMIT_REACHED', { params: reached })
  await openPresence(tx, { sessionId, playerId, at })
  return { endsAt }
}

export async function sessionsEnded(
  tx: Tx,
  ended: readonly { sessionId: string; at: Temporal.Instant }[],
): Promise<void> {
  if (ended.length > 0) await closePresences(tx, ended)
}
