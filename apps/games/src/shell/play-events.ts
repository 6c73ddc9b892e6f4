import type { RoundEvent } from '@andon/arcade/round-events'
import type { PlayedRound, Scene } from './scene.ts'

/** Plays a round's events in order, each to its end. */
export async function playEvents(
  scene: Scene,
  events: readonly RoundEvent[],
  { round, onEach }: { round: PlayedRound; onEach: (type: RoundEvent['type']) => void },
): Promise<void> {
  for (const event of events) {
    onEach(event.type)
    await scene.play(event, round)
  }
}
