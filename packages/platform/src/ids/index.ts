import type { Clock } from '../clock/index.ts'
import type { Random } from '../random/index.ts'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz' // Crockford's base 32, lower case: sorts as its numbers do

/**
 * `newId('ply')`, `ply_01k8…`: a prefix that says what it names, 48 bits of milliseconds, 80 random bits; text order is time order.
 * `newId('dep', 'ply_01k8…')`, `dep_01k8…_01m2…`: the same for something of a player that comes back from outside by its id alone. It carries the
 * player's id, so that every statement about it names the player (docs/decisions/0014-keys.md); then 48 bits of milliseconds and 40 random bits.
 * Text order is time order for each player.
 */
export type NewId = (prefix: string, playerId?: string) => string

const playersPrefix = 'ply_'

export function createIds({ clock, random }: { clock: Clock; random: Random }): NewId {
  return (prefix, playerId) => {
    const chance = random.bytes(10)
    const time = encode(clock.now().epochMilliseconds, 10)
    const end = encode(chance.readUIntBE(5, 5), 8)
    if (playerId === undefined) return `${prefix}_${time}${encode(chance.readUIntBE(0, 5), 8)}${end}`
    if (!playerId.startsWith(playersPrefix)) throw new Error(`not a player's id: ${playerId}`)
    return `${prefix}_${playerId.slice(playersPrefix.length)}_${time}${end}`
  }
}

/** The player whose id is in this one; null for an id of another form, so that a statement finds nothing. */
export function playerOf(id: string): string | null {
  const player = /^[a-z]{3}_([0-9a-z_]+)_[0-9a-z]{18}$/.exec(id)?.[1]
  return player === undefined ? null : `${playersPrefix}${player}`
}

/** A secret that comes back from outside alone: 256 random bits behind the id of the player it is for. Only its hash is stored. */
export function newToken({ random }: { random: Random }, playerId: string): string {
  return `${playerId}.${random.token()}`
}

/** The player whose id is in a token of `newToken`, true or forged; null for a token of another form. */
export function playerOfToken(token: string): string | null {
  return /^([\w.:-]{1,100})\.[\w-]{43}$/.exec(token)?.[1] ?? null
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
