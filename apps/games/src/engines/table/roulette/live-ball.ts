import { angleOfPocket, hitsOf, planBall, pocketCount, runningSpeed } from './ball-path.ts'

const turn = Math.PI * 2
/** A live wheel turns all the time, once in so many milliseconds of the tables' clock. */
const wheelTurnMs = 11_000

/** The angle of the wheel at an instant of the tables' clock, in radians: the same on every screen. */
export const wheelAt = (now: number): number => (turn * (now % wheelTurnMs)) / wheelTurnMs

/** Where the ball is against the wheel, in radians, and how far from the pockets (1 on the rim, 0 in a pocket). */
export interface BallAt {
  readonly angle: number
  readonly distance: number
}

/** Before the result: it runs on the rim since the lock. Where it began differs from round to round and tells nothing. */
export function runningBall(lockedAt: number, now: number): BallAt {
  const from = angleOfPocket(Math.floor(lockedAt / 1000) % pocketCount)
  return { angle: from - (runningSpeed * Math.max(0, now - lockedAt)) / 1000, distance: 1 }
}

export interface LiveBall {
  /** From `shownAt` until it lies, in milliseconds. */
  readonly runsForMs: number
  at(now: number): BallAt
  /** When it hits the floor of the wheel, in milliseconds since `shownAt`. */
  readonly hitsMs: readonly number[]
}

/** From the instant at which the result is known: from where the ball is then, on every screen, into the drawn pocket. */
export function droppingBall({
  lockedAt,
  shownAt,
  pocket,
}: {
  readonly lockedAt: number
  readonly shownAt: number
  readonly pocket: number
}): LiveBall {
  const path = planBall({ from: runningBall(lockedAt, shownAt).angle, pocket })
  const secondAt = (now: number) => Math.max(0, now - shownAt) / 1000
  return {
    runsForMs: path.seconds * 1000,
    at: (now) => ({ angle: path.angleAt(secondAt(now)), distance: path.distanceAt(secondAt(now)) }),
    hitsMs: hitsOf(path).map((second) => second * 1000),
  }
}
