import { lockNames } from '@andon/operator/catalogue'
import type { Tx } from '@andon/platform/sql'
import { gamesToClose, openGamesMost } from '../domain/open-games.ts'
import type { PlayerLookups } from '../player-lookups.ts'
import { endGameSessions, openGameSessions } from '../store/open-games.ts'

/** No login session and therefore no game session lasts longer. */
const loginLasts = { hours: 12 }

/**
 * Ends the player's oldest game without an open round if the maximum is reached. False if every game is in a round. Serialised by player, so that
 * concurrent launches cannot exceed the maximum.
 */
export async function makeRoomForGame(
  tx: Tx,
  { sessionsLive }: PlayerLookups,
  { playerId, suppliers, now }: { playerId: string; suppliers: readonly string[]; now: Temporal.Instant },
): Promise<boolean> {
  await lockNames(tx, [`open games ${playerId}`])
  const sessions = await openGameSessions(tx, { playerId, suppliers, since: now.subtract(loginLasts) })
  if (sessions.length < openGamesMost) return true
  const live = await sessionsLive(
    tx,
    sessions.map((session) => session.loginSessionId),
  )
  const toClose = gamesToClose(sessions.filter((session) => live.has(session.loginSessionId)))
  if (toClose === null) return false
  await endGameSessions(tx, { playerId, hashes: toClose.map((session) => session.tokenHash), at: now })
  return true
}
