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

/** Minor units by place, or shares of a pool (buy-ins and what the house adds). */
export const prizeRules = v.variant('kind', [
  v.strictObject({
    kind: v.literal('places'),
    amounts: v.pipe(v.array(positive), v.minLength(1), v.maxLength(mostPrizes)),
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
