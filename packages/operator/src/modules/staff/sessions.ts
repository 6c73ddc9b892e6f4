import { createHash } from 'node:crypto'
import { Refusal } from '@andon/contract'
import type { StaffRole } from '@andon/contract/staff-roles'
import type { StaffMember } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { deleteSession, noteUse, type StaffSession, sessionOf, sessionsWith } from './store/sessions.ts'

/** A session ends after a shift, and sooner without use. */
export const sessionLasts = { hours: 12 }
const idleFor = { minutes: 30 }
const usedAgainAfter = { minutes: 1 }

/** The member of staff whose session has this token; null if there never was one. Refuses SESSION_EXPIRED for one that has ended by time. */
export async function authenticate({ db, clock }: Deps, token: string): Promise<StaffMember | null> {
  const session = await sessionOf(db, tokenHash(token))
  if (!session) return null
  const now = clock.now()
  if (isOver(session, now)) {
    await db.transaction((tx) => deleteSession(tx, session.tokenHash))
    throw new Refusal('SESSION_EXPIRED')
  }
  if (isPast(session.usedAt, usedAgainAfter, now)) await db.transaction((tx) => noteUse(tx, session.tokenHash, now))
  return { actor: session.name, via: 'account', roles: session.roles, sessionHash: session.tokenHash }
}

/** Returns the sessions that have not ended, by their hashes, with the present roles of their accounts. This read does not count as use. */
export async function openSessions(
  { db, clock }: Deps,
  hashes: readonly Buffer[],
): Promise<ReadonlyMap<string, readonly StaffRole[]>> {
  const now = clock.now()
  const found = await sessionsWith(db, hashes)
  return new Map(
    found.flatMap((session) =>
      isOver(session, now) ? [] : [[session.tokenHash.toString('hex'), session.roles] as const],
    ),
  )
}

const isPast = (since: Temporal.Instant, lasts: Temporal.DurationLike, now: Temporal.Instant) =>
  Temporal.Instant.compare(since.add(lasts), now) <= 0
const isOver = ({ beganAt, usedAt }: StaffSession, now: Temporal.Instant) =>
  isPast(beganAt, sessionLasts, now) || isPast(usedAt, idleFor, now)

export const tokenHash = (token: string) => createHash('sha256').update(token).digest()
