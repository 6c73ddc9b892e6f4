import type { Clock } from '../clock/index.ts'
import type { Random } from '../random/index.ts'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz' // Crockford's base 32, lower case: sorts as its numbers do

/** `ply_01k8…`: a prefix that says what it names, 48 bits of milliseconds, 80 random bits; text order is time order. */
export type NewId = (prefix: string) => string

export function createIds({ clock, random }: { clock: Clock; random: Random }): NewId {
  return (prefix) => {
    const time = BigInt(clock.now().epochMilliseconds)
    const chance = BigInt(`0x${random.bytes(10).toString('hex')}`)
    let value = (time << 80n) | chance
    let encoded = ''
    for (let digit = 0; digit < 26; digit++) {
      encoded = alphabet[Number(value & 31n)] + encoded
      value >>= 5n
    }
    return `${prefix}_${encoded}`
  }
}
