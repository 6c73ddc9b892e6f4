import { createHash } from 'node:crypto'
import { Refusal } from '@andon/contract'
import type { StaffMember } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { deleteSession, noteUse, sessionOf } from './store/sessions.ts'

/** A session ends after a shift, and sooner without use. */
export const sessionLasts = { hours: 12 }
const idleFor = { minutes: 30 }
const usedAgainAfter = { minutes: 1 }

/** The member of staff whose session has this token; null if there never was one. Refuses SESSION_EXPIRED for one that has ended by time. */
export async function authenticate({ db, clock }: Deps, token: string): Promise<StaffMember | null> {
  const session = await sessionOf(db, tokenHash(token))
  if (!session) return null
  const now = clock.now()
  const isOver = (since: Temporal.Instant, lasts: Temporal.DurationLike) =>
    Temporal.Instant.compare(since.add(lasts), now) <= 0
  if (isOver(session.beganAt, sessionLasts) || isOver(session.usedAt, idleFor)) {
    await db.transaction((tx) => deleteSession(tx, session.tokenHash))
    throw new Refusal('SESSION_EXPIRED')
  }
  if (isOver(session.usedAt, usedAgainAfter)) await db.transaction((tx) => noteUse(tx, session.tokenHash, now))
  return { actor: session.name, via: 'account', roles: session.roles, sessionHash: session.tokenHash }
}

export const tokenHash = (token: string) => createHash('sha256').update(token).digest()
