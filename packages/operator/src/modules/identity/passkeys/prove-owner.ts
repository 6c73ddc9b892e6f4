import { Refusal } from '@andon/contract'
import type { Deps } from '../deps.ts'
import { provePassword } from '../prove-password.ts'
import type { Player } from '../store/players.ts'

/** Asks for the password before the ways in change; a player who has none has only their session to show. Refuses FIELD_INVALID, PASSWORD_WRONG. */
export async function proveOwner(
  deps: Deps,
  { player, currentPassword, address }: { player: Player; currentPassword: string | undefined; address: string },
): Promise<void> {
  if (player.payAndPlay) return
  if (currentPassword === undefined)
    throw new Refusal('FIELD_INVALID', { field: 'currentPassword', message: 'Needed to change the ways in' })
  await provePassword(deps, { email: player.email, currentPassword, address })
}
