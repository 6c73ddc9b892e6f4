import type { RoundEvent } from '@andon/arcade/round-events'
import type { PlayedRound, Scene } from './scene.ts'

/** Plays a round's events in order, each to its end. */
export async function playEvents(
  scene: Scene,
  events: readonly RoundEvent[],
  { round, onEach }: { round: PlayedRound; onEach: () => void },
): Promise<void> {
  for (const event of events) {
    onEach()
    await scene.play(event, round)
  }
}
