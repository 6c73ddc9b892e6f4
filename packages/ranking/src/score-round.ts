/** The exact multiples of a game, ascending; weights sum to `total`, and a multiple win ÷ stake has the probability weight ÷ total. */
export interface Distribution {
  readonly total: bigint
  readonly outcomes: readonly { readonly win: bigint; readonly stake: bigint; readonly weight: bigint }[]
}

export interface Round {
  readonly supplier: string
  readonly roundId: string
  readonly gameCode: string
  /** Minor units; more than 0. */
  readonly stake: number
  readonly win: number
}

/** One part in 2^48 is the finest that is drawn. */
export const drawRange = 2n ** 48n
const millionths = 1_000_000n

/** The key by which rounds are drawn: the seed of the tournament, 64 hexadecimal digits. */
export async function drawKey(seed: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from({ length: seed.length / 2 }, (_, at) =>
    Number.parseInt(seed.slice(at * 2, at * 2 + 2), 16),
  )
  return await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
}

/** The first 48 bits of HMAC-SHA-256 of "supplier, line feed, round id" under the seed: a whole number below 2^48. */
export async function drawFor(key: CryptoKey, { supplier, roundId }: Round): Promise<bigint> {
  const message = new TextEncoder().encode(`${supplier}\n${roundId}`)
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, message))
  return bytes.subarray(0, 6).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
}

/**
 * The place of a round in the distribution of its game, in millionths, cut: F(x−) + V·p(x) with V = `drawn` ÷ 2^48. It is uniform whatever the game and
 * the stake. Multiples are compared as fractions. Returns undefined for a multiple that the game cannot return.
 */
export function fairPoints(
  { total, outcomes }: Distribution,
  { stake, win }: Round,
  drawn: bigint,
): number | undefined {
  let below = 0n
  for (const outcome of outcomes) {
    if (outcome.win * BigInt(stake) === BigInt(win) * outcome.stake)
      return Number((millionths * (below * drawRange + drawn * outcome.weight)) / (total * drawRange))
    below += outcome.weight
  }
  return undefined
}

/** win ÷ stake in millionths, cut. */
export const multipleOf = ({ stake, win }: Round): number => Number((BigInt(win) * millionths) / BigInt(stake))
