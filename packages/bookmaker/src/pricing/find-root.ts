/**
 * Where `f` is zero (below 1e-11) between the ends of `range`: false position with the Illinois step, so that it converges fast and never leaves the range.
 * When `f` has the same sign at both ends, the end nearer to zero.
 */
export function findRoot(f: (at: number) => number, range: readonly [number, number]): number {
  let [low, high] = range
  let below = f(low)
  let above = f(high)
  if (below * above >= 0) return Math.abs(below) < Math.abs(above) ? low : high
  for (let step = 0; step < 200 && Math.abs(high - low) > 1e-13 * Math.max(1, Math.abs(high)); step++) {
    const at = (low * above - high * below) / (above - below)
    const value = f(at)
    if (Math.abs(value) < 1e-11) return at
    if (value * above < 0) {
      low = high
      below = above
    } else {
      below /= 2
    }
    high = at
    above = value
  }
  return high
}
