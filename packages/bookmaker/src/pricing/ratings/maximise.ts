/** A value to make as large as possible, with its slope at the same place. */
export type Objective = (at: Float64Array) => { readonly value: number; readonly slope: Float64Array }

const memory = 10

/**
 * Where the objective is largest, from `start`, by the limited-memory BFGS method (Nocedal 1980) with a backtracking line search.
 * Stops when the slope is below `tolerance` everywhere, when a step gains less than can be told apart, or after `steps`.
 */
export function maximise(
  objective: Objective,
  start: Float64Array,
  { tolerance = 1e-7, steps = 500 } = {},
): Float64Array {
  let at = start
  let here = objective(at)
  const moves: { readonly step: Float64Array; readonly bend: Float64Array; readonly scale: number }[] = []
  for (let round = 0; round < steps && largest(here.slope) > tolerance; round++) {
    let direction = uphill(here.slope, moves)
    let rise = dot(direction, here.slope)
    if (!(rise > 0)) {
      moves.length = 0
      direction = here.slope
      rise = dot(direction, direction)
    }
    let length = moves.length === 0 ? Math.min(1, 1 / largest(here.slope)) : 1
    let next = moved(at, direction, length)
    let there = objective(next)
    while (!(there.value >= here.value + 1e-4 * length * rise)) {
      length /= 2
      if (length < 1e-6 && moves.length === 0) return at
      if (length < 1e-6) {
        // The bent direction leads nowhere: begin again straight uphill.
        moves.length = 0
        direction = here.slope
        rise = dot(direction, direction)
        length = Math.min(1, 1 / largest(here.slope))
      }
      next = moved(at, direction, length)
      there = objective(next)
    }
    const step = difference(next, at)
    const bend = difference(here.slope, there.slope)
    const curve = dot(step, bend)
    if (curve > 1e-14) moves.push({ step, bend, scale: 1 / curve })
    if (moves.length > memory) moves.shift()
    const gain = there.value - here.value
    at = next
    here = there
    if (gain < 1e-12 * Math.abs(here.value)) return at
  }
  return at
}

/** The two-loop recursion: the slope bent by the last moves. */
function uphill(
  slope: Float64Array,
  moves: readonly { readonly step: Float64Array; readonly bend: Float64Array; readonly scale: number }[],
): Float64Array {
  let direction = Float64Array.from(slope)
  const shares: number[] = []
  for (const { step, bend, scale } of moves.toReversed()) {
    const share = scale * dot(step, direction)
    shares.unshift(share)
    direction = moved(direction, bend, -share)
  }
  const last = moves.at(-1)
  if (last !== undefined) {
    const factor = dot(last.step, last.bend) / dot(last.bend, last.bend)
    direction = direction.map((value) => value * factor)
  }
  moves.forEach(({ step, bend, scale }, place) => {
    direction = moved(direction, step, (shares[place] ?? 0) - scale * dot(bend, direction))
  })
  return direction
}

const moved = (from: Float64Array, along: Float64Array, length: number) =>
  from.map((value, place) => value + length * (along[place] ?? 0))
const difference = (one: Float64Array, other: Float64Array) => one.map((value, place) => value - (other[place] ?? 0))
const dot = (one: Float64Array, other: Float64Array) =>
  one.reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0)
const largest = (values: Float64Array) => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
