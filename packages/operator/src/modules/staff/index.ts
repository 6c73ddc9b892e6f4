import type { StaffApi } from '@andon/contract/staff-api'
import type { ActionToRecord, StaffHandlers } from '@andon/platform/http'
import type { Job } from '@andon/platform/jobs'
import { createPasswords } from '@andon/platform/passwords'
import type { Runtime } from '@andon/platform/runtime'
import type { Tx } from '@andon/platform/sql'
import { accountCalls } from './accounts.ts'
import { appendAction } from './actions/append-action.ts'
import { listActions, verifyActions } from './actions/read-actions.ts'
import type { Deps } from './deps.ts'
import { factCalls } from './facts.ts'
import { logIn } from './log-in.ts'
import { authenticate, openSessions, sessionLasts } from './sessions.ts'
import { listAccounts } from './store/accounts.ts'
import { deleteOldFailed, forgetKnownAddresses } from './store/failed-logins.ts'
import { deleteOldSessions } from './store/sessions.ts'

export { staffSessionsChanged } from './sessions-changed.ts'

/**
 * Staff owns the accounts of the operator's people, their sessions, and the log of what they do.
 * - Passwords and session tokens are stored only as hashes. A session ends after 30 minutes without use and 12 hours in all; its roles are those of the
 *   account now. Five tries without success close a name for 15 minutes, twenty an address; tries from an
 *   address that the account has logged in from count apart.
 * - The name of a disabled account is not given again.
 * - The log of actions is append-only. A row is written in the transaction of its change, has a number without a gap and the hash of the row before, so
 *   that a changed or missing row is found. The last hash, kept elsewhere, shows whether rows were cut off the end.
 */
export function createStaff(runtime: Runtime) {
  const { db, clock, random, facts } = runtime
  const deps: Deps = { db, clock, random, facts, passwords: createPasswords() }
  const staffRoutes: StaffHandlers<StaffApi['staff']> = {
    login: logIn(deps),
    ...accountCalls(deps),
    listActions: async (asked, { tx }) => ({
      success: true,
      actions: (await listActions(tx, asked)).map(({ at, hash, roles, previous: _, requestId: _id, ...action }) => ({
        ...action,
        at: at.toString(),
        roles: [...roles],
        hash: hash.toString('hex'),
      })),
    }),
    verifyActions: async () => {
      const { lastHash, ...verified } = await verifyActions(db.reports)
      return { success: true, ...verified, lastHash: lastHash?.toString('hex') ?? null }
    },
  }
  const forget: Job = {
    name: 'staff.forget-sessions',
    cron: '23 * * * *',
    run: () =>
      db.transaction(async (tx) => {
        const before = clock.now().subtract(sessionLasts)
        await deleteOldSessions(tx, before)
        await deleteOldFailed(tx, before)
        await forgetKnownAddresses(tx, clock.now().subtract(addressKnownFor))
      }),
  }
  return {
    staffRoutes,
    factRoutes: factCalls,
    /** Who has this session token; null if nobody. Refuses SESSION_EXPIRED. */
    authenticate: (token: string) => authenticate(deps, token),
    /** The sessions with these token hashes that go on, each with the roles of its account now. */
    openSessions: (hashes: readonly Buffer[]) => openSessions(deps, hashes),
    record: (tx: Tx, action: ActionToRecord) => appendAction(tx, { ...action, at: clock.now() }),
    /** Names of all accounts, disabled ones included. */
    names: async () => (await listAccounts(db)).map(({ name }) => name),
    jobs: [forget],
  }
}

/** The same time as for a known browser of a player. */
const addressKnownFor = { hours: 180 * 24 }

export type Staff = ReturnType<typeof createStaff>
