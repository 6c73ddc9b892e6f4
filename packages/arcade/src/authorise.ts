import { Refusal } from '@andon/contract'
import { type Deps, walletOf } from './deps.ts'
import { findSession, type SessionRow } from './store/sessions.ts'

/**
 * The session of a bearer token. Throws SESSION_EXPIRED for an unknown or expired one, and once its login at the operator has ended: the operator is asked
 * at every call, so that no message can be missed. Throws UNAVAILABLE where the operator does not answer. A session in whose place another game was opened
 * still reads: its player is logged in.
 */
export async function authorise(deps: Deps, sessionToken: string): Promise<SessionRow> {
  return demandLogin(deps, await storedSession(deps, sessionToken))
}

/** Refuses a stored session whose login at the operator has ended, as `authorise` does. */
export async function demandLogin<S extends SessionRow>(deps: Deps, session: S): Promise<S> {
  if ((await sessionStateNow(deps, session)) === 'ended') throw new Refusal('SESSION_EXPIRED')
  return session
}

/** The state of a stored session at the operator. `replaced`: another game was opened in its place. Throws UNAVAILABLE where the operator does not answer. */
export async function sessionStateNow(deps: Deps, session: SessionRow): Promise<SessionNow['state']> {
  return (await sessionNow(deps, session)).state
}

export interface SessionNow {
  readonly state: 'open' | 'replaced' | 'ended'
  /** The player is asked whether to keep playing, and has not answered. */
  readonly isAsked: boolean
}

/** The state of `sessionStateNow`, and whether the player is asked to keep playing. */
export async function sessionNow(deps: Deps, session: SessionRow): Promise<SessionNow> {
  const as = (state: SessionNow['state']): SessionNow => ({ state, isAsked: false })
  if (isPast(deps, session)) return as('ended')
  const { owner: playerId, walletSession } = session
  const asked = await walletOf(deps, session).call('balance', { playerId, sessionToken: walletSession })
  if (asked.outcome === 'ok') return { state: 'open', isAsked: asked.reply.realityCheckOpen === true }
  if (asked.outcome === 'refused' && asked.code === 'GAME_SESSION_REPLACED') return as('replaced')
  if (asked.outcome === 'refused' && endedAtOperator.includes(asked.code)) return as('ended')
  deps.log.warn({ why: asked.why }, 'unknown whether a login has ended: the call is refused')
  throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 3 })
}

const endedAtOperator: readonly string[] = ['SESSION_EXPIRED', 'TOKEN_INVALID']
const isPast = ({ clock }: Pick<Deps, 'clock'>, { expiresAt }: SessionRow) =>
  Temporal.Instant.compare(expiresAt, clock.now()) <= 0

/** For calls that ask the wallet themselves: the session of a bearer token, without asking the operator. Throws SESSION_EXPIRED for an unknown or expired one. */
export async function storedSession(deps: Pick<Deps, 'db' | 'clock'>, sessionToken: string): Promise<SessionRow> {
  return demandLive(deps, await findSession(deps.db, sessionToken))
}

export function demandLive<S extends SessionRow>(deps: Pick<Deps, 'clock'>, session: S | null): S {
  if (!session || isPast(deps, session)) throw new Refusal('SESSION_EXPIRED')
  return session
}
