import { type PlayerApi, Refusal, type RequestOf } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Deps } from '../deps.ts'
import { ownPlayer } from '../own-player.ts'
import { announceSecurity } from '../security/announce-security.ts'
import { lockPlayerRow } from '../store/details.ts'
import { insertPasskey, passkeysOf } from '../store/passkeys.ts'
import { algorithms, redeemChallenge } from './challenges.ts'
import { listPasskeys } from './passkey-list.ts'
import { type RelyingParty, relyingParty } from './relying-party.ts'

type PasskeyRegister = PlayerApi['identity']['passkeyRegister']

export const mostPasskeys = 10

/** Needs no password: `passkeyRegisterOptions` checks it, and only this player can use the challenge it issues. */
export function passkeyRegister(deps: Deps): Handler<PasskeyRegister> {
  const { clock, db, newId } = deps
  return async ({ response, name }, context) => {
    const { playerId } = context.session
    const party = relyingParty(deps.sites, context)
    const { credential, synced } = await verify(deps, { response, party, playerId })
    const player = await ownPlayer(deps, playerId)
    const createdAt = clock.now()
    await db.transaction(async (tx) => {
      await lockPlayerRow(tx, playerId)
      const passkeys = await passkeysOf(tx, playerId)
      if (passkeys.length >= mostPasskeys) throw new Refusal('PASSKEY_LIMIT', { params: { most: mostPasskeys } })
      const inserted = await insertPasskey(tx, {
        id: newId('psk'),
        playerId,
        host: party.rpID,
        synced,
        createdAt,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        signCount: credential.counter,
        transports: response.response.transports ?? [],
        name: name ?? `Passkey ${passkeys.length + 1}`,
      })
      if (!inserted) throw new Refusal('PASSKEY_INVALID')
      await announceSecurity(deps, tx, { player, what: 'passkeyAdded' })
    })
    return listPasskeys(deps, playerId)
  }
}

async function verify(
  deps: Deps,
  {
    response,
    party,
    playerId,
  }: { response: RequestOf<PasskeyRegister>['response']; party: RelyingParty; playerId: string },
) {
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON, // validated by the contract's schema
    expectedChallenge: redeemChallenge(deps, playerId),
    expectedOrigin: party.origin,
    expectedRPID: party.rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((error) => {
    deps.log.info({ err: error, playerId }, 'a passkey could not be added') // the library throws on invalid input
    throw new Refusal('PASSKEY_INVALID')
  })
  if (!verified.verified) throw new Refusal('PASSKEY_INVALID')
  const { credential, credentialBackedUp: synced } = verified.registrationInfo
  return { credential, synced }
}
