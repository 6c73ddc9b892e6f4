import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { Deps } from '../deps.ts'
import { issueChallenge, timeoutMs } from './challenges.ts'
import { relyingParty } from './relying-party.ts'

/** Lists no passkeys: the browser offers its own, and the reply does not reveal which players have passkeys. */
export function passkeyLoginOptions(deps: Deps): Handler<PlayerApi['identity']['passkeyLoginOptions']> {
  return async (_request, context) => {
    const { rpID } = relyingParty(deps.sites, context)
    const challenge = await issueChallenge(deps, null)
    const options = await generateAuthenticationOptions({
      rpID,
      challenge,
      timeout: timeoutMs,
      userVerification: 'required',
    })
    return { success: true, options: { ...options } }
  }
}
