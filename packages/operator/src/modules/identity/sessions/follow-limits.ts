import { accountLocked, sessionTimeChanged } from '../../limits/index.ts'
import type { Deps } from '../deps.ts'
import { setSessionEnd } from '../store/sessions-live.ts'
import { endSessions } from './sessions.ts'

/** The limits decide when sessions end; they end in the transaction of that decision. */
export function followLimits(deps: Deps): void {
  deps.facts.follow(accountLocked, (tx, { key: playerId }) =>
    endSessions(deps, tx, { playerId, reason: 'ACCOUNT_LOCKED' }),
  )
  deps.facts.follow(sessionTimeChanged, async (tx, { key: playerId, data }) => {
    const endsAt = data.endsAt === null ? null : Temporal.Instant.from(data.endsAt)
    if (endsAt !== null && Temporal.Instant.compare(endsAt, deps.clock.now()) <= 0)
      await endSessions(deps, tx, { playerId, reason: 'SESSION_LIMIT_REACHED' })
    else await setSessionEnd(tx, { playerId, endsAt })
  })
}
