import { createHash } from 'node:crypto'

/** A public beacon of drand's scheme `bls-unchained-g1-rfc9380`, as it describes itself. */
interface BeaconNetwork {
  readonly publicKey: string
  /** Seconds since 1970. */
  readonly genesisTime: number
  readonly periodSeconds: number
  readonly groupHash: string
  readonly beaconId: string
}

/** Where the beacon is read, and what it is. */
export interface BeaconSetting {
  readonly url: string
  readonly network: BeaconNetwork
}

const scheme = 'bls-unchained-g1-rfc9380'
/** A table waits ten seconds for a second share; the beacon's next round may be a period and two seconds after the lock. */
const mostPeriodSeconds = 6

/** Parses a beacon's reply at `/<chain>/info`: the network, or why it cannot be used. */
export function parseBeaconInfo(text: string): BeaconNetwork | { readonly wrong: string } {
  let info: unknown
  try {
    info = JSON.parse(text)
  } catch {
    return { wrong: 'no JSON' }
  }
  const fields: Record<string, unknown> = typeof info === 'object' && info !== null ? { ...info } : {}
  const { public_key: publicKey, genesis_time: genesisTime, period, groupHash, hash, schemeID, metadata } = fields
  const { beaconID: beaconId } = Object(metadata) as { beaconID?: unknown }
  if (schemeID !== scheme) return { wrong: `schemeID is not ${scheme}` }
  if (!isHex(publicKey, 96)) return { wrong: 'public_key is not 192 hexadecimal digits' }
  if (!isHex(groupHash, 32)) return { wrong: 'groupHash is not 64 hexadecimal digits' }
  if (!isWhole(genesisTime, 0, 1e11)) return { wrong: 'genesis_time is not in seconds since 1970' }
  if (!isWhole(period, 1, mostPeriodSeconds)) return { wrong: `period is not from 1 to ${mostPeriodSeconds} seconds` }
  if (typeof beaconId !== 'string' || !/^[\w.-]{1,60}$/.test(beaconId)) return { wrong: 'metadata.beaconID is no name' }
  const network = { publicKey, genesisTime, periodSeconds: period, groupHash, beaconId }
  return hash === chainHash(network) ? network : { wrong: 'hash is not that of its other fields' }
}

/** Computes the chain's hash as drand does, so that a wrong digit in a setting is found at the start. */
function chainHash({ publicKey, genesisTime, periodSeconds, groupHash, beaconId }: BeaconNetwork): string {
  const times = Buffer.alloc(12)
  times.writeUInt32BE(periodSeconds)
  times.writeBigUInt64BE(BigInt(genesisTime), 4)
  const name = beaconId === 'default' ? '' : beaconId
  const bytes = Buffer.concat([times, Buffer.from(publicKey + groupHash, 'hex'), Buffer.from(name)])
  return createHash('sha256').update(bytes).digest('hex')
}

function isHex(value: unknown, bytes: number): value is string {
  return typeof value === 'string' && value.length === 2 * bytes && /^[0-9a-f]+$/.test(value)
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max
}
