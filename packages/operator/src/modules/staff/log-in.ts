import { Refusal } from '@andon/contract'
import type { StaffApi } from '@andon/contract/staff-api'
import type { StaffHandler } from '@andon/platform/http'
import { appendAction } from './actions/append-action.ts'
import type { Deps } from './deps.ts'
import { tokenHash } from './sessions.ts'
import { accountOf } from './store/accounts.ts'
import { countFailed, forgetFailed, insertFailed, type LoginTry } from './store/failed-logins.ts'
import { insertSession } from './store/sessions.ts'

const throttledFor = { minutes: 15 }
const triesOfName = 5
const triesOfAddress = 20

/** A try counts before its answer is known. Every try is in the log of actions. */
export function logIn(deps: Deps): StaffHandler<StaffApi['staff']['login']> {
  const { db, clock, passwords, random } = deps
  return async ({ name, password }, { requestId, address }) => {
    const isOpen = await db.transaction((tx) => countTry(deps, tx, { name, address }))
    const account = isOpen ? await accountOf(db, name) : null
    const isRight =
      isOpen && (await passwords.matches(password, account?.disabledAt ? null : (account?.passwordHash ?? null)))
    const token = random.token()
    return db
      .transaction(async (tx) => {
        const at = clock.now()
        const action = {
          actor: name,
          via: 'account',
          roles: account?.roles ?? [],
          endpoint: 'POST /staff/login',
          requestId,
          at,
        } as const
        const content = { subject: name, request: { name, address }, before: null, after: null }
        if (!isRight || !account) {
          await appendAction(tx, { ...action, ...content, outcome: isOpen ? 'LOGIN_FAILED' : 'LOGIN_THROTTLED' })
          return null
        }
        await forgetFailed(tx, { name, address }, at)
        await insertSession(tx, { tokenHash: tokenHash(token), name, at })
        await appendAction(tx, { ...action, ...content, outcome: 'OK' })
        return { success: true as const, token, roles: [...account.roles] }
      })
      .then((reply) => {
        if (reply) return reply
        throw isOpen
          ? new Refusal('LOGIN_FAILED')
          : new Refusal('LOGIN_THROTTLED', { retryAfterSeconds: throttledFor.minutes * 60 })
      })
  }
}

/** False if there were too many without success. */
async function countTry({ clock }: Deps, tx: Parameters<typeof countFailed>[0], login: LoginTry): Promise<boolean> {
  const at = clock.now()
  const { byName, byAddress } = await countFailed(tx, login, at.subtract(throttledFor))
  if (byName >= triesOfName || byAddress >= triesOfAddress) return false
  await insertFailed(tx, login, at)
  return true
}
