import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { balanceAmount, gameCode, idempotencyKey, languageId, success, timeZone } from '../fields.ts'
import { loyaltyRoutes } from './late-routes/loyalty.ts'

const instant = v.pipe(v.string(), v.isoTimestamp())
const count = v.pipe(v.number(), v.safeInteger())
const used = v.object({ most: v.number(), used: v.number() })

/** `ahead`: not reached. `reached`: it has no reward. `claimable`: its reward waits, without end. `claimed`: paid. */
export const levelStates = ['ahead', 'reached', 'claimable', 'claimed'] as const

const level = v.object({
  /** From 1. */
  level: v.number(),
  name: v.string(),
  /** How many points reach it. */
  points: v.number(),
  state: v.picklist(levelStates),
  reachedAt: v.optional(instant),
  /** Real cash without wagering, in minor units of the player's currency; 0: none. */
  reward: balanceAmount,
})
export type LevelView = v.InferOutput<typeof level>

const month = v.object({
  /** First day, `YYYY-MM-DD`. */
  from: v.pipe(v.string(), v.isoDate()),
  /** Days (UTC) on which a round for money began, and games that were played for the first time. */
  daysPlayed: v.number(),
  newTitles: v.number(),
  /** Bonus money and free bets less what of them, and of winnings under them, was taken back; can be negative. Minor units, as all below. */
  bonuses: count,
  /** Of tournaments. */
  prizes: count,
  jackpots: count,
  /** Withdrawals less those that came back. */
  paidOut: count,
})

export const loyalty = {
  getLoyalty: endpoint(loyaltyRoutes.getLoyalty, {
    access: 'player',
    rate: 'read',
    summary:
      "The player's level, which never drops, what counted this week, and all levels with their rewards; no levels where the law forbids rewards for play, and in calm mode",
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      /** Whether the law of the player's country allows it. */
      offered: v.boolean(),
      /** The player wants calm mode: there are no levels then. */
      calm: v.boolean(),
      points: v.number(),
      level: v.number(),
      /** What has counted in this week, which ends at `until`. */
      week: v.object({ until: instant, days: used, titles: used }),
      levels: v.array(level),
    }),
    refusals: [],
  }),
  claimLevelReward: endpoint(loyaltyRoutes.claimLevelReward, {
    access: 'player',
    rate: 'money',
    summary: 'Pays the reward of a level that was reached, once; while a bonus is active it is refused and stays',
    request: v.object({
      level: v.pipe(
        v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,2}$/))]),
        v.transform(Number),
        v.integer(),
        v.minValue(1),
        v.maxValue(30),
      ),
      idempotencyKey,
    }),
    reply: v.object({ ...success.entries, bonusId: v.string(), value: balanceAmount, claimedAt: instant }),
    refusals: [
      ...(['NOT_FOUND', 'ACTION_IMPOSSIBLE', 'IDEMPOTENCY_CONFLICT'] as const),
      ...(['BONUS_ACTIVE', 'BONUS_NOT_ELIGIBLE', 'ACCOUNT_LOCKED'] as const),
    ],
  }),
  getMyYear: endpoint(loyaltyRoutes.getMyYear, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary:
      'What the player received in each of the twelve months up to the present one, and the games played for the first time; the figures of play are those of the play history by month',
    request: v.object({ ...languageId, timeZone: v.optional(timeZone, 'Asia/Tokyo') }),
    reply: v.object({ ...success.entries, months: v.array(month), titles: v.array(gameCode) }),
    refusals: [],
  }),
} as const
