import type { PlayerApi } from '@andon/contract'
import { fold } from '@andon/contract/folding/fold'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { linkOrigin } from '../link-origin.ts'
import { securityMessages } from '../security/security-messages.ts'
import { credentialByEmail } from '../store/credentials.ts'
import { playerById } from '../store/players.ts'
import { issueToken } from '../tokens/tokens.ts'

/** The reply is the same whether or not the account exists, and whether or not its mail limit is reached. */
export function resetPassword(deps: Deps): Handler<PlayerApi['identity']['resetPassword']> {
  const { db, messages, throttle } = deps
  return async ({ email }, context) => {
    await throttle.demand('resetByAddress', context.address, 'TOO_MANY_REQUESTS')
    const tooMany = (await throttle.tryTake('resetByAccount', fold(email))) !== null
    const credential = await credentialByEmail(db, fold(email))
    if (!credential || tooMany) return { success: true }
    await db.transaction(async (tx) => {
      const player = await playerById(tx, credential.playerId)
      if (!player) return
      const { token } = await issueToken(deps, tx, { playerId: player.id, purpose: 'reset_password' })
      const link = `${linkOrigin(deps.sites, context)}/${context.language}?type=reset_password&token=${token}`
      // Sent to the stored address, never to the typed one, which may be a look-alike.
      await messages.send(tx, {
        channel: 'email',
        site: context.site,
        to: player.email,
        ...securityMessages[context.language].resetLink({ link }),
      })
    })
    return { success: true }
  }
}
