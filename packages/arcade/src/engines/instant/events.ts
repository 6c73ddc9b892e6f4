import * as v from 'valibot'
import { plinkoRisks } from '../../maths/plinko-risks.ts'
import { amount, whole } from '../event-fields.ts'

type RoundEnd = { readonly type: 'roundEnd'; readonly amount: number }

/**
 * The events of a board of covered cells, numbered from 0 row by row: `boardOpened`, then for each cell the player opens `cellOpened`,
 * and at the end `cashedOut`?, `boardRevealed`, `roundEnd`. Hazards are drawn when the round opens and shown only by `boardRevealed`.
 */
export const boardEvents = [
  v.object({ type: v.literal('boardOpened'), cells: whole, hazards: whole }),
  v.object({
    type: v.literal('cellOpened'),
    cell: whole,
    safe: v.boolean(),
    /** Cells opened so far without a hazard. */
    opened: whole,
    /** The amount that cashing out pays now; 0 after a hazard. */
    amount,
    /** True if the server opened it because the player's time had run out. */
    byTimeOut: v.boolean(),
  }),
  v.object({ type: v.literal('cashedOut'), opened: whole, amount, byTimeOut: v.boolean() }),
  v.object({ type: v.literal('boardRevealed'), hazards: v.array(whole) }),
] as const
const boardEvent = v.variant('type', boardEvents)
export type BoardEvent = v.InferOutput<typeof boardEvent> | RoundEnd

/** The events of plinko: `ballDropped`, `binPaid` for a bin that pays something, `roundEnd`. */
export const plinkoEvents = [
  v.object({
    type: v.literal('ballDropped'),
    stake: amount,
    rows: whole,
    risk: v.picklist(plinkoRisks),
    /** A letter for each row, from the top: `L` or `R`. */
    path: v.pipe(v.string(), v.regex(/^[LR]+$/)),
    /** From 0 at the left: as many as the path has `R`. */
    bin: whole,
  }),
  v.object({ type: v.literal('binPaid'), bin: whole, amount }),
] as const
const plinkoEvent = v.variant('type', plinkoEvents)
export type PlinkoEvent = v.InferOutput<typeof plinkoEvent> | RoundEnd

/** The events of the slider: `numberDrawn`, `sliderPaid` after a win, `roundEnd`. */
export const sliderEvents = [
  /** `at`: the mark; `number`: what was drawn. Hundredths. */
  v.object({
    type: v.literal('numberDrawn'),
    stake: amount,
    side: v.picklist(['under', 'over']),
    at: whole,
    number: whole,
    won: v.boolean(),
  }),
  v.object({ type: v.literal('sliderPaid'), amount }),
] as const
const sliderEvent = v.variant('type', sliderEvents)
export type SliderEvent = v.InferOutput<typeof sliderEvent> | RoundEnd

export const instantEvents = [...boardEvents, ...plinkoEvents, ...sliderEvents] as const
export type InstantEvent = BoardEvent | PlinkoEvent | SliderEvent
