import { Refusal } from '@andon/contract'
import { type Deps, walletOf } from './deps.ts'
import { findSession, type SessionRow } from './store/sessions.ts'

/**
 * The session of a bearer token. Throws SESSION_EXPIRED for an unknown or expired one, and once its login at the operator has ended: the operator is asked
 * at every call, so that no message can be missed. Throws UNAVAILABLE where the operator does not answer. A session in whose place another game was opened
 * still reads: its player is logged in.
 */
export async function authorise(deps: Deps, sessionToken: string): Promise<SessionRow> {
  const session = await storedSession(deps, sessionToken)
  const { owner: playerId, walletSession } = session
  const asked = await walletOf(deps, session).call('balance', { playerId, sessionToken: walletSession })
  if (asked.outcome === 'ok' || (asked.outcome === 'refused' && asked.code === 'GAME_SESSION_REPLACED')) return session
  if (asked.outcome === 'refused' && endedAtOperator.includes(asked.code)) throw new Refusal('SESSION_EXPIRED')
  deps.log.warn({ why: asked.why }, 'unknown whether a login has ended: the call is refused')
  throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 3 })
}

const endedAtOperator: readonly string[] = ['SESSION_EXPIRED', 'TOKEN_INVALID']

/** For calls that ask the wallet themselves: the session of a bearer token, without asking the operator. Throws SESSION_EXPIRED for an unknown or expired one. */
export async function storedSession(deps: Pick<Deps, 'db' | 'clock'>, sessionToken: string): Promise<SessionRow> {
  return demandLive(deps, await findSession(deps.db, sessionToken))
}

export function demandLive<S extends SessionRow>({ clock }: Pick<Deps, 'clock'>, session: S | null): S {
  if (!session || Temporal.Instant.compare(session.expiresAt, clock.now()) <= 0) throw new Refusal('SESSION_EXPIRED')
  return session
}
