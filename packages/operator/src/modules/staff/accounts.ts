import { Refusal } from '@andon/contract'
import { guessable } from '@andon/contract/passwords/guessable'
import type { StaffApi } from '@andon/contract/staff-api'
import type { StaffHandlers } from '@andon/platform/http'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { staffSessionsChanged } from './sessions-changed.ts'
import {
  type Account,
  insertAccount,
  listAccounts,
  lockAccount,
  storeEnd,
  storePassword,
  storeRoles,
} from './store/accounts.ts'
import { deleteSession, deleteSessionsOf } from './store/sessions.ts'

type Calls = StaffHandlers<
  Pick<
    StaffApi['staff'],
    | 'logout'
    | 'getSelf'
    | 'changePassword'
    | 'listAccounts'
    | 'addAccount'
    | 'setRoles'
    | 'resetPassword'
    | 'disableAccount'
  >
>

/** Accounts of staff, and one's own session and password. */
export function accountCalls({ clock, passwords, random, facts }: Deps): Calls {
  const sessionsChanged = (tx: Tx, name: string) => facts.write(tx, [staffSessionsChanged({ key: name, data: {} })])
  const newPassword = async () => {
    const password = random.token(15)
    return { password, passwordHash: await passwords.hash(password) }
  }
  return {
    logout: async (_request, { staff, tx, note }) => {
      if (staff.sessionHash) {
        await deleteSession(tx, staff.sessionHash)
        await sessionsChanged(tx, staff.actor)
      }
      note({ subject: staff.actor, before: null, after: null })
      return { success: true }
    },
    getSelf: async (_request, { staff: { actor, roles } }) => ({ success: true, name: actor, roles: [...roles] }),
    changePassword: async ({ currentPassword, password }, { staff, tx, note }) => {
      if (staff.via === 'key') throw impossible('the key of the server has no password')
      const { name, passwordHash } = await demandAccount(tx, staff.actor)
      if (!(await passwords.matches(currentPassword, passwordHash))) throw new Refusal('PASSWORD_WRONG')
      if (guessable(password, [name])) throw impossible('this password is too easy to guess')
      await storePassword(tx, name, await passwords.hash(password))
      await deleteSessionsOf(tx, name, staff.sessionHash)
      await sessionsChanged(tx, name)
      note({ subject: name, before: null, after: { password: 'changed' } })
      return { success: true }
    },
    listAccounts: async (_request, { tx }) => ({
      success: true,
      accounts: (await listAccounts(tx)).map(({ name, roles, createdAt, disabledAt }) => ({
        name,
        roles: [...roles],
        createdAt: createdAt.toString(),
        disabledAt: disabledAt?.toString() ?? null,
      })),
    }),
    addAccount: async ({ name, roles }, { tx, note }) => {
      const { password, passwordHash } = await newPassword()
      if (!(await insertAccount(tx, { name, passwordHash, roles, at: clock.now() })))
        throw impossible(`the name ${name} is taken, or was`)
      note({ subject: name, before: null, after: { roles } })
      return { success: true, password }
    },
    setRoles: async ({ name, roles }, { tx, note }) => {
      const { roles: before } = await demandAccount(tx, name)
      await storeRoles(tx, name, roles)
      await sessionsChanged(tx, name)
      note({ subject: name, before: { roles: before }, after: { roles } })
      return { success: true }
    },
    resetPassword: async ({ name }, { tx, note }) => {
      await demandAccount(tx, name)
      const { password, passwordHash } = await newPassword()
      await storePassword(tx, name, passwordHash)
      await deleteSessionsOf(tx, name)
      await sessionsChanged(tx, name)
      note({ subject: name, before: null, after: { password: 'new' } })
      return { success: true, password }
    },
    disableAccount: async ({ name }, { tx, note }) => {
      const { roles } = await demandAccount(tx, name)
      await storeEnd(tx, name, clock.now())
      await deleteSessionsOf(tx, name)
      await sessionsChanged(tx, name)
      note({ subject: name, before: { roles, disabled: false }, after: { roles, disabled: true } })
      return { success: true }
    },
  }
}

async function demandAccount(tx: Tx, name: string): Promise<Account> {
  const account = await lockAccount(tx, name)
  if (!account) throw impossible(`there is no account ${name}`)
  return account
}

const impossible = (message: string) => new Refusal('ACTION_IMPOSSIBLE', { message })
