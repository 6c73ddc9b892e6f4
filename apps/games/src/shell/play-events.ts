import type { RoundEvent } from '@andon/arcade/round-events'
import type { Handlers, PlayedRound } from './scene.ts'

/** Plays a round's events in order, each to its end. */
export async function playEvents(
  handlers: Handlers,
  events: readonly RoundEvent[],
  { round, onEach }: { round: PlayedRound; onEach: () => void },
): Promise<void> {
  for (const event of events) {
    onEach()
    await handle(handlers, event, round)
  }
}

function handle<T extends RoundEvent['type']>(
  handlers: { readonly [K in T]: (event: Extract<RoundEvent, { type: K }>, round: PlayedRound) => Promise<void> },
  event: Extract<RoundEvent, { type: T }>,
  round: PlayedRound,
): Promise<void> {
  return handlers[event.type as T](event, round) // the event's type is the handler's key
}
