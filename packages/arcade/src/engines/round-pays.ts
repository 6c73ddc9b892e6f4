import type { Histogram } from '@andon/contract/games/sheet/histogram'
import * as v from 'valibot'

/** The win of a round as a multiple of the stake with its probability, ascending: what a picture of many rounds needs. Below 0 where further stakes were lost. */
export type RoundPays = readonly (readonly [multiple: number, share: number])[]

/** Wins up to one stake are merged in steps of this many stakes, greater ones in steps that grow with them. */
const step = 0.05
const growth = 1.03
/** Rarer wins are left out, and what the arithmetic of a transform leaves where there is no win. */
const neglected = 1e-12

/** The mean of a round's win as a multiple of the stake, and the mean of its square. */
export interface MomentsOfRound {
  readonly mean: number
  readonly square: number
}

/**
 * Merges the wins of a round (in pay units, of which `unit` are a stake) into at most some four hundred, each at the mean of those it stands for: the mean of the round is
 * kept, and a hundredth of a per cent of its variance is lost at most. Probabilities have eight digits; that of no win is the rest to one. Where the greatest wins are not
 * among `wins`, give the moments of the round: what is missing becomes two wins that make up for it, one as great as the greatest of them.
 */
export function mergePays(
  wins: Iterable<readonly [win: number, share: number]>,
  unit: number,
  ofRound: MomentsOfRound | null = null,
): RoundPays {
  const missing = { share: 1, sum: ofRound?.mean ?? 0, square: ofRound?.square ?? 0 }
  let greatest = 0
  const bins = new Map<number, { share: number; sum: number }>()
  for (const [win, share] of wins) {
    const multiple = win / unit
    missing.share -= share
    missing.sum -= share * multiple
    missing.square -= share * multiple ** 2
    greatest = Math.max(greatest, multiple)
    if (win === 0) continue
    const bin = binOf(multiple)
    const known = bins.get(bin) ?? { share: 0, sum: 0 }
    bins.set(bin, { share: known.share + share, sum: known.sum + share * multiple })
  }
  const pays = [...bins.values(), ...(ofRound === null ? [] : missingWins(missing, greatest))]
    .filter(({ share }) => share > neglected)
    .map(({ share, sum }) => [Number((sum / share).toPrecision(8)), Number(share.toPrecision(8))] as const)
    .sort(([a], [b]) => a - b)
  const nothing = 1 - pays.reduce((all, [, share]) => all + share, 0)
  if (nothing <= neglected) return pays
  return [...pays.filter(([multiple]) => multiple < 0), [0, nothing], ...pays.filter(([multiple]) => multiple > 0)]
}

const binOf = (multiple: number) =>
  multiple <= 1 ? Math.round(multiple / step) : Math.round(Math.log(multiple) / Math.log(growth)) + 1 / step

/** The total of a histogram's shares: they have eight digits, so a finer total would say nothing. */
const parts = 1e15
/** Wins that together are rarer than one round in a million are one interval: points of a round are millionths. */
const rarest = parts / 1e6
/** Edges of intervals are multiples of one part in so many. */
const edgeParts = 1e9

/**
 * The merged wins as intervals: each from the least multiple that was merged into it on. What is left to one is the weight of no win. Only for games whose
 * wins are never below 0.
 */
export function histogramOf(pays: RoundPays): Histogram {
  const wins = pays.filter(([multiple]) => multiple > 0)
  const weights = new Map<number, number>()
  for (const [multiple, share] of wins) {
    const bin = binOf(multiple)
    weights.set(bin, (weights.get(bin) ?? 0) + Math.round(share * parts))
  }
  const intervals: [win: number, stake: number, weight: number][] = []
  let above = 0
  for (const [bin, weight] of [...weights].sort(([a], [b]) => b - a)) {
    const rarer = intervals[0]
    if (rarer && above < rarest) intervals[0] = [edgeOf(bin), edgeParts, rarer[2] + weight]
    else intervals.unshift([edgeOf(bin), edgeParts, weight])
    above += weight
  }
  intervals.unshift([0, 1, parts - above])
  return {
    total: String(parts),
    intervals: intervals.map(([win, stake, weight]) => [win, stake, String(weight)]),
  }
}

/** The least multiple of the bin, in parts: rounded as `binOf` rounds. */
function edgeOf(bin: number): number {
  const near = bin <= 1 / step ? (bin - 0.5) * step : growth ** (bin - 1 / step - 0.5)
  let edge = Math.max(1, Math.ceil(near * edgeParts))
  while (binOf(edge / edgeParts) < bin) edge++
  while (edge > 1 && binOf((edge - 1) / edgeParts) >= bin) edge--
  return edge
}

/** Two wins with the share, the sum and the sum of squares of all greater than `from`. */
function missingWins({ share, sum, square }: { share: number; sum: number; square: number }, from: number) {
  if (share <= neglected) return []
  const above = sum / share - from
  const spread = square / share - 2 * from * (sum / share) + from ** 2
  const high = (share * above ** 2) / spread
  return [
    { share: share - high, sum: (share - high) * from },
    { share: high, sum: high * (from + spread / above) },
  ]
}

const roundFile = v.strictObject({
  /** SHA-256 of the rules that the shares belong to. */
  rulesHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  pays: v.array(v.strictTuple([v.number(), v.number()])),
})
export type RoundFile = v.InferOutput<typeof roundFile>

/** The JSON of `round.json`. Throws if it is malformed. */
export const readRound = (json: unknown): RoundFile => v.parse(roundFile, json)

/** The text of `round.json`, one win a line. */
export function roundText({ rulesHash, pays }: { readonly rulesHash: string; readonly pays: RoundPays }): string {
  return `{\n  "rulesHash": "${rulesHash}",\n  "pays": [\n${pays.map(([multiple, share]) => `    [${multiple}, ${share}]`).join(',\n')}\n  ]\n}\n`
}
