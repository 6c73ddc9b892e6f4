import { type PasswordOwner, passwordFault } from '@andon/contract/passwords/password-rules'
import type { Errors, Values } from './use-form.ts'

/** Adds why the server would refuse the new password to a form's errors, so that the form does not go on with it. */
export function withPasswordFault<E extends Errors<Values>>(errors: E, password: string, owner: PasswordOwner): E {
  const fault = password === '' ? null : passwordFault(password, owner)
  if (fault === null) return errors
  return { ...errors, password: fault === 'short' || fault === 'long' ? 'invalid' : `PASSWORD_WEAK.${fault}` }
}
