import { createHash } from 'node:crypto'
import type { Random } from '@andon/platform/random'

const count = 10
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz' // Crockford's base 32: no i, l, o, u

/** `7k3m-…`: 80 random bits each, enough to store them with a fast hash. */
export function newRecoveryCodes(random: Random): string[] {
  return Array.from({ length: count }, () => {
    let bits = BigInt(`0x${random.bytes(10).toString('hex')}`)
    let code = ''
    for (let digit = 0; digit < 16; digit++) {
      code = alphabet[Number(bits & 31n)] + code
      bits >>= 5n
    }
    return code.replace(/(.{4})(?!$)/g, '$1-')
  })
}

export function recoveryCodeHash(code: string): Buffer {
  const read = code.replaceAll('-', '').replace(/[il]/g, '1').replaceAll('o', '0')
  return createHash('sha256').update(read).digest()
}
