import { sessionStateNow } from '../authorise.ts'
import type { Deps } from '../deps.ts'
import { findSession, findSessions, type SessionRow } from '../store/sessions.ts'

const askedAtOnce = 20

/** The session of a token, for a stream. Null for one that does not go on. Throws UNAVAILABLE where the operator does not answer. */
export async function liveSession(deps: Deps, token: string): Promise<SessionRow | null> {
  const session = await findSession(deps.db, token)
  return session && (await sessionStateNow(deps, session)) !== 'ended' ? session : null
}

/** Returns the sessions that are not open: another game was opened in their place, or they ended here or with their login. Throws UNAVAILABLE likewise. */
export async function sessionsNotOpen(
  deps: Deps,
  names: readonly { playerId: string; id: string }[],
): Promise<{ id: string; state: 'replaced' | 'ended' }[]> {
  const stored = new Map((await findSessions(deps.db, names)).map((session) => [session.id, session]))
  const found: { id: string; state: 'replaced' | 'ended' }[] = []
  const left = [...names]
  const askOn = async () => {
    for (let name = left.pop(); name; name = left.pop()) {
      const session = stored.get(name.id)
      const state = session ? await sessionStateNow(deps, session) : 'ended'
      if (state !== 'open') found.push({ id: name.id, state })
    }
  }
  await Promise.all(Array.from({ length: askedAtOnce }, askOn))
  return found
}
