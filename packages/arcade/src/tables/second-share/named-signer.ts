import type { SecondShareProof } from '../../game-api/table-fields.ts'
import type { LockedRound } from '../../provably-fair/shared-round.ts'
import type { BeaconRounds, RoundToSign } from '../../provably-fair/table-chance.ts'

/** A second signer by itself: own process, other machine or public beacon. */
export interface NamedSigner {
  /** The host where it runs; null: a process of this server's own. */
  readonly at: string | null
  /** Who signs, 64 hex digits: SHA-256 of its public key, or the chain hash of a beacon. Throws while that is not known. */
  identity(): Promise<string>
  /** The data whose hash is `identity`, as chains store it: the public key (SubjectPublicKeyInfo, base64), or the network of a beacon as JSON. */
  key(): Promise<string>
  /** The times of a public beacon's rounds. */
  readonly beacon?: BeaconRounds
  /** Verifies a share beside the event loop; without it `secondShareHolds` does. Throws where it cannot be verified now. */
  holds?(proof: SecondShareProof, round: LockedRound & { readonly signer: string }): Promise<boolean>
  shareOf(round: Omit<RoundToSign, 'chain'>): Promise<SecondShareProof>
  stop(): Promise<void>
}
