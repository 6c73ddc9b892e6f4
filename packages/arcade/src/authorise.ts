import { Refusal } from '@andon/contract'
import type { Deps } from './deps.ts'
import { findSession, type SessionRow } from './store/sessions.ts'

/** The session of a bearer token. Throws SESSION_EXPIRED for an unknown or expired one. */
export async function authorise(deps: Deps, sessionToken: string): Promise<SessionRow> {
  return demandLive(deps, await findSession(deps.db, sessionToken))
}

export function demandLive<S extends SessionRow>({ clock }: Pick<Deps, 'clock'>, session: S | null): S {
  if (!session || Temporal.Instant.compare(session.expiresAt, clock.now()) <= 0) throw new Refusal('SESSION_EXPIRED')
  return session
}
