import * as v from 'valibot'
import { amount } from './engines/event-fields.ts'
import { instantEvents } from './engines/instant/events.ts'
import { slotEvents } from './engines/slot/events.ts'

/** What happens in a round, in the order in which the client shows it. Each engine declares its own events; `roundEnd` is the last of every round. */
const roundEnd = v.object({ type: v.literal('roundEnd'), amount })
export const roundEvent = v.variant('type', [...slotEvents, ...instantEvents, roundEnd])
export type RoundEvent = v.InferOutput<typeof roundEvent>
