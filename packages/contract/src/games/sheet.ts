import * as v from 'valibot'
import { boundedText } from '../fields.ts'
import { inEveryLanguage } from '../languages.ts'
import { histogram } from './sheet/histogram.ts'
import { jackpotTerms } from './sheet/jackpot-terms.ts'

/** How a game plays, in words that the site knows in every language. Games that share one are alike. A supplier may name others (`OwnMechanic`). */
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

/** A way to play that the site has no words for, in the supplier's. */
const ownMechanic = v.strictObject({ id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)), name: inWords(40) })
export type OwnMechanic = v.InferOutput<typeof ownMechanic>

export function mechanicId(mechanic: Mechanic | Pick<OwnMechanic, 'id'>): string {
  return typeof mechanic === 'string' ? mechanic : mechanic.id
}

const multiple = v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1000))

const weight = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

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
  /** Of a symbol that carries one of several values, such as a coin: each as a multiple of the bet, with its name if it has one; of `of` such symbols, `share` carry it. */
  values: v.optional(
    v.pipe(
      v.array(v.strictObject({ multiple, share: weight, of: weight, name: v.optional(inWords(40)) })),
      v.maxLength(30),
    ),
    [],
  ),
})

/** Shares are rounded in files. */
const sharesTolerance = 1e-6
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** Below 0 where further stakes were lost: -1 if a double was. */
const result = v.pipe(v.number(), v.minValue(-100), v.maxValue(10_000_000))

/**
 * The win of one round, less further stakes of its actions, as a multiple of the bet, with its probability, ascending by multiple. Neighbouring wins may be merged at their mean, so that the mean stays exact.
 */
const round = v.strictObject({
  pays: v.pipe(
    v.array(v.strictTuple([result, share])),
    v.minLength(1),
    v.maxLength(600),
    v.check((pays) => pays.every(([win], at) => at === 0 || win > (pays[at - 1]?.[0] ?? 0)), 'multiples ascend'),
    v.check(
      (pays) => Math.abs(pays.reduce((sum, [, chance]) => sum + chance, 0) - 1) <= sharesTolerance,
      'probabilities sum to 1',
    ),
  ),
  /** Only of games in which nothing that the player chooses changes the distribution: they can be part of fair tournaments. */
  histogram: v.optional(histogram),
  /** The way to play that it is stated for, where the player decides. */
  playedAs: v.optional(inWords(200)),
})

/**
 * What is shown of a game until its picture has loaded: the thumbnail as 4 × 3 colours, rows from the bottom and each colour as blue, green and red (the
 * pixels of a 24-bit BMP), in base64.
 */
export const gameLook = v.pipe(v.string(), v.regex(/^[A-Za-z\d+/]{48}$/))

/** The return of a round as an exact fraction; of several, such as one per stake where wins are rounded down, the lowest. */
const exactRtp = v.strictObject({
  /** Of whole numbers of up to 700 digits: `97/100`. */
  fraction: v.pipe(v.string(), v.regex(/^\d{1,700}\/[1-9]\d{0,699}$/)),
  /** In per cent, where wins are rounded down: what they would return if they were not. */
  beforeRounding: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** Where the greatest win takes something from the mean of the spins that is bounded and not computed: less than one bet in so many, by which the fraction is stated lower. */
  maxWinTakesOneIn: v.optional(v.pipe(v.number(), v.minValue(1))),
})

const minorUnits = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The limits of one bet, in minor units of the listing's currency. */
const betLimits = v.strictObject({ least: minorUnits, most: minorUnits })

/** The return of one bet, in games whose bets differ. */
const bet = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  name: inWords(80),
  rtp: exactRtp.entries.fraction,
  /** Share of rounds in which the bet returns anything. */
  hitFrequency: v.optional(share),
  limits: v.optional(betLimits),
})

/** In games whose actions take further stakes, under best play: the mean of all stakes as a multiple of the first, and what they return. The game's RTP is of the first. */
const allStakes = v.strictObject({ staked: exactRtp.entries.fraction, rtp: exactRtp.entries.fraction })

/** A part of how to play. */
const guidePart = v.strictObject({
  title: boundedText(80),
  text: v.pipe(v.array(boundedText(600)), v.minLength(1), v.maxLength(12)),
})
export type GuidePart = v.InferOutput<typeof guidePart>

/** The greatest win of one spin as a multiple of the bet, where a round is a run of spins and may win more; on average there is one in so many rounds. */
const topSpin = v.strictObject({ multiple, oneIn: v.pipe(v.number(), v.minValue(1)) })

/**
 * What a supplier may tell players about one game beside its listing: words, pay table, and the exact distribution of a round. Validated like everything that a
 * supplier sends; `mostSheetBytes` at most.
 */
export const gameSheet = v.strictObject({
  look: v.optional(gameLook),
  /** What the game is, for people who have not seen it. */
  about: v.optional(inWords(600)),
  /** The rules, a paragraph each. */
  rules: v.object(inEveryLanguage(() => v.pipe(v.array(boundedText(800)), v.minLength(1), v.maxLength(30)))),
  payTable: v.optional(v.pipe(v.array(payRow), v.maxLength(40)), []),
  mechanics: v.optional(v.pipe(v.array(v.union([v.picklist(mechanics), ownMechanic])), v.maxLength(8)), []),
  exactRtp: v.optional(exactRtp),
  /** Of a game whose bets differ; its RTP is that of the best of them. */
  bets: v.optional(v.pipe(v.array(bet), v.maxLength(40))),
  /** Of all bets of a round together, in games whose stake is a layout of bets. */
  layoutLimits: v.optional(betLimits),
  allStakes: v.optional(allStakes),
  /** How to play, for people who have never played such a game. It has a page of its own. */
  guide: v.optional(v.object(inEveryLanguage(() => v.pipe(v.array(guidePart), v.minLength(1), v.maxLength(12))))),
  topSpin: v.optional(topSpin),
  round: v.optional(round),
  /** Jackpots that its rounds fill and win, at brands that have jackpots. The game's RTP is without them. */
  jackpots: v.optional(v.pipe(v.array(jackpotTerms), v.maxLength(12))),
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

/** Likewise for the exact fraction, which the listed RTP is rounded from. */
const fractionTolerance = 0.05

/** The fields of a sheet that do not fit its game's listing, and why. */
export function whySheetDiffers(
  { exactRtp: exact, round: distribution }: GameSheet,
  { rtp }: { rtp: number | null },
): readonly (readonly [field: string, why: string])[] {
  if (rtp === null) return []
  const mean = distribution && momentsOfRound(distribution).mean * 100
  const stated = exact && percentOf(exact.fraction)
  return [
    ...(mean === undefined || Math.abs(mean - rtp) <= returnTolerance
      ? []
      : [['round.pays', `expected a mean of the listed RTP, ${rtp} %, found ${mean.toFixed(2)} %`] as const]),
    ...(stated === undefined || Math.abs(stated - rtp) <= fractionTolerance
      ? []
      : [['exactRtp.fraction', `expected the listed RTP, ${rtp} %, found ${stated.toFixed(2)} %`] as const]),
  ]
}

/** A fraction such as `97/100` in per cent, to the millionth. */
export function percentOf(fraction: string): number {
  const [numerator = '', denominator = ''] = fraction.split('/')
  return Number((BigInt(numerator) * 100_000_000n) / BigInt(denominator)) / 1_000_000
}
