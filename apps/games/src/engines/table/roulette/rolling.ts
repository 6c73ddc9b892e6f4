import type { Sprite } from 'pixi.js'
import type { Stage } from '../../../shell/stage/stage.ts'
import type { TableSounds } from '../table-sounds.ts'
import { hitsOf, planBall, runningSpeed } from './ball-path.ts'

/** Speed of the wheel while the ball runs, in radians a second. */
const wheelSpeed = (Math.PI * 2) / 7
/** Parts of the radius: where the ball runs, and where it lies in a pocket. */
const onRim = 0.925
const inPocket = 0.7

interface RollingDeps {
  readonly stage: Stage
  readonly tableSounds: Pick<TableSounds, 'tick'>
  readonly wheel: Sprite
  readonly ball: Sprite
  /** Radius of the whole wheel, in CSS pixels. */
  readonly radius: () => number
}

/** Turns the wheel and moves the ball. */
export function createRolling({ stage, tableSounds, wheel, ball, radius }: RollingDeps) {
  /** Angle of the ball against the wheel, in radians. */
  let angle = 0
  let distance = 1
  let stop = () => {}
  const put = (next: number) => {
    distance = next
    const from = radius() * (inPocket + (onRim - inPocket) * distance)
    const direction = wheel.rotation + angle - Math.PI / 2
    ball.position.set(Math.cos(direction) * from, Math.sin(direction) * from)
  }
  return {
    /** Puts the ball there: its angle against the wheel, and its distance from the pockets. */
    put: (at: { readonly angle: number; readonly distance: number }): void => {
      stop()
      angle = at.angle
      put(at.distance)
    },
    /** Runs the ball until the number is known. */
    run: (): void => {
      stop()
      let lastMs = stage.nowMs()
      stop = stage.onFrame((_, nowMs) => {
        const seconds = Math.max(0, (nowMs - lastMs) / 1000)
        lastMs = nowMs
        wheel.rotation += wheelSpeed * seconds
        angle -= runningSpeed * seconds
        put(1)
      })
    },
    stop: (): void => stop(),
    /** From where the ball is into a pocket; under reduced motion it lies there at once. */
    settle: async (pocket: number): Promise<void> => {
      stop()
      const path = planBall({ from: angle, pocket })
      const from = wheel.rotation
      const hits = hitsOf(path)
      let heard = 0
      if (stage.calm()) {
        angle = path.angleAt(path.seconds)
        return put(0)
      }
      await stage.play(path.seconds * 1000, (progress) => {
        const second = progress * path.seconds
        // the wheel slows down evenly, too, and stands when the ball lies
        wheel.rotation = from + wheelSpeed * (second - second ** 2 / (2 * path.seconds))
        angle = path.angleAt(second)
        put(path.distanceAt(second))
        while (heard < hits.length && second >= (hits[heard] ?? 0)) tableSounds.tick(heard++)
      })
    },
    /** After a change of size. */
    layOut: (): void => put(distance),
  }
}
