import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import type { Deps } from '../deps.ts'
import { ownPlayer } from '../own-player.ts'
import { passkeysOf } from '../store/passkeys.ts'
import { algorithms, issueChallenge, timeoutMs } from './challenges.ts'
import { mostPasskeys } from './passkey-register.ts'
import { proveOwner } from './prove-owner.ts'
import { relyingParty } from './relying-party.ts'

export function passkeyRegisterOptions(deps: Deps): Handler<PlayerApi['identity']['passkeyRegisterOptions']> {
  return async ({ currentPassword }, context) => {
    const { playerId } = context.session
    const { rpID, rpName } = relyingParty(deps.sites, context)
    const player = await ownPlayer(deps, playerId)
    await proveOwner(deps, { player, currentPassword, address: context.address })
    const passkeys = await passkeysOf(deps.db, playerId)
    if (passkeys.length >= mostPasskeys) throw new Refusal('PASSKEY_LIMIT', { params: { most: mostPasskeys } })
    const options = await generateRegistrationOptions({
      rpID,
      rpName,
      timeout: timeoutMs,
      userID: new TextEncoder().encode(playerId),
      userName: player.email,
      userDisplayName: player.nickname,
      challenge: await issueChallenge(deps, playerId),
      attestationType: 'none',
      supportedAlgorithmIDs: algorithms,
      excludeCredentials: passkeys
        .filter(({ host }) => host === rpID)
        .map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' }, // login without an e-mail address; verifies the person too
    })
    return { success: true, options: { ...options } }
  }
}
