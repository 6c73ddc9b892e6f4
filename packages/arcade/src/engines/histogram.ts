import * as v from 'valibot'
import { type Counts, readOutcome } from './title-maths.ts'

/** In files a count is decimal text, because it can exceed the numbers of JSON. */
const count = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d*$/),
  v.transform((text) => BigInt(text)),
)

const histogramFile = v.strictObject({
  /** SHA-256 of the rules that were counted. */
  rulesHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** For each mode the number of stops by outcome, as in `Counts`. */
  modes: v.record(v.string(), v.record(v.string(), count)),
})

/** The counts in the JSON of `histogram.json`. Throws if it is malformed. */
export function readHistogram(json: unknown): {
  readonly rulesHash: string
  readonly modes: Readonly<Record<string, Counts>>
} {
  const { rulesHash, modes } = v.parse(histogramFile, json)
  return {
    rulesHash,
    modes: Object.fromEntries(Object.entries(modes).map(([mode, counts]) => [mode, new Map(Object.entries(counts))])),
  }
}

/** The text of `histogram.json`, outcomes by ascending win. */
export function histogramText({
  rulesHash,
  modes,
}: {
  readonly rulesHash: string
  readonly modes: Readonly<Record<string, Counts>>
}): string {
  const sorted = Object.entries(modes).map(([mode, counts]) => [
    mode,
    Object.fromEntries([...counts].sort(([a], [b]) => byWin(a, b)).map(([outcome, stops]) => [outcome, `${stops}`])),
  ])
  return `${JSON.stringify({ rulesHash, modes: Object.fromEntries(sorted) }, null, 2)}\n`
}

function byWin(a: string, b: string): number {
  const [first, second] = [readOutcome(a), readOutcome(b)]
  return first.win - second.win || (first.leadsTo < second.leadsTo ? -1 : 1)
}
