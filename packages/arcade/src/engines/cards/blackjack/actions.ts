import * as v from 'valibot'

const stake = v.pipe(v.number(), v.safeInteger(), v.minValue(2))

/** The stake of each place that is taken, in minor units. */
const layout = v.pipe(
  v.strictObject({ hand0: v.optional(stake), hand1: v.optional(stake), hand2: v.optional(stake) }),
  v.transform(({ hand0, hand1, hand2 }) =>
    [hand0, hand1, hand2].flatMap((stake, hand) => (stake === undefined ? [] : [{ hand, stake }])),
  ),
  v.check((hands) => hands.length > 0 && hands.every(({ stake }) => stake % 2 === 0)),
)
export type BlackjackLayout = v.InferOutput<typeof layout>

const action = v.strictObject({
  /** `timeOut` is the server's alone: it declines insurance, and stands. */
  type: v.picklist(['hit', 'stand', 'double', 'split', 'insure', 'decline', 'timeOut']),
  hand: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
})
export type BlackjackAction = v.InferOutput<typeof action>

/** Null for what is no layout: places from `hand0` to `hand2`, each with an even stake. */
export function readLayout(choice: unknown): { readonly choice: BlackjackLayout } | null {
  const parsed = v.safeParse(layout, choice)
  return parsed.success ? { choice: parsed.output } : null
}

/** Null for what is no action of one hand. */
export function readAction(sent: unknown): BlackjackAction | null {
  const parsed = v.safeParse(action, sent)
  return parsed.success ? parsed.output : null
}
