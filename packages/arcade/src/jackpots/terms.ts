import type { Currency } from '@andon/money'
import * as v from 'valibot'

/** The greatest first: the order in which the levels of a pool are drawn. A round wins one of them at most. */
export const jackpotLevels = ['grand', 'major', 'mini'] as const
export type JackpotLevel = (typeof jackpotLevels)[number]

/** A minor unit of a meter: meters count in millionths, prizes are whole minor units. */
export const million = 1_000_000

const whole = (least: number, most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most))
/** Minor units; in millionths still a safe integer. */
const amount = whole(1, 1_000_000_000)
const share = whole(0, 100_000)

/**
 * When a level is won.
 * - `amount`: a round that adds d to the meter m wins with chance d ÷ (cap − m), certainly where d reaches cap − m.
 * - `time`: a qualifying round at t wins with chance (t − t0) ÷ (T − t0), certainly from T on; t0 is the qualifying round before it, T the end of the period.
 * - `chance`: each minor unit of stake wins with one chance in `oneIn`; what would raise the meter above `cap` waits for the next one.
 */
const drop = v.variant('by', [
  v.strictObject({ by: v.literal('amount'), cap: amount }),
  v.strictObject({ by: v.literal('time'), periodMinutes: whole(1, 100_000), minimumStake: amount }),
  v.strictObject({ by: v.literal('chance'), oneIn: whole(2, 1_000_000_000_000), cap: amount }),
])
export type Drop = v.InferOutput<typeof drop>

/** Rules of a level. Amounts in minor units; `increment` and `reserve` are millionths of the stake. */
export const ruleFields = { seed: amount, increment: v.pipe(share, v.minValue(1)), reserve: share, drop }

export const levelTerms = v.object({ level: v.picklist(jackpotLevels), ...ruleFields })
export type LevelTerms = v.InferOutput<typeof levelTerms>

export const poolId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))

/** The terms that a round was started under; kept with it, so that changed rules never change a round that is on its way. */
export const jackpotTerms = v.object({ pool: poolId, levels: v.pipe(v.array(levelTerms), v.minLength(1)) })
export type JackpotTerms = v.InferOutput<typeof jackpotTerms>

const millionths = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const milliseconds = v.pipe(v.number(), v.safeInteger())

/** The effect of a round on one level. Amounts in millionths of a minor unit, the prize in minor units. */
export const levelDraw = v.object({
  level: v.picklist(jackpotLevels),
  /** The meter before the round. */
  before: millionths,
  /** The sums that the round added to the meter (and, above its cap, to the overflow that waits for the next one), and to the reserve. */
  increment: millionths,
  reserve: millionths,
  /** It wins where `drawn`, a number from 0 to `of` − 1, is below `under`; certainly where `under` reaches `of`, never where it is 0. */
  under: v.pipe(v.number(), v.safeInteger()),
  of: v.pipe(v.number(), v.safeInteger()),
  /** Null: nothing was to be drawn. */
  drawn: v.nullable(millionths),
  prize: v.nullable(amount),
  /** The meter after the round. */
  after: millionths,
  /** The times of a level that drops by time, in milliseconds since 1970: the qualifying round before, this one, and the end of the period. */
  times: v.optional(v.object({ from: milliseconds, at: milliseconds, until: milliseconds })),
})
export type LevelDraw = v.InferOutput<typeof levelDraw>

/** The round's place among all rounds of its pool, in the order of their commits, and what it did to each level. */
export const jackpotDrawn = v.object({ position: v.pipe(v.number(), v.safeInteger()), draws: v.array(levelDraw) })
export type JackpotDrawn = v.InferOutput<typeof jackpotDrawn>

/** Everything of a round's jackpots that its proof contains. */
export const jackpotProof = v.object({ ...jackpotTerms.entries, ...jackpotDrawn.entries })
export type JackpotProof = v.InferOutput<typeof jackpotProof>

/** The prize that a jackpot paid to a round. */
export const jackpotWin = v.object({ pool: poolId, level: v.picklist(jackpotLevels), amount })
export type JackpotWin = v.InferOutput<typeof jackpotWin>

/** The supplier's names for a level at the operator: of its meter, its reserve and its overflow. */
export const meterName = (pool: string, level: JackpotLevel) => `${pool}.${level}`
export const reserveName = (pool: string, level: JackpotLevel) => `${pool}.${level}.reserve`
export const overflowName = (pool: string, level: JackpotLevel) => `${pool}.${level}.overflow`

/** The operator's words for levels. */
export const operatorLevels = { grand: 'GRAND', major: 'MAJOR', mini: 'MINI' } as const

/** The currency of all pools. */
export const poolCurrency: Currency & 'JPY' = 'JPY'

export function winOf({ pool }: JackpotTerms, { draws }: JackpotDrawn): JackpotWin | null {
  const won = draws.find(({ prize }) => prize !== null)
  return won?.prize ? { pool, level: won.level, amount: won.prize } : null
}

/** The parts of a stake that go into accounts of the operator, by account, in millionths of a minor unit. */
export function contributionsOf({ pool, levels }: JackpotTerms, stake: number) {
  return levels
    .flatMap(({ level, increment, reserve }) => [
      { jackpot: meterName(pool, level), millionths: stake * increment },
      { jackpot: reserveName(pool, level), millionths: stake * reserve },
    ])
    .filter(({ millionths }) => millionths > 0)
}
