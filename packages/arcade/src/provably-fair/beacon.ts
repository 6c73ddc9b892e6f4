import type { SecondShareProof } from '../game-api/table-fields.ts'
import { sha256Hex } from './web-sha256.ts'

/** A share of a public beacon, as it stands in a proof. */
export type BeaconShare = Extract<SecondShareProof, { by: 'beacon' }>

/** The network of a public beacon, which it states once and for all (`GET /<chain>/info` of drand). */
export type BeaconNetwork = BeaconShare['network']

/**
 * Milliseconds between the lock of a round and the earliest beacon round that may decide it: in this time the root of all bets is written and told to everybody, so that it cannot be chosen by what the beacon says.
 */
export const beaconMarginMs = 2_000

/** How hashes become points of the curve in drand's scheme `bls-unchained-g1-rfc9380` (RFC 9380). */
const hashesTo = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

/**
 * The chain hash of a beacon, 64 hex digits, as drand defines it: SHA-256 of period (seconds, 4 bytes), time of the first round (seconds, 8 bytes), public key, hash of the first group and, unless it is `default`, the
 * name. So the chain hash alone binds key and times.
 */
export async function beaconHash(network: BeaconNetwork): Promise<string> {
  const { publicKey, genesisTime, periodSeconds, groupHash, beaconId } = network
  const name = beaconId === 'default' ? [] : new TextEncoder().encode(beaconId)
  const times = [...bytesOf(BigInt(periodSeconds), 4), ...bytesOf(BigInt(genesisTime), 8)]
  return sha256Hex(Uint8Array.from([...times, ...bytesOfHex(publicKey), ...bytesOfHex(groupHash), ...name]))
}

/** When a round of the beacon comes, in ms since 1970. */
export function beaconTime({ genesisTime, periodSeconds }: BeaconNetwork, round: number): number {
  return (genesisTime + (round - 1) * periodSeconds) * 1_000
}

/** The round of the beacon that decides a round of a table with bets until `locksAt` (ms since 1970): the first that comes at the margin after that instant, or later. */
export function beaconRoundFor({ genesisTime, periodSeconds }: BeaconNetwork, locksAt: number): number {
  const sinceGenesisMs = locksAt + beaconMarginMs - genesisTime * 1_000
  return Math.max(1, Math.ceil(sinceGenesisMs / (periodSeconds * 1_000)) + 1)
}

/**
 * Whether the share is that of the right round of the beacon with this chain hash: its network hashes to it, its round follows from the lock, its signature (on G1) is that of the beacon's key (on G2) over SHA-256 of
 * the round's eight bytes, and the share is the SHA-256 of the signature. Loads the curve when it is needed; takes some ten milliseconds, at first a second. False for anything malformed.
 */
export async function beaconShareHolds(
  { network, round, locksAt, signature, share }: BeaconShare,
  { signer }: { signer: string },
): Promise<boolean> {
  if (round !== beaconRoundFor(network, locksAt) || (await beaconHash(network)) !== signer) return false
  if (share !== (await sha256Hex(bytesOfHex(signature)))) return false
  const { bls12_381 } = await import('@noble/curves/bls12-381.js')
  const { shortSignatures } = bls12_381
  const message = bytesOfHex(await sha256Hex(Uint8Array.from(bytesOf(BigInt(round), 8))))
  try {
    const [signed, key] = [bytesOfHex(signature), bytesOfHex(network.publicKey)]
    const point = shortSignatures.Signature.fromBytes(signed) // throws for what is no point of the group
    // one text for each point, so that a share has no second form
    if (point.is0() || shortSignatures.Signature.toHex(point) !== signature) return false
    return shortSignatures.verify(point, shortSignatures.hash(message, hashesTo), key)
  } catch {
    return false // no points of the groups
  }
}

function bytesOf(value: bigint, length: number): number[] {
  return Array.from({ length }, (_, at) => Number((value >> BigInt(8 * (length - 1 - at))) & 255n))
}

function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
}
