import * as v from 'valibot'
import { currency, gameCode } from './fields.ts'
import { stakeCategory } from './games/categories.ts'
import { inEveryLanguage } from './languages.ts'

const minorUnits = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const aboveZero = v.pipe(minorUnits, v.minValue(1))
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))
const sharePercent = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500))

/** What a programme gives. Amounts are minor units. */
export const bonusReward = v.variant('kind', [
  /** `percent` of the deposit, up to `maxBonus`. The matched part of the deposit is tied to the bonus. */
  v.object({ kind: v.literal('deposit-match'), percent: sharePercent, maxBonus: aboveZero, minDeposit: aboveZero }),
  /** Money for bets in the sportsbook only. `minDeposit` 0: no deposit needed. */
  v.object({ kind: v.literal('free-bets'), amount: aboveZero, minDeposit: minorUnits }),
  /**
   * Rounds of these games at a fixed stake that the operator pays. Winnings are wagered `times` times, or are real cash at once if that is 0.
   * `minDeposit` 0: no deposit needed.
   */
  v.object({
    kind: v.literal('free-spins'),
    rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
    stake: aboveZero,
    games: v.pipe(v.array(gameCode), v.minLength(1)),
    minDeposit: minorUnits,
  }),
  v.object({ kind: v.literal('no-deposit'), amount: aboveZero }),
  /** `percent` of the real cash lost in a calendar week (Monday to Sunday, UTC), up to `maxBonus`. Paid automatically once a week. */
  v.object({
    kind: v.literal('cashback'),
    percent,
    maxBonus: aboveZero,
    /** Smaller losses bring no cashback. */
    minLoss: minorUnits,
    period: v.literal('week'),
  }),
])
export type BonusReward = v.InferOutput<typeof bonusReward>
export const bonusKind = v.picklist([
  'deposit-match',
  'free-bets',
  'free-spins',
  'no-deposit',
  'cashback',
] satisfies BonusReward['kind'][])
export type BonusKind = v.InferOutput<typeof bonusKind>

/** The complete rules of a bonus as data. Pages show them as sentences; the server applies them. */
export const bonusTerms = v.object({
  reward: bonusReward,
  wagering: v.object({
    /** How many times the amount must be staked before it becomes real cash; 0: at once. */
    times: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
    of: v.picklist(['bonus', 'bonus-and-deposit']),
    /** Per cent of a stake that counts: by game, else by category, else `otherwise`. */
    contributions: v.object({
      otherwise: percent,
      categories: v.record(stakeCategory, percent),
      games: v.record(gameCode, percent),
    }),
  }),
  /** Maximum stake while the bonus is active; null: no maximum. */
  maxStake: v.nullable(aboveZero),
  expiryDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)),
  /** The most bonus money and winnings that can become real cash, without the tied deposit; null: no cap. */
  maxConversion: v.nullable(aboveZero),
})
export type BonusTerms = v.InferOutput<typeof bonusTerms>

/** One offer of one brand. */
export const bonusProgramme = v.object({
  /** Permanent; also names the account of its cost in the ledger, `house/bonus/<code>`. */
  code: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,40}$/)),
  site: v.pipe(v.string(), v.regex(/^[A-Z]{2,10}$/)),
  name: v.object(inEveryLanguage(() => v.string())),
  eligibility: v.object({
    /** ISO codes; null: every country. */
    countries: v.nullable(v.array(v.string())),
    currency,
    /** 1: only with the player's first deposit; null: with any. */
    depositNumber: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    bonusCode: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z0-9-]{2,40}$/))),
    /** Whether it is listed for players. An unlisted one needs its code. */
    listed: v.boolean(),
    from: v.nullable(v.string()),
    until: v.nullable(v.string()),
    /** Whether identity must be verified. */
    verified: v.boolean(),
    /** How many times one player may have it; null: no limit. */
    timesAPlayer: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  terms: bonusTerms,
})
export type BonusProgramme = v.InferOutput<typeof bonusProgramme>
