import { Refusal } from '@andon/contract'
import { rulesFor } from '@andon/contract/jurisdiction-rules'
import type { RequestContext, Session } from '@andon/platform/http'
import { newToken } from '@andon/platform/ids'
import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { sessionEnded } from '../facts.ts'
import { type Player, playerById } from '../store/players.ts'
import {
  type EndedSession,
  type EndReason,
  endSession,
  endSessionsOf,
  insertSession,
  type SessionRow,
  sessionByToken,
  touchSession,
} from '../store/sessions.ts'
import { hashToken } from '../tokens/hash-token.ts'

export const maxHours = 12
export const touchSeconds = 60
const mostTokenLength = 200

export type Authentication =
  | { session: Session }
  | { ended: 'SESSION_EXPIRED' | 'SESSION_IDLE' | 'SESSION_LIMIT_REACHED' | 'LOGGED_OUT' }
  | null

export interface StartedSession {
  readonly sessionId: string
  readonly token: string
  readonly restricted: boolean
  readonly startedAt: Temporal.Instant
  readonly player: Player
}

/**
 * Starts a session; its token goes into the cookie and is stored only as a hash. With `allowRestricted`, a player whom the limits refuse gets a
 * restricted session instead of the refusal.
 */
export async function startSession(
  deps: Deps,
  tx: Tx,
  {
    playerId,
    context,
    allowRestricted = false,
  }: { playerId: string; context: Pick<RequestContext, 'address' | 'userAgent'>; allowRestricted?: boolean },
): Promise<StartedSession> {
  const { clock, newId } = deps
  const sessionId = newId('ses', playerId)
  const token = newToken(deps, playerId)
  const { address, userAgent } = context
  const player = await playerById(tx, playerId)
  assert(player, 'a session belongs to a player')
  const { country } = player
  const admission = await admit(deps, tx, { playerId, sessionId, country, allowRestricted })
  const session = { id: sessionId, tokenHash: hashToken(token), playerId, address, userAgent, ...admission }
  const startedAt = clock.now()
  await insertSession(tx, { ...session, idleMinutes: rulesFor(country).idleTimeoutMinutes, at: startedAt })
  return { sessionId, token, restricted: admission.restricted, startedAt, player }
}

/** The limits refuse a player who is locked or out of time. A restricted session still lets them withdraw their money. */
async function admit(
  { sessionLimits }: Deps,
  tx: Tx,
  { allowRestricted, ...session }: { playerId: string; sessionId: string; country: string; allowRestricted: boolean },
): Promise<{ endsAt: Temporal.Instant | null; restricted: boolean }> {
  try {
    return { ...(await sessionLimits.admitSession(tx, session)), restricted: false }
  } catch (refusal) {
    if (allowRestricted && refusal instanceof Refusal) return { endsAt: null, restricted: true }
    throw refusal
  }
}

/** Finds the session of a cookie: one indexed query, and at most once a minute a write that restarts the idle timeout. */
export async function authenticate(deps: Deps, cookie: string | undefined): Promise<Authentication> {
  if (cookie === undefined || cookie.length > mostTokenLength) return null
  const row = await sessionByToken(deps.db, cookie)
  if (!row) return null
  if (row.end_reason !== null) return { ended: row.end_reason === 'ACCOUNT_LOCKED' ? 'LOGGED_OUT' : row.end_reason }
  const now = deps.clock.now()
  const overdue = overdueReason(row, now)
  if (overdue) {
    await deps.db.transaction(async (tx) =>
      report(deps, tx, await endSession(tx, { id: row.id, reason: overdue, at: now })),
    )
    return { ended: overdue }
  }
  if (!isBefore(now, row.touched_at.add({ seconds: touchSeconds }))) await touchSession(deps.db, row.id, now)
  return { session: { id: row.id, playerId: row.player_id, restricted: row.restricted } }
}

/** Ends every live session of the player except `except`, and publishes `identity.SessionEnded` for each. */
export async function endSessions(
  deps: Deps,
  tx: Tx,
  { playerId, except, reason }: { playerId: string; except?: string; reason: EndReason },
): Promise<void> {
  await report(deps, tx, await endSessionsOf(tx, { playerId, except, reason, at: deps.clock.now() }))
}

export async function endOneSession(
  deps: Deps,
  tx: Tx,
  { id, reason }: { id: string; reason: EndReason },
): Promise<void> {
  await report(deps, tx, await endSession(tx, { id, reason, at: deps.clock.now() }))
}

export async function report({ facts, sessionLimits }: Deps, tx: Tx, ended: readonly EndedSession[]): Promise<void> {
  await sessionLimits.sessionsEnded(
    tx,
    ended.map(({ sessionId, playerId, lastActiveAt }) => ({ sessionId, playerId, at: lastActiveAt })),
  )
  await facts.write(
    tx,
    ended.map(({ sessionId, playerId, reason }) => sessionEnded({ key: playerId, data: { sessionId, reason } })),
  )
}

/** The earliest end that has been reached, or null. */
export function overdueReason(row: SessionRow, now: Temporal.Instant): OverdueReason | null {
  const ends: [Temporal.Instant | null, OverdueReason][] = [
    [row.must_end_at, 'SESSION_LIMIT_REACHED'],
    [row.started_at.add({ hours: maxHours }), 'SESSION_EXPIRED'],
    [row.touched_at.add({ minutes: row.idle_minutes }), 'SESSION_IDLE'],
  ]
  const reached = ends.flatMap(([at, reason]) => (at !== null && !isBefore(now, at) ? [{ at, reason }] : []))
  return reached.sort((a, b) => Temporal.Instant.compare(a.at, b.at))[0]?.reason ?? null
}

type OverdueReason = 'SESSION_EXPIRED' | 'SESSION_IDLE' | 'SESSION_LIMIT_REACHED'

const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0
