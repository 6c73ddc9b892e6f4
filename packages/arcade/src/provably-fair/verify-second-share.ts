import type { SecondShareProof } from '../game-api/table-fields.ts'
import { identityOf, outputOf, signatureHolds } from './rsa-fdh-vrf.ts'
import { type LockedRound, secondShareMessage } from './shared-round.ts'

/** Whether a second share is of this round, made by the signer that its chain of seeds names. */
export async function secondShareHolds(
  proof: SecondShareProof,
  { signer, ...round }: LockedRound & { readonly signer: string },
): Promise<boolean> {
  if (proof.by === 'beacon') return proof.chain === signer && beaconSignatureHolds(proof)
  const message = secondShareMessage(round)
  return (
    proof.message === message &&
    proof.share === (await outputOf(proof.signature)) &&
    (await identityOf(proof.publicKey)) === signer &&
    (await signatureHolds({ publicKey: proof.publicKey, message, signature: proof.signature }))
  )
}

/** Always false: beacons sign with BLS12-381, which no part of this program verifies yet. So a share of a beacon is never taken, and none can be configured. */
function beaconSignatureHolds(_: Extract<SecondShareProof, { by: 'beacon' }>): boolean {
  return false
}
