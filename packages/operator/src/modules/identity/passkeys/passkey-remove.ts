import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { ownPlayer } from '../own-player.ts'
import { announceSecurity } from '../security/announce-security.ts'
import { deletePasskey } from '../store/passkeys.ts'
import { listPasskeys } from './passkey-list.ts'
import { proveOwner } from './prove-owner.ts'

export function passkeyRemove(deps: Deps): Handler<PlayerApi['identity']['passkeyRemove']> {
  return async ({ id, currentPassword }, { address, session: { playerId } }) => {
    const player = await ownPlayer(deps, playerId)
    await proveOwner(deps, { player, currentPassword, address })
    await deps.db.transaction(async (tx) => {
      if ((await deletePasskey(tx, { id, playerId })) === null) throw new Refusal('NOT_FOUND', { field: 'id' })
      await announceSecurity(deps, tx, { player, what: 'passkeyRemoved' })
    })
    return listPasskeys(deps, playerId)
  }
}
