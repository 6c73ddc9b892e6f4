const turn = Math.PI * 2

/** Pockets of the wheel. */
export const pocketCount = 37
/** How fast the ball runs against the wheel until the result is known, in radians a second. */
export const runningSpeed = turn / 0.85
/** It runs at least so many rounds of the wheel before it lies still. */
const leastRounds = 3

/** The way of the ball from the instant at which the number is known. Angles are against the wheel, in radians; distance from the middle: 1 on the rim, 0 in the pockets. */
export interface BallPath {
  readonly seconds: number
  angleAt(second: number): number
  distanceAt(second: number): number
}

/**
 * Planned backwards from the pocket. The ball slows down evenly: the way that is left is (v ÷ 2T) · (T − t)². Angle and speed at the beginning are those with which it was already running, and at the end it lies in its
 * pocket without speed; of all durations T that fit, it takes the shortest one of at least three rounds. All pockets have the same path but for its length, so nothing of the result shows before the ball drops.
 */
export function planBall({ from, pocket }: { readonly from: number; readonly pocket: number }): BallPath {
  const goal = angleOfPocket(pocket)
  const short = (((from - goal) % turn) + turn) % turn // it runs against the numbers
  const way = short + turn * leastRounds
  const seconds = (2 * way) / runningSpeed
  const clamped = (second: number) => Math.min(seconds, Math.max(0, second))
  return {
    seconds,
    angleAt: (second) => goal + way * (1 - clamped(second) / seconds) ** 2,
    distanceAt: (second) => dropAt(clamped(second) / seconds),
  }
}

/** The pockets follow each other clockwise, from the zero. */
export const angleOfPocket = (pocket: number): number => (turn * pocket) / pocketCount

const leavesRim = 0.52
/** Parts of the way at which the ball hits the floor of the wheel, and how high it hops between them. */
const hops = [
  { until: 0.7, high: 0 },
  { until: 0.8, high: 0.34 },
  { until: 0.88, high: 0.16 },
  { until: 0.94, high: 0.06 },
] as const

/** On the rim, then down to the pockets, with three hops that get lower. */
function dropAt(part: number): number {
  if (part <= leavesRim) return 1
  let begins = leavesRim
  for (const { until, high } of hops) {
    if (part < until) {
      const along = (part - begins) / (until - begins)
      return high === 0 ? 1 - along ** 2 : high * 4 * along * (1 - along)
    }
    begins = until
  }
  return 0
}

/** The instants at which the ball hits the floor, in seconds. */
export function hitsOf({ seconds }: Pick<BallPath, 'seconds'>): readonly number[] {
  return hops.map(({ until }) => until * seconds)
}
