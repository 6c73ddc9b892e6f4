import * as v from 'valibot'

/** A multiple as text, because its parts may be too large for JSON numbers, and as a decimal for display. */
const exact = v.object({ numerator: v.string(), denominator: v.string(), decimal: v.number() })

/** A place on the felt where chips may lie. */
const spot = v.object({
  id: v.string(),
  /** The id by which limits and figures list bets of this sort, such as `straight`. */
  sort: v.string(),
  /** The table that offers it; null where all of them do. */
  table: v.nullable(v.string()),
  /** How many stakes an amount on it is, where a bet can lose several: figures are of the stake, and what is not lost comes back. Absent: the amount is the stake. */
  covers: v.optional(v.number()),
  /** The returns of an amount on it, itself included: the first entry counts that has one of the facts of the round. */
  pays: v.array(v.object({ on: v.array(v.string()), returns: exact })),
})

/** The fields that the client of a table game needs in order to draw the felt and to name the returns of each bet. */
export const tableDisplay = v.object({
  engine: v.literal('table'),
  /** The folder of the engine with its mechanic, such as `roulette`. */
  mechanic: v.string(),
  /** Tables with bets of their own; the bets of a layout lie at one of them. Empty where there is one table. */
  tables: v.array(v.string()),
  spots: v.array(spot),
  /** Numbers of the rules that the client words and no bet shows, by name, such as a commission as a share. Absent where there are none. */
  terms: v.optional(v.record(v.string(), v.number())),
  /** Every bet is a multiple of so many minor units, so that no return is rounded. */
  unit: v.number(),
})
export type TableDisplay = v.InferOutput<typeof tableDisplay>
