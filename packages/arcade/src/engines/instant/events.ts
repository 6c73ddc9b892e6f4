import * as v from 'valibot'
import { amount, whole } from '../event-fields.ts'

/**
 * The events of an instant game on a board of covered cells, numbered from 0 row by row: `boardOpened`, then for each cell the player opens `cellOpened`,
 * and at the end `cashedOut`?, `boardRevealed`, `roundEnd`. Hazards are drawn when the round opens and shown only by `boardRevealed`.
 */
export const instantEvents = [
  v.object({ type: v.literal('boardOpened'), cells: whole, hazards: whole }),
  v.object({
    type: v.literal('cellOpened'),
    cell: whole,
    safe: v.boolean(),
    /** Cells opened so far without a hazard. */
    opened: whole,
    /** What cashing out pays now; 0 after a hazard. */
    amount,
    /** True if the server opened it because the player's time had run out. */
    byTimeOut: v.boolean(),
  }),
  v.object({ type: v.literal('cashedOut'), opened: whole, amount, byTimeOut: v.boolean() }),
  v.object({ type: v.literal('boardRevealed'), hazards: v.array(whole) }),
] as const

const instantEvent = v.variant('type', instantEvents)
export type InstantEvent = v.InferOutput<typeof instantEvent> | { readonly type: 'roundEnd'; readonly amount: number }
