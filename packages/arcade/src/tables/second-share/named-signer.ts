import type { SecondShareProof } from '../../game-api/table-fields.ts'
import type { RoundToSign } from '../chance.ts'

/** A second signer by itself: own process, other machine or public beacon. */
export interface NamedSigner {
  /** The host where it runs; null: a process of this server's own. */
  readonly at: string | null
  /** Who signs, 64 hex digits: SHA-256 of its public key, or the chain of a beacon. Throws while that is not known. */
  identity(): Promise<string>
  shareOf(round: Omit<RoundToSign, 'chain'>): Promise<SecondShareProof>
  stop(): Promise<void>
}
