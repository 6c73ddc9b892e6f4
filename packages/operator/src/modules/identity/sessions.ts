import { createHash } from 'node:crypto'
import { Refusal } from '@andon/contract'
import { rulesFor } from '@andon/contract/jurisdiction-rules'
import type { RequestContext, Session } from '@andon/platform/http'
import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { playerById } from './store/players.ts'
import {
  type EndedSession,
  type EndReason,
  endSession,
  endSessionsOf,
  insertSession,
  type SessionRow,
  sessionByToken,
  touchSession,
} from './store/sessions.ts'

export const maxHours = 12
export const touchSeconds = 60

export type Authentication =
  | { session: Session }
  | { ended: 'SESSION_EXPIRED' | 'SESSION_IDLE' | 'SESSION_LIMIT_REACHED' | 'LOGGED_OUT' }
  | null

/** A new session for the player; its token is for the cookie and is known nowhere else. */
export async function startSession(
  deps: Deps,
  tx: Tx,
  {
    playerId,
    context,
    withdrawalOnly = false,
  }: { playerId: string; context: Pick<RequestContext, 'address' | 'userAgent'>; withdrawalOnly?: boolean },
): Promise<{ sessionId: string; token: string; restricted: boolean }> {
  const { clock, newId, outbox, random } = deps
  const sessionId = newId('ses')
  const token = random.token()
  const { address, userAgent } = context
  const { endsAt, restricted } = await admit(deps, tx, { playerId, sessionId, withdrawalOnly })
  const session = { id: sessionId, tokenHash: hashToken(token), playerId, address, userAgent, endsAt, restricted }
  await insertSession(tx, { ...session, idleMinutes: await idleMinutesOf(tx, playerId), at: clock.now() })
  await outbox.write(tx, [{ name: 'identity.SessionStarted', key: playerId, data: { sessionId, playerId } }])
  return { sessionId, token, restricted }
}

async function idleMinutesOf(tx: Tx, playerId: string): Promise<number> {
  const player = await playerById(tx, playerId)
  assert(player, 'who logs in is a player')
  return rulesFor(player.country).idleTimeoutMinutes
}

/** Asks the limits, who refuse whoever is locked or out of time; such a player gets at their money, if that is all they ask for. */
async function admit(
  { sessionLimits }: Deps,
  tx: Tx,
  { withdrawalOnly, ...session }: { playerId: string; sessionId: string; withdrawalOnly: boolean },
): Promise<{ endsAt: Temporal.Instant | null; restricted: boolean }> {
  try {
    return { ...(await sessionLimits.admitSession(tx, session)), restricted: false }
  } catch (refusal) {
    if (withdrawalOnly && refusal instanceof Refusal) return { endsAt: null, restricted: true }
    throw refusal
  }
}

/** Whose session a cookie names: one indexed query, and at most once a minute a write that keeps the session from going idle. */
export async function authenticate(deps: Deps, cookie: string | undefined): Promise<Authentication> {
  if (cookie === undefined || !/^[\w-]{43}$/.test(cookie)) return null
  const row = await sessionByToken(deps.db, hashToken(cookie))
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

/** Ends every live session of the player, but for `except`. Whoever shows their pages is told by `identity.SessionEnded`. */
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

export async function report({ outbox, sessionLimits }: Deps, tx: Tx, ended: readonly EndedSession[]): Promise<void> {
  await sessionLimits.sessionsEnded(
    tx,
    ended.map(({ sessionId, lastThere }) => ({ sessionId, at: lastThere })),
  )
  await outbox.write(
    tx,
    ended.map(({ sessionId, playerId, reason }) => ({
      name: 'identity.SessionEnded',
      key: playerId,
      data: { sessionId, playerId, reason },
    })),
  )
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest()

/** Which of the ends came first, if one has come. */
export function overdueReason(row: SessionRow, now: Temporal.Instant): OverdueReason | null {
  const ends: [Temporal.Instant | null, OverdueReason][] = [
    [row.must_end_at, 'SESSION_LIMIT_REACHED'],
    [row.started_at.add({ hours: maxHours }), 'SESSION_EXPIRED'],
    [row.touched_at.add({ minutes: row.idle_minutes }), 'SESSION_IDLE'],
  ]
  const come = ends.flatMap(([at, reason]) => (at !== null && !isBefore(now, at) ? [{ at, reason }] : []))
  return come.sort((a, b) => Temporal.Instant.compare(a.at, b.at))[0]?.reason ?? null
}

type OverdueReason = 'SESSION_EXPIRED' | 'SESSION_IDLE' | 'SESSION_LIMIT_REACHED'

const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0
