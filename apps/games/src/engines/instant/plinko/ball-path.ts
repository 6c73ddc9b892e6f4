/**
 * How a ball falls along a way that is already drawn. Lengths are distances between pins: the first pin is at 0, 0, row i lies i below, and pin k of its way at
 * k − i ÷ 2. A ball flies from pin to pin in parabolas of one gravity; how high and at which side it bounces is chosen from its way so far. So nothing in its motion
 * depends on what a bin pays, nor on a letter that it has not reached.
 */
export const ballRadius = 0.24
export const pinRadius = 0.085
/** Height of the ball's middle above the first pin before it falls. */
export const startsAbove = 1.35
/** Depth of the ball's middle below the last row of pins when it lies in a bin. */
export const liesBelow = 1.13

const gravity = 118e-6 // per ms²
const touch = ballRadius + pinRadius
const leastRise = 0.16
const riseSpread = 0.16
const leastLean = 0.12 // radians from the top of a pin
const leanSpread = 0.1
/** In the bin. */
const rebounds = [0.13, 0.035] as const

export interface BallPath {
  readonly durationMs: number
  /** Where the ball touches pins, in order. `column`: the pin's place from the middle. */
  readonly hits: readonly { readonly atMs: number; readonly row: number; readonly column: number }[]
  /** When it first touches the floor of its bin. */
  readonly landsAtMs: number
  /** The ball's middle after so long, and how far it has turned, in radians. */
  at(elapsedMs: number): { readonly x: number; readonly y: number; readonly turned: number }
}

interface Point {
  readonly x: number
  readonly y: number
}

interface Flight extends Point {
  readonly fromMs: number
  readonly ms: number
  /** Per ms. */
  readonly vx: number
  readonly vy: number
  readonly turned: number
}

/** `way`: `L` or `R` for each row, from the top. */
export function ballPath(way: string): BallPath {
  const flights: Flight[] = []
  const hits: { atMs: number; row: number; column: number }[] = []
  let now = 0
  let turned = 0
  const fly = (from: Point, to: Point, rise: number) => {
    const up = Math.sqrt((2 * rise) / gravity)
    const down = Math.sqrt((2 * (to.y - from.y + rise)) / gravity)
    const vx = (to.x - from.x) / (up + down)
    flights.push({ ...from, fromMs: now, ms: up + down, vx, vy: -gravity * up, turned })
    now += up + down
    turned += (to.x - from.x) / ballRadius
  }
  let at: Point = { x: 0, y: -startsAbove }
  let rise = 0
  let rights = 0
  for (let row = 0; row < way.length; row++) {
    const column = rights - row / 2
    const side = way[row] === 'R' ? 1 : -1
    const random = randomOf(way.slice(0, row + 1))
    const lean = leastLean + leanSpread * random.lean
    const contact = { x: column + side * Math.sin(lean) * touch, y: row - Math.cos(lean) * touch }
    fly(at, contact, rise)
    hits.push({ atMs: now, row, column })
    at = contact
    rise = leastRise + riseSpread * random.rise
    if (side === 1) rights++
  }
  const rest = { x: rights - way.length / 2, y: way.length - 1 + liesBelow }
  fly(at, rest, rise)
  const landsAtMs = now
  for (const height of rebounds) fly(rest, rest, height)
  const durationMs = now
  return {
    durationMs,
    hits,
    landsAtMs,
    at: (elapsedMs) => {
      if (elapsedMs >= durationMs) return { ...rest, turned }
      const flight = flights.findLast(({ fromMs }) => fromMs <= elapsedMs) ?? flights[0]
      if (!flight) return { ...rest, turned }
      const t = Math.max(0, elapsedMs - flight.fromMs)
      const x = flight.x + flight.vx * t
      return {
        x,
        y: flight.y + flight.vy * t + (gravity * t * t) / 2,
        turned: flight.turned + (x - flight.x) / ballRadius,
      }
    },
  }
}

/** Two numbers from 0 to 1 that differ from way to way, and are the same for the same one. */
function randomOf(way: string): { readonly lean: number; readonly rise: number } {
  let hash = 0x811c9dc5
  for (const letter of way) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 13
  return { lean: (hash & 0xffff) / 0xffff, rise: ((hash >>> 16) & 0xffff) / 0xffff }
}
