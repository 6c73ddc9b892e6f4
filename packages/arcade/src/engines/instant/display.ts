import * as v from 'valibot'

/** What an instant game's client needs in order to draw the board and its prizes. */
export const instantDisplay = v.object({
  engine: v.literal('instant'),
  columns: v.number(),
  rows: v.number(),
  /** For each number of hazards that the player may choose: what cashing out pays after 1, 2, … opened cells, as an exact multiple of the stake. */
  ladders: v.array(
    v.object({
      hazards: v.number(),
      steps: v.array(v.object({ numerator: v.string(), denominator: v.string(), decimal: v.number() })),
    }),
  ),
  defaultHazards: v.number(),
  /** This long after the start of the round the server opens a drawn cell, if none is open yet, and cashes out. */
  actWithinHours: v.number(),
})
export type InstantDisplay = v.InferOutput<typeof instantDisplay>

/** Chosen together with the stake. */
export const instantChoice = v.strictObject({ hazards: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)) })
export type InstantChoice = v.InferOutput<typeof instantChoice>

export const instantAction = v.variant('type', [
  v.strictObject({ type: v.literal('open'), cell: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)) }),
  v.strictObject({ type: v.literal('cashOut') }),
  /** Only the server's default action: opens a drawn cell if none is open yet, then cashes out. */
  v.strictObject({ type: v.literal('timeOut') }),
])
export type InstantAction = v.InferOutput<typeof instantAction>
