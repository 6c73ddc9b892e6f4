import type { TableSounds } from '../../engines/table/table-sounds.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { pegsPassed, planTurn, restOf, runningAngle, turnMs } from './turns.ts'

/** Pegs are heard no faster than this. */
const leastTickMs = 75

interface SpinningDeps {
  readonly stage: Pick<Stage, 'calm' | 'nowMs' | 'onFrame'>
  readonly tableSounds: Pick<TableSounds, 'tick'>
  /** Segments on the wheel. */
  readonly count: number
  /** Shows the wheel at this rotation, which moved by so much since the last frame. */
  readonly put: (rotation: number, moved: number) => void
}

/** When something began, and the clock by which: that of the tables for what all see, otherwise that of the page. */
export interface Began {
  readonly now: () => number
  readonly atMs: number
}

/** Turns the wheel. Under reduced motion it only stands. */
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
  /** Turns at each frame until `isOver`, or until something else begins. */
  const follow = ({ now, atMs }: Began, angleAt: (ms: number) => number, isOver: (ms: number) => boolean) =>
    new Promise<void>((done) => {
      const stopFrames = stage.onFrame(() => {
        const ms = Math.max(0, now() - atMs)
        turnTo(angleAt(ms))
        if (isOver(ms)) stop()
      })
      stop = () => {
        stop = () => {}
        stopFrames()
        done()
      }
    })
  return {
    /** Turns the wheel until the first segment is known. */
    run: (began: Began): void => {
      stop()
      if (stage.calm()) return
      const from = rotation
      void follow(
        began,
        (ms) => runningAngle(from, ms / 1000),
        () => false,
      )
    },
    stop: (): void => {
      stop()
      stand(rotation)
    },
    /** The turn that shows a place, from where it is by now. Resolves when the wheel stands, or when something else begins. */
    turn: async (index: number, { place, began }: { readonly place: number; readonly began: Began }): Promise<void> => {
      stop()
      const lasts = turnMs(index)
      const elapsedMs = began.now() - began.atMs
      if (!stage.calm() && elapsedMs < lasts) {
        const angleAt = planTurn(index, { place, count, from: { rotation, atMs: elapsedMs } })
        rotation = angleAt(elapsedMs)
        await follow(began, angleAt, (ms) => ms >= lasts)
        return
      }
      stand(restOf(place, count))
    },
    /** After a change of size. */
    layOut: (): void => put(rotation, 0),
  }
}
