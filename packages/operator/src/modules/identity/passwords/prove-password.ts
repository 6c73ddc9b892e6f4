import { Refusal } from '@andon/contract'
import { fold } from '@andon/contract/folding/fold'
import type { Deps } from '../deps.ts'
import { type Credential, credentialByEmail } from '../store/credentials.ts'

/**
 * Checks the password of a logged-in player again. Its tries are counted separately from failed logins.
 * Refuses PASSWORD_WRONG, PASSWORD_NOT_USED, LOGIN_THROTTLED.
 */
export async function provePassword(
  { db, passwords, throttle }: Deps,
  { email, currentPassword, address }: { email: string; currentPassword: string; address: string },
): Promise<Credential> {
  const attempt = await throttle.passwordTry({ email, address, device: `session of ${fold(email)}` })
  const credential = await credentialByEmail(db, fold(email))
  const matches = await passwords.matches(currentPassword, credential?.passwordHash ?? null).catch(async (busy) => {
    await attempt.undone()
    throw busy
  })
  if (!credential) throw new Refusal('PASSWORD_NOT_USED', { field: 'currentPassword' }) // the player exists, because the session does
  if (!matches) throw new Refusal('PASSWORD_WRONG', { field: 'currentPassword' })
  await attempt.succeeded()
  return credential
}
