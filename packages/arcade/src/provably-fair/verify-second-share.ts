import type { SecondShareProof } from '../game-api/table-fields.ts'
import { beaconShareHolds } from './beacon.ts'
import { identityOf, outputOf, signatureHolds } from './rsa-fdh-vrf.ts'
import { type LockedRound, secondShareMessage } from './shared-round.ts'

/** True if a second share is of this round, made by the signer or beacon that its chain of seeds names. */
export async function secondShareHolds(
  proof: SecondShareProof,
  { signer, ...round }: LockedRound & { readonly signer: string },
): Promise<boolean> {
  if (proof.by === 'beacon') return beaconShareHolds(proof, { signer })
  const message = secondShareMessage(round)
  return (
    proof.message === message &&
    proof.share === (await outputOf(proof.signature)) &&
    (await identityOf(proof.publicKey)) === signer &&
    (await signatureHolds({ publicKey: proof.publicKey, message, signature: proof.signature }))
  )
}
