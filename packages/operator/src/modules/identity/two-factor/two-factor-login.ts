import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { completeLogin } from '../login/complete-login.ts'
import { tokenOwner } from '../store/tokens.ts'
import { redeemToken } from '../tokens/tokens.ts'
import { countCodeTry, spendCode } from './spend-code.ts'

const purpose = 'second_step'

/** After a wrong code the token can be used again, until the tries of the player are used up. */
export function twoFactorLogin(deps: Deps): Handler<PlayerApi['identity']['twoFactorLogin']> {
  const { clock, db, throttle } = deps
  return async ({ pendingToken, code, withdrawalOnly }, context) => {
    const playerId = await tokenOwner(db, { token: pendingToken, purpose, now: clock.now() })
    if (playerId === null) throw invalidToken()
    await countCodeTry(deps, playerId)
    const reply = await completeLogin(deps, {
      playerId,
      context,
      allowRestricted: withdrawalOnly,
      confirm: async (tx) => {
        if ((await redeemToken(deps, tx, { token: pendingToken, purpose })) !== playerId) throw invalidToken()
        await spendCode(deps, tx, { playerId, code })
      },
    })
    await throttle.forget('secondStep', playerId)
    return reply
  }
}

const invalidToken = () => new Refusal('TOKEN_INVALID', { field: 'pendingToken' })
