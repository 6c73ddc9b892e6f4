import type { Histogram } from '@andon/contract/games/sheet/histogram'
import { bytesOf } from './hash.ts'
import type { ScoringMethod } from './rules.ts'

export interface Round {
  readonly supplier: string
  readonly roundId: string
  /** Minor units; more than 0. */
  readonly stake: number
  readonly win: number
}

/** A histogram ready for looking up: intervals ascending, each with the weight of all below it. */
export interface Distribution {
  readonly total: bigint
  readonly intervals: readonly Interval[]
}
interface Interval {
  readonly win: bigint
  readonly stake: bigint
  readonly below: bigint
  readonly weight: bigint
}

/** One part in 2^48 is the finest that is drawn. */
export const drawRange = 2n ** 48n
const millionths = 1_000_000n

export function distributionOf({ total, intervals }: Histogram): Distribution {
  let below = 0n
  const found: Interval[] = []
  for (const [win, stake, weight] of intervals) {
    found.push({ win: BigInt(win), stake: BigInt(stake), below, weight: BigInt(weight) })
    below += BigInt(weight)
  }
  return { total: BigInt(total), intervals: found }
}

/** The key by which rounds are drawn: the seed of the tournament, 64 hexadecimal digits. */
export const drawKey = (seed: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])

/** The first 48 bits of HMAC-SHA-256 of "supplier, line feed, round id" under the seed: a whole number below 2^48. */
export async function drawFor(key: CryptoKey, { supplier, roundId }: Round): Promise<bigint> {
  const message = new TextEncoder().encode(`${supplier}\n${roundId}`)
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, message))
  return bytes.subarray(0, 6).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
}

/**
 * The place of a round in the distribution of its game, in millionths, cut: F + V·p, where p is the probability of the interval of its multiple, F that of
 * all intervals below, and V = `drawn` ÷ 2^48. It is uniform from 0 to 999,999 whatever the game and the stake. Multiples are compared as fractions.
 */
export function fairPoints({ total, intervals }: Distribution, { stake, win }: Round, drawn: bigint): number {
  let [low, high] = [0, intervals.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const one = intervals[middle]
    if (one && one.win * BigInt(stake) <= BigInt(win) * one.stake) low = middle
    else high = middle - 1
  }
  const found = intervals[low]
  if (!found) throw new RangeError('a histogram has an interval')
  return Number((millionths * (found.below * drawRange + drawn * found.weight)) / (total * drawRange))
}

/** win ÷ stake in millionths, cut. */
export const multipleOf = ({ stake, win }: Round): number => Number((BigInt(win) * millionths) / BigInt(stake))

/**
 * The points of one round: its place in the distribution (`fair`), its multiple in millionths, 1 or 0 for a win above the stake (`streak`), its stake in
 * minor units (`turnover`), or the chips that it returned (`chips`).
 */
export async function pointsOf(
  method: ScoringMethod,
  round: Round,
  fair: { readonly key: CryptoKey; readonly distribution: Distribution | undefined },
): Promise<number> {
  switch (method) {
    case 'fair':
      if (!fair.distribution) throw new RangeError('fair scoring needs the histogram of the game')
      return fairPoints(fair.distribution, round, await drawFor(fair.key, round))
    case 'bestMultiple':
    case 'sumOfMultiples':
      return multipleOf(round)
    case 'streak':
      return Number(round.win > round.stake)
    case 'turnover':
      return round.stake
    case 'chips':
      return round.win
    case 'tips':
      return 0 // no round counts
  }
}
