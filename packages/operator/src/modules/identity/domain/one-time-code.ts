import type { Random } from '@andon/platform/random'

const codes = 1_000_000
/** The largest multiple of `codes` below 2^32. Draws at or above it are discarded, so that all codes are equally likely. */
const fairBelow = Math.floor(2 ** 32 / codes) * codes
const mostDraws = 100

/** Six digits; all million codes are equally likely. */
export function oneTimeCode(random: Pick<Random, 'bytes'>): string {
  for (let draw = 0; draw < mostDraws; draw++) {
    const value = random.bytes(4).readUInt32BE()
    if (value < fairBelow) return String(value % codes).padStart(6, '0')
  }
  throw new Error('the random generator is broken') // with a sound generator the probability is about 10^-370
}
