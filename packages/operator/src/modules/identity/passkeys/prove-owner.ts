import { Refusal } from '@andon/contract'
import type { Deps } from '../deps.ts'
import { provePassword } from '../passwords/prove-password.ts'
import type { Player } from '../store/players.ts'

/** Checks the password before login methods change. For a player without a password the session is enough. Refuses FIELD_INVALID, PASSWORD_WRONG. */
export async function proveOwner(
  deps: Deps,
  { player, currentPassword, address }: { player: Player; currentPassword: string | undefined; address: string },
): Promise<void> {
  if (player.payAndPlay) return
  if (currentPassword === undefined)
    throw new Refusal('FIELD_INVALID', { field: 'currentPassword', message: 'Needed to change the login methods' })
  await provePassword(deps, { email: player.email, currentPassword, address })
}
