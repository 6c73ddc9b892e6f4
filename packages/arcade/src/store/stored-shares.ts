import type { SecondShareProof } from '../game-api/table-fields.ts'
import type { BeaconNetwork } from '../provably-fair/beacon.ts'
import { type LockedRound, secondShareMessage } from '../provably-fair/shared-round.ts'

/** A second share as a row of a round has it: without what the row and its chain say. Shares of chains without `signer_key` are whole. */
export type StoredShare = Pick<SecondShareProof, 'by' | 'signature' | 'share'> | SecondShareProof

/** The fields of the share in the row of the round and in that of its chain. */
export interface ShareOfRow {
  readonly tableId: string
  readonly number: number
  readonly betsRoot: string | null
  readonly locksAt: Temporal.Instant
  readonly beaconRound: number | null
  readonly secondShare: StoredShare | null
  /** The signer's key in the row of the chain; null: its shares are whole. */
  readonly signerKey: string | null
}

/** The share to store, where its key stands in the row of the chain. */
export function shareToStore(proof: SecondShareProof, { signerKey }: { signerKey: string | null }): StoredShare {
  const key = proof.by === 'beacon' ? JSON.stringify(proof.network) : proof.publicKey
  return key === signerKey ? { by: proof.by, signature: proof.signature, share: proof.share } : proof
}

/** The row with its share as proofs have it. */
export function withShare<Row extends ShareOfRow>(
  row: Row,
): Omit<Row, 'secondShare' | 'signerKey'> & { readonly secondShare: SecondShareProof | null } {
  const { secondShare, signerKey, ...rest } = row
  return { ...rest, secondShare: secondShare && wholeShare(secondShare, row) }
}

function wholeShare(stored: StoredShare, { signerKey, betsRoot, ...row }: ShareOfRow): SecondShareProof {
  const { by, signature, share } = stored
  if ('publicKey' in stored || 'network' in stored || signerKey === null) return stored as SecondShareProof // as it was given
  if (by === 'beacon') {
    const network = JSON.parse(signerKey) as BeaconNetwork // written with the chain
    return { by, network, round: row.beaconRound ?? 0, locksAt: row.locksAt.epochMilliseconds, signature, share }
  }
  const locked: LockedRound = { ...row, betsRoot: betsRoot ?? '' }
  return { by, publicKey: signerKey, message: secondShareMessage(locked), signature, share }
}
