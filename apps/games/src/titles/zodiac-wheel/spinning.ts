import type { TableSounds } from '../../engines/table/table-sounds.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { pegsPassed, planTurn, restOf, runningAngle, turnMs } from './turns.ts'

/** Pegs are heard no faster than this. */
const leastTickMs = 75

interface SpinningDeps {
  readonly stage: Pick<Stage, 'calm' | 'nowMs' | 'onFrame' | 'play'>
  readonly tableSounds: Pick<TableSounds, 'tick'>
  /** Segments on the wheel. */
  readonly count: number
  /** Shows the wheel at this rotation, which moved by so much since the last frame. */
  readonly put: (rotation: number, moved: number) => void
}

/** Turns the wheel. */
export function createSpinning({ stage, tableSounds, count, put }: SpinningDeps) {
  let rotation = 0
  let tickedMs = 0
  let stop = () => {}
  const turnTo = (next: number) => {
    const passes = pegsPassed(next, count) !== pegsPassed(rotation, count)
    const nowMs = stage.nowMs()
    if (passes && nowMs - tickedMs >= leastTickMs) {
      tickedMs = nowMs
      tableSounds.tick(0)
    }
    put(next, next - rotation)
    rotation = next
  }
  const stand = (at: number) => {
    rotation = at
    put(at, 0)
  }
  return {
    /** Until the first segment is known. Not under reduced motion. */
    run: (): void => {
      stop()
      if (stage.calm()) return
      const [from, startedMs] = [rotation, stage.nowMs()]
      stop = stage.onFrame((_, nowMs) => turnTo(runningAngle(from, Math.max(0, nowMs - startedMs) / 1000)))
    },
    stop: (): void => {
      stop()
      stand(rotation)
    },
    /** The turn that shows a place, which everybody else has been seeing for `elapsedMs`. Under reduced motion the place lies under the pointer at once. */
    turn: async (index: number, { place, elapsedMs }: { place: number; elapsedMs: number }): Promise<void> => {
      stop()
      const lasts = turnMs(index)
      if (!stage.calm() && elapsedMs < lasts) {
        const at = planTurn(index, { place, count, from: elapsedMs > 0 ? null : rotation })
        put(at(elapsedMs), 0)
        rotation = at(elapsedMs)
        await stage.play(lasts - elapsedMs, (part) => turnTo(at(elapsedMs + part * (lasts - elapsedMs))))
      }
      stand(restOf(place, count))
    },
    /** After a change of size. */
    layOut: (): void => put(rotation, 0),
  }
}
