import type { Stage } from '../shell/stage/stage.ts'
import { skippable } from './skippable.ts'

/** The stage for motion of which a tap, space, Enter or Escape ends the part that is playing, such as one throw of several. */
export function skippableMotion(stage: Stage): Pick<Stage, 'play' | 'wait' | 'calm' | 'redraw' | 'retire'> {
  return {
    play: (durationMs, step) => skippable(stage, durationMs, step),
    wait: (durationMs) => skippable(stage, durationMs, () => {}),
    calm: stage.calm,
    redraw: stage.redraw,
    retire: stage.retire,
  }
}
