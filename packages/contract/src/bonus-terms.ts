import * as v from 'valibot'
import { currency, gameCode } from './fields.ts'
import { gameCategory } from './game-categories.ts'
import { inEveryLanguage } from './languages.ts'

const minorUnits = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const aboveZero = v.pipe(minorUnits, v.minValue(1))
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))
const sharePercent = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500))

/** What a programme gives, and for what. Amounts are minor units. */
export const bonusReward = v.variant('kind', [
  /** `percent` of the deposit, up to `maxBonus`; the part of the deposit that is matched is tied to the bonus. */
  v.object({ kind: v.literal('deposit-match'), percent: sharePercent, maxBonus: aboveZero, minDeposit: aboveZero }),
  /** Money that only a sportsbook may stake. `minDeposit` 0: without a deposit. */
  v.object({ kind: v.literal('free-bets'), amount: aboveZero, minDeposit: minorUnits }),
  /** Rounds of these games at a fixed stake that the house pays. What they win is wagered `times` times, or is real cash at once. `minDeposit` 0: without a deposit. */
  v.object({
    kind: v.literal('free-spins'),
    rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
    stake: aboveZero,
    games: v.pipe(v.array(gameCode), v.minLength(1)),
    minDeposit: minorUnits,
  }),
  v.object({ kind: v.literal('no-deposit'), amount: aboveZero }),
  /** `percent` of what was lost in real cash over a calendar week (Monday to Sunday, UTC), up to `maxBonus`; paid once a week, by itself. */
  v.object({
    kind: v.literal('cashback'),
    percent,
    maxBonus: aboveZero,
    /** Losses below this are not looked at. */
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

/** The rules of a bonus as data, whole: a page puts them in plain words, and the server plays by them. */
export const bonusTerms = v.object({
  reward: bonusReward,
  wagering: v.object({
    /** How often the amount has to be staked before it becomes real cash; 0: it is real cash at once. */
    times: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
    of: v.picklist(['bonus', 'bonus-and-deposit']),
    /** Per cent of a stake that counts: by game, else by category, else `otherwise`. */
    contributions: v.object({
      otherwise: percent,
      categories: v.record(gameCategory, percent),
      games: v.record(gameCode, percent),
    }),
  }),
  /** Greatest single stake that may take money from the bonus; null: none. */
  maxStake: v.nullable(aboveZero),
  expiryDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)),
  /** Most that bonus money and winnings under it can become real cash; the tied deposit comes on top. null: no cap. */
  maxConversion: v.nullable(aboveZero),
})
export type BonusTerms = v.InferOutput<typeof bonusTerms>

/** One offer of one brand. */
export const bonusProgramme = v.object({
  /** Names it for ever, and its cost in the ledger: `house/bonus/<code>`. */
  code: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,40}$/)),
  site: v.pipe(v.string(), v.regex(/^[A-Z]{2,10}$/)),
  name: v.object(inEveryLanguage(() => v.string())),
  eligibility: v.object({
    /** ISO codes; null: every country. */
    countries: v.nullable(v.array(v.string())),
    currency,
    /** 1: the player's first deposit only; null: any. */
    depositNumber: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    bonusCode: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z0-9-]{2,40}$/))),
    /** Whether players see it among their bonuses, or must know its code. */
    listed: v.boolean(),
    from: v.nullable(v.string()),
    until: v.nullable(v.string()),
    /** Whether identity must be verified. */
    verified: v.boolean(),
    /** How often one player may have it; null: any number of times. */
    timesAPlayer: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  terms: bonusTerms,
})
export type BonusProgramme = v.InferOutput<typeof bonusProgramme>
