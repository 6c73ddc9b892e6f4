import * as v from 'valibot'
import { boundedText } from './fields.ts'
import { inEveryLanguage } from './languages.ts'

/** How a game plays, in words that the site knows in every language. Games that share one are alike. */
export const mechanics = [
  'lines',
  'ways',
  'pay-anywhere',
  'clusters',
  'rows',
  'tumble',
  'growing-multiplier',
  'free-spins',
  'respins',
  'expanding-symbols',
  'collect-coins',
  'bonus-games',
  'board',
  'cash-out',
] as const
export type Mechanic = (typeof mechanics)[number]

const inWords = (max: number) => v.object(inEveryLanguage(() => boundedText(max)))
const multiple = v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1000))

/** What a number of one symbol pays, as a multiple of the bet. */
const pay = v.pipe(
  v.strictObject({
    from: count,
    /** The last number that pays the same; null: any greater one. Absent: `from` alone. */
    to: v.optional(v.nullable(count)),
    multiple,
  }),
  v.check(({ from, to }) => typeof to !== 'number' || to > from, 'to is greater than from'),
)

const payRow = v.strictObject({
  name: inWords(80),
  /** A path on the supplier's games origin, or a full URL. Square. */
  picture: v.optional(boundedText(300)),
  /** What else it does, such as "Wild" or "10 free spins". */
  note: v.optional(inWords(200)),
  pays: v.optional(v.pipe(v.array(pay), v.maxLength(30)), []),
})

/** Shares are rounded in files. */
const sharesTolerance = 1e-6
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/**
 * The win of one round as a multiple of the bet, with its probability, ascending by multiple. Neighbouring wins may be merged at their mean, so that the mean stays exact.
 */
const round = v.strictObject({
  pays: v.pipe(
    v.array(v.strictTuple([multiple, share])),
    v.minLength(1),
    v.maxLength(600),
    v.check((pays) => pays.every(([win], at) => at === 0 || win > (pays[at - 1]?.[0] ?? 0)), 'multiples ascend'),
    v.check(
      (pays) => Math.abs(pays.reduce((sum, [, chance]) => sum + chance, 0) - 1) <= sharesTolerance,
      'probabilities sum to 1',
    ),
  ),
  /** The way to play that it is stated for, where the player decides. */
  playedAs: v.optional(inWords(200)),
})

/**
 * What a supplier may tell players about one game beside its listing: words, pay table, and the exact distribution of a round. Validated like everything that a
 * supplier sends; `mostSheetBytes` at most.
 */
export const gameSheet = v.strictObject({
  /** What the game is, for people who have not seen it. */
  about: v.optional(inWords(600)),
  /** The rules, a paragraph each. */
  rules: v.object(inEveryLanguage(() => v.pipe(v.array(boundedText(800)), v.minLength(1), v.maxLength(30)))),
  payTable: v.optional(v.pipe(v.array(payRow), v.maxLength(40)), []),
  mechanics: v.optional(v.pipe(v.array(v.picklist(mechanics)), v.maxLength(8)), []),
  round: v.optional(round),
})
export type GameSheet = v.InferOutput<typeof gameSheet>
export type GameSheetInput = v.InferInput<typeof gameSheet>

/** Of a sheet as JSON, in characters. */
export const mostSheetBytes = 64_000

/** Mean, and standard deviation, of a round's win as a multiple of the bet. */
export function momentsOfRound({ pays }: { readonly pays: readonly (readonly [number, number])[] }): {
  mean: number
  deviation: number
} {
  let [mean, square] = [0, 0]
  for (const [win, chance] of pays) {
    mean += win * chance
    square += win * win * chance
  }
  return { mean, deviation: Math.sqrt(Math.max(0, square - mean * mean)) }
}

/** In per cent: how far the mean of a round may lie from the listed RTP, which is rounded, or the lowest of several. */
const returnTolerance = 0.5

/** Why a sheet does not fit its game; undefined if it does. */
export function whySheetDiffers({ round }: GameSheet, { rtp }: { rtp: number | null }): string | undefined {
  if (!round || rtp === null) return undefined
  const mean = momentsOfRound(round).mean * 100
  return Math.abs(mean - rtp) <= returnTolerance
    ? undefined
    : `expected a mean of the listed RTP, ${rtp} %, found ${mean.toFixed(2)} %`
}
