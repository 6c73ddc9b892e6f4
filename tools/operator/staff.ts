import type { StaffClient } from '@andon/contract/staff-api/client'
import { type StaffRole, staffRoles } from '@andon/contract/staff-roles'
import { Wrong } from '../wrong.ts'

export const staffUsage = `  staff list                           accounts of staff, with their roles
  staff add <name> <role> …            add an account and print its first password; roles: ${staffRoles.join(', ')}
  staff roles <name> <role> …          replace its roles
  staff password <name>                give it a new password, print it and end its sessions
  staff disable <name>                 end the account and its sessions
  audit list [<subject>]               what staff did last, or did with this payment, player or supplier
  audit verify                         compute the chain of hashes of that log again; name the first row that does not hold`

export async function staff(
  { staff: api }: StaffClient,
  [what, name = '', ...words]: readonly string[],
): Promise<string> {
  switch (what) {
    case 'list': {
      const { accounts } = await api.listAccounts({})
      const rows = accounts.map(({ name, roles, createdAt, disabledAt }) =>
        [name, roles.join(','), `since ${createdAt}`, ...(disabledAt ? [`disabled ${disabledAt}`] : [])].join('  '),
      )
      return rows.length === 0 ? 'no accounts' : rows.join('\n')
    }
    case 'add': {
      const { password } = await api.addAccount({ name, roles: readRoles(words) })
      return `${name} is added. The password, shown this once: ${password}`
    }
    case 'roles':
      await api.setRoles({ name, roles: readRoles(words) })
      return `${name} has the roles ${words.join(', ')}`
    case 'password': {
      const { password } = await api.resetPassword({ name })
      return `the password of ${name}, shown this once: ${password}`
    }
    case 'disable':
      await api.disableAccount({ name })
      return `${name} is disabled`
    default:
      throw new Wrong(staffUsage)
  }
}

export async function audit({ staff: api }: StaffClient, [what, subject]: readonly string[]): Promise<string> {
  switch (what) {
    case 'list': {
      const { actions } = await api.listActions(subject === undefined ? {} : { subject })
      const rows = actions.map(({ id, at, actor, via, endpoint, outcome, subject, content }) =>
        [id, at, via === 'key' ? `${actor} (key)` : actor, endpoint, outcome, subject, content].join('  '),
      )
      return rows.length === 0 ? 'nothing is logged' : rows.join('\n')
    }
    case 'verify': {
      const { rows, lastHash, firstBroken } = await api.verifyActions({})
      if (firstBroken !== null)
        throw new Wrong(`row ${firstBroken} is not as it was written, or a row before it is missing; ${rows} rows hold`)
      return `all ${rows} rows hold${lastHash ? `; the last has the hash ${lastHash}` : ''}`
    }
    default:
      throw new Wrong(staffUsage)
  }
}

function readRoles(words: readonly string[]): StaffRole[] {
  const roles = words.flatMap((word) => staffRoles.find((role) => role === word) ?? [])
  if (roles.length === 0 || roles.length < words.length) throw new Wrong(`roles are ${staffRoles.join(', ')}`)
  return roles
}
