import { Refusal } from '@andon/contract'
import { type PasswordOwner, passwordFault } from '@andon/contract/passwords/password-rules'
import { siteOf } from '@andon/contract/sites'

/** Refuses PASSWORD_WEAK with the reason. The contract checks the length. */
export function demandStrongPassword({
  password,
  site,
  ...names
}: { password: string; site: string } & Omit<PasswordOwner, 'site'>): void {
  const reason = passwordFault(password, { ...names, site: siteOf(site) })
  if (reason) throw new Refusal('PASSWORD_WEAK', { field: 'password', params: { reason } })
}
