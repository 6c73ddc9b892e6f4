import * as v from 'valibot'
import { boundedText, currency, gameCode } from '../fields.ts'
import { inEveryLanguage } from '../languages.ts'
import { siteCode } from '../offered-where.ts'
import { jackpotLevels } from '../player-api/jackpots.ts'

/** Jackpots of one supplier that are kept. */
export const mostJackpots = 60
/** A jackpot that its supplier does not renew for so long is forgotten. */
export const jackpotKeptMs = 60_000

const instant = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8_000_000_000_000_000))
const minorUnits = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const fraction = v.pipe(v.string(), v.regex(/^\d{1,15}\/[1-9]\d{0,14}$/))

/** A jackpot as its supplier describes it. */
export const jackpotSent = v.pipe(
  v.strictObject({
    /** The supplier's name for it, as in `contributions` and `jackpot`. */
    jackpot: v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/)),
    name: v.strictObject(inEveryLanguage(() => boundedText(60))),
    level: v.picklist(jackpotLevels),
    /** What it would pay now. */
    amount: minorUnits,
    currency,
    games: v.pipe(v.array(gameCode), v.minLength(1), v.maxLength(100)),
    /** Brands whose rounds contribute and win; only these show it. Absent: all. */
    sites: v.optional(v.pipe(v.array(siteCode), v.minLength(1), v.maxLength(50))),
    /** What a new meter starts at. */
    seed: v.optional(minorUnits),
    /** The least stake of a round that can win it. */
    minimumStake: v.optional(minorUnits),
    /** In milliseconds since 1970: it is won at the latest by the first qualifying round after that. */
    mustDropBy: v.optional(instant),
    /** It is won at the latest at this amount. */
    mustDropAt: v.optional(minorUnits),
    /** `1 : 2,500,000`, where the chance of a stake does not change with the meter. */
    odds: v.optional(v.pipe(v.string(), v.regex(/^1 : [\d,]{1,20}$/))),
    /** Share of each stake that goes into this jackpot and its reserve, as a fraction `3/1000`. */
    shareOfStake: fraction,
    /** Of `shareOfStake` what raises the meter; the rest is kept for seeds. */
    increment: v.optional(fraction),
    /** What it returns of each stake in the long run, beside the game's own return; absent where that depends on how much is played. */
    rtp: v.optional(fraction),
  }),
  v.forward(
    v.check(({ amount, mustDropAt = amount }) => amount <= mustDropAt, 'amount is above mustDropAt'),
    ['amount'],
  ),
)
export type JackpotSent = v.InferOutput<typeof jackpotSent>

export const jackpotMetersSent = v.pipe(
  v.strictObject({
    /** When the meters stood so, in milliseconds since 1970 by the supplier's clock. The latest counts. */
    at: instant,
    jackpots: v.pipe(v.array(jackpotSent), v.minLength(1), v.maxLength(mostJackpots)),
  }),
  v.forward(
    v.check(
      ({ jackpots }) => new Set(jackpots.map(({ jackpot }) => jackpot)).size === jackpots.length,
      'jackpots has a jackpot twice',
    ),
    ['jackpots'],
  ),
)
