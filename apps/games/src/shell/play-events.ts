import type { RoundEvent } from '@andon/arcade/round-events'
import { showsForMs } from './host.ts'
import type { PlayedRound, Scene } from './scene.ts'

/** While an event is shown, `onEach` is called again after so long: the page around the game takes a longer silence for the round's end. */
const againMs = showsForMs / 2
/** The most calls of `onEach` for one event, which may never end. */
const againMost = 60

/** Plays a round's events in order, each to its end. `onEach` is called when one begins, and again while the player takes their time with it, such as with a card that they turn over. */
export async function playEvents(
  scene: Pick<Scene, 'play'>,
  events: readonly RoundEvent[],
  { round, onEach }: { round: PlayedRound; onEach: (type: RoundEvent['type']) => void },
): Promise<void> {
  for (const event of events) {
    onEach(event.type)
    let calls = 0
    const again = setInterval(() => {
      calls += 1
      if (calls <= againMost) onEach(event.type)
    }, againMs)
    try {
      await scene.play(event, round)
    } finally {
      clearInterval(again)
    }
  }
}
