import { type PlayerApi, Refusal, type RequestOf } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Deps } from '../deps.ts'
import { completeLogin } from '../login/complete-login.ts'
import { countPasskeyUse, type Passkey, passkeyByCredential } from '../store/passkeys.ts'
import { redeemChallenge } from './challenges.ts'
import { type RelyingParty, relyingParty } from './relying-party.ts'

type PasskeyLogin = PlayerApi['identity']['passkeyLogin']

/** A passkey verifies device and person, so no second step follows. */
export function passkeyLogin(deps: Deps): Handler<PasskeyLogin> {
  return async ({ response, withdrawalOnly }, context) => {
    const party = relyingParty(deps.sites, context)
    await deps.throttle.demand('passkeyByAddress', context.address, 'LOGIN_THROTTLED')
    const passkey = await passkeyByCredential(deps.db, response.id)
    if (passkey?.host !== party.rpID) throw new Refusal('LOGIN_FAILED')
    const { to, synced } = await verify(deps, { response, party, passkey })
    const reply = await completeLogin(deps, {
      playerId: passkey.playerId,
      context,
      allowRestricted: withdrawalOnly,
      confirm: async (tx) => {
        const use = { ...passkey, from: passkey.signCount, to, synced, at: deps.clock.now() }
        if (!(await countPasskeyUse(tx, use))) throw new Refusal('LOGIN_FAILED')
      },
    })
    await deps.throttle.giveBack('passkeyByAddress', context.address)
    return reply
  }
}

async function verify(
  deps: Deps,
  {
    response,
    party,
    passkey,
  }: { response: RequestOf<PasskeyLogin>['response']; party: RelyingParty; passkey: Passkey },
): Promise<{ to: number; synced: boolean }> {
  const { credentialId, playerId, publicKey, signCount } = passkey
  const { userHandle } = response.response
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== playerId) throw new Refusal('LOGIN_FAILED')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON, // validated by the contract's schema
    expectedChallenge: redeemChallenge(deps, null),
    expectedOrigin: party.origin,
    expectedRPID: party.rpID,
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: signCount },
    requireUserVerification: true,
  }).catch((error) => {
    deps.log.info({ err: error, passkey: passkey.id }, 'a login by passkey failed') // the library throws on invalid input
    throw new Refusal('LOGIN_FAILED')
  })
  if (!verified) throw new Refusal('LOGIN_FAILED')
  return { to: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp }
}
