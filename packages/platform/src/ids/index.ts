import type { Clock } from '../clock/index.ts'
import type { Random } from '../random/index.ts'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz' // Crockford's base 32, lower case: sorts as its numbers do

/** `ply_01k8…`: a prefix that says what it names, 48 bits of milliseconds, 80 random bits; text order is time order. */
export type NewId = (prefix: string) => string

export function createIds({ clock, random }: { clock: Clock; random: Random }): NewId {
  return (prefix) => {
    const chance = random.bytes(10)
    const time = encode(clock.now().epochMilliseconds, 10)
    return `${prefix}_${time}${encode(chance.readUIntBE(0, 5), 8)}${encode(chance.readUIntBE(5, 5), 8)}`
  }
}

/** `value` (below 2⁵³) in so many digits of base 32. */
function encode(value: number, digits: number): string {
  let rest = value
  let text = ''
  for (let digit = 0; digit < digits; digit++) {
    text = alphabet.charAt(rest % 32) + text
    rest = Math.floor(rest / 32)
  }
  return text
}
