import * as v from 'valibot'

/** The win of a round as a multiple of the stake with its probability, ascending: what a picture of many rounds needs. Below 0 where further stakes were lost. */
export type RoundPays = readonly (readonly [multiple: number, share: number])[]

/** Wins up to one stake are merged in steps of this many stakes, greater ones in steps that grow with them. */
const step = 0.05
const growth = 1.03
/** Rarer wins are left out, and what the arithmetic of a transform leaves where there is no win. */
const neglected = 1e-12

/** Of a round's win as a multiple of the stake: its mean, and the mean of its square. */
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
    const bin =
      multiple <= 1 ? Math.round(multiple / step) : Math.round(Math.log(multiple) / Math.log(growth)) + 1 / step
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
