import * as v from 'valibot'
import { boundedText } from '../../fields.ts'
import { inEveryLanguage } from '../../languages.ts'
import { siteCode } from '../../offered-where.ts'
import { jackpotLevels } from '../../player-api/jackpots.ts'

const minorUnits = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const fraction = v.pipe(v.string(), v.regex(/^\d{1,15}\/[1-9]\d{0,14}$/))

/**
 * When a jackpot is won.
 * - `amount`: a round that adds d to a meter of m wins with chance d ÷ (at − m), and certainly at `at`.
 * - `time`: a round of `minimumStake` or more wins with the chance: time since the last such round ÷ time that was left of the period then; certainly once the period is over.
 * - `chance`: one chance in `oneIn` for each minor unit of stake, whatever the meter; it never pays more than `atMost`.
 */
export const jackpotDrop = v.variant('by', [
  v.strictObject({ by: v.literal('amount'), at: minorUnits }),
  v.strictObject({ by: v.literal('time'), periodMinutes: minorUnits, minimumStake: minorUnits }),
  v.strictObject({ by: v.literal('chance'), oneIn: minorUnits, atMost: minorUnits }),
])

/** The fixed rules of a jackpot that a game's rounds fill and win. What it would pay now is stated by `jackpotMeters`. */
export const jackpotTerms = v.strictObject({
  /** The supplier's name for it, as in `jackpotMeters`. */
  jackpot: v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/)),
  name: v.strictObject(inEveryLanguage(() => boundedText(60))),
  level: v.picklist(jackpotLevels),
  /** Brands whose rounds take part; absent: all. */
  sites: v.optional(v.pipe(v.array(siteCode), v.minLength(1), v.maxLength(50))),
  /** What a new meter starts at, in minor units. */
  seed: minorUnits,
  /** Shares of each stake: into the meter, and kept for seeds. */
  increment: fraction,
  reserve: fraction,
  drop: jackpotDrop,
  /** What it returns of each stake in the long run; absent where that depends on how much is played. */
  rtp: v.optional(fraction),
})
export type JackpotTermsSent = v.InferOutput<typeof jackpotTerms>
