import * as v from 'valibot'
import { amount } from './engines/event-fields.ts'
import type { EventOf, KindName, WireKind } from './engines/kind.ts'

/** The last event of every round. */
const roundEnd = v.object({ type: v.literal('roundEnd'), amount })

/** The events of a round, in the order in which the client shows them. Each kind of game declares its own; `roundEnd` is the last of every round. */
export type RoundEvent = EventOf<KindName> | v.InferOutput<typeof roundEnd>

export function roundEventOf(kinds: readonly Pick<WireKind, 'events'>[]): v.GenericSchema<RoundEvent> {
  const ofKinds = kinds.flatMap(({ events }) => events)
  return v.variant('type', [...ofKinds, roundEnd]) as v.GenericSchema<RoundEvent> // the kinds declare the types of their events
}
