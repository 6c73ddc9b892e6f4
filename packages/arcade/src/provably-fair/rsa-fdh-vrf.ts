/**
 * RSA-FDH-VRF-SHA256 (RFC 9381, section 4): a signature of which a key has exactly one for each message, so its holder cannot try several. With Web Crypto and whole numbers,
 * for the browser and the server alike.
 */

const suite = 1
const exponent = 65_537n
const leastBits = 3072

interface PublicKey {
  readonly modulus: bigint
  /** The bytes of the modulus, big-endian without leading zeros. */
  readonly bytes: Uint8Array
}

/** Verifies `signature` over `message`. False for a key that is shorter than 3072 bits or has another exponent than 65537, and for anything malformed. All but `message` as base64. */
export async function signatureHolds(of: {
  /** SubjectPublicKeyInfo. */
  readonly publicKey: string
  readonly message: string
  readonly signature: string
}): Promise<boolean> {
  const key = await readPublicKey(of.publicKey)
  const signature = bytesOfBase64(of.signature)
  if (!key || signature?.length !== key.bytes.length) return false
  const signed = numberOf(signature)
  // without this, a second number would be a signature of the same message
  if (signed >= key.modulus) return false
  return power(signed, exponent, key.modulus) === numberOf(await encodedMessage(key.bytes, of.message))
}

/** The message that is raised to the private exponent: as long as the modulus, with a first byte of 0. */
export async function encodedMessage(modulus: Uint8Array, message: string): Promise<Uint8Array> {
  const length = modulus.length
  const salt = [...fourBytes(length), ...modulus]
  const seed = [suite, 1, ...salt, ...new TextEncoder().encode(message)]
  const mask: number[] = []
  // MGF1 of RFC 8017, appendix B.2.1
  for (let counter = 0; mask.length < length - 1; counter++)
    mask.push(...(await sha256([...seed, ...fourBytes(counter)])))
  return Uint8Array.from([0, ...mask.slice(0, length - 1)])
}

/** The output of a signature, 64 hex digits. What is no base64 counts as empty, and no signature is. */
export async function outputOf(signature: string): Promise<string> {
  return hexOf(await sha256([suite, 2, ...(bytesOfBase64(signature) ?? [])]))
}

/** How a chain of seeds names a signer: SHA-256 of its public key, 64 hex digits. What is no base64 counts as empty, and no key is. */
export async function identityOf(publicKey: string): Promise<string> {
  return hexOf(await sha256(bytesOfBase64(publicKey) ?? []))
}

async function readPublicKey(publicKey: string): Promise<PublicKey | null> {
  const spki = bytesOfBase64(publicKey)
  if (!spki) return null
  try {
    const key = await crypto.subtle.importKey('spki', spki, { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }, true, [
      'verify',
    ])
    const { n = '', e = '' } = await crypto.subtle.exportKey('jwk', key)
    const bytes = bytesOfBase64(plainBase64(n))
    const publicExponent = bytesOfBase64(plainBase64(e))
    if (!bytes || !publicExponent || numberOf(publicExponent) !== exponent) return null
    const modulus = numberOf(bytes)
    return modulus.toString(2).length >= leastBits ? { modulus, bytes } : null
  } catch {
    return null // no key of RSA
  }
}

function power(base: bigint, by: bigint, modulus: bigint): bigint {
  let [result, square] = [1n, base % modulus]
  for (let left = by; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

async function sha256(bytes: ArrayLike<number>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)))
}

/** Null unless the text is the only base64 of its bytes. */
function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text)
    return btoa(binary) === text ? Uint8Array.from(binary, (character) => character.charCodeAt(0)) : null
  } catch {
    return null // no base64
  }
}

/** Turns the base64 of JSON web keys, which has two other characters and no padding, into the plain form. */
function plainBase64(text: string): string {
  const standard = text.replaceAll('-', '+').replaceAll('_', '/')
  return standard.padEnd(Math.ceil(standard.length / 4) * 4, '=')
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const numberOf = (bytes: Uint8Array) => BigInt(`0x${hexOf(bytes)}`)
const fourBytes = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
