import { bonusTerms } from '@andon/contract/bonus-terms'
import { gameCode } from '@andon/contract/fields'
import { scoringMethods } from '@andon/contract/player-api/tournaments'
import * as v from 'valibot'
import { tipRules } from './tips/tip-rules.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const instant = v.pipe(v.string(), v.isoTimestamp())
export const sha256Text = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** The most places that are paid: all prizes of a tournament are one transaction. */
export const mostPrizes = 500

/** What a place wins. Amounts in minor units. */
export const prizeOfPlace = v.variant('kind', [
  v.strictObject({ kind: v.literal('cash'), amount: positive }),
  /** Rounds of one game at a fixed stake that the operator pays; what they win is real cash. */
  v.strictObject({
    kind: v.literal('freeSpins'),
    game: gameCode,
    spins: v.pipe(positive, v.maxValue(1_000)),
    stake: positive,
    /** From when the player takes them. */
    expiryDays: v.pipe(positive, v.maxValue(366)),
  }),
  /** So much bonus money under the terms that this bonus of the site has at the publication; `terms` is written then. */
  v.strictObject({
    kind: v.literal('bonus'),
    bonusCode: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{2,40}$/)),
    amount: positive,
    terms: v.optional(bonusTerms),
  }),
])
export type PrizeOfPlace = v.InferOutput<typeof prizeOfPlace>
/** A prize that a player takes by a call of its own. */
export type Reward = Exclude<PrizeOfPlace, { readonly kind: 'cash' }>

/** Minor units by place, what each place wins, or shares of a pool (buy-ins and what the house adds). */
export const prizeRules = v.variant('kind', [
  v.strictObject({
    kind: v.literal('places'),
    amounts: v.pipe(v.array(positive), v.minLength(1), v.maxLength(mostPrizes)),
  }),
  v.strictObject({
    kind: v.literal('mixed'),
    places: v.pipe(v.array(prizeOfPlace), v.minLength(1), v.maxLength(mostPrizes)),
  }),
  v.strictObject({
    kind: v.literal('pool'),
    added: whole,
    shares: v.pipe(v.array(positive), v.minLength(1), v.maxLength(mostPrizes)),
  }),
])
export type PrizeRules = v.InferOutput<typeof prizeRules>

export const scoringRules = v.strictObject({
  method: v.picklist(scoringMethods),
  /** The most rounds of an entry that count: the first ones. */
  rounds: v.pipe(positive, v.maxValue(1_000)),
  /** Minor units; smaller stakes do not count. */
  minStake: positive,
})

/** The rules of a tournament that decide its ranking and prizes. They are frozen, and their hash published, before it begins. */
export const rankingRules = v.strictObject({
  /** An incentive has one product type. */
  product: v.picklist(['casino', 'sports']),
  /** Empty: all games of the product. */
  games: v.pipe(v.array(gameCode), v.maxLength(500)),
  entry: v.variant('kind', [
    v.strictObject({ kind: v.literal('optIn') }),
    v.strictObject({ kind: v.literal('buyIn'), amount: positive }),
    v.strictObject({ kind: v.literal('invitation') }),
  ]),
  /** Whether players may still enter while it runs. */
  lateEntry: v.boolean(),
  scoring: scoringRules,
  /**
   * Each entry gets `start` play chips and plays with them alone; once they are gone, it gets as many again, `rebuys` times. Absent: rounds stake money. `minStake` is then in
   * chips, and no round has less.
   */
  chips: v.optional(
    v.strictObject({
      start: v.pipe(positive, v.maxValue(1_000_000)),
      rebuys: v.pipe(whole, v.maxValue(10)),
      /** The log has the seeds of all rounds, so that everyone can draw them again. */
      proofs: v.optional(v.literal(true)),
    }),
  ),
  prizes: prizeRules,
  startsAt: instant,
  /** A round counts if its first stake was accepted before. */
  endsAt: instant,
  /** After the end: rounds that began before it may close until then. */
  graceSeconds: v.pipe(whole, v.maxValue(86_400)),
  /** From then to the prizes. */
  holdSeconds: v.pipe(whole, v.maxValue(30 * 86_400)),
  /** `fair` only: by game, the SHA-256 of its histogram at the publication. */
  histograms: v.record(gameCode, sha256Text),
  /** `tips` only: no rounds are counted, but tips on these matches. */
  tips: v.exactOptional(tipRules),
})
export type RankingRules = v.InferOutput<typeof rankingRules>
export type ScoringMethod = RankingRules['scoring']['method']
