/** Chances of 0 … `top` events at the mean `mean`; the tail beyond is left out. */
export function poisson(mean: number, top: number): Float64Array {
  const p = new Float64Array(top + 1)
  p[0] = Math.exp(-mean)
  for (let count = 1; count <= top; count++) p[count] = ((p[count - 1] ?? 0) * mean) / count
  return p
}

/**
 * Chances of 0 … `top` events whose rate is itself unsure: gamma with the shape `shape`, so that the counts are negative binomial with mean `mean`
 * and variance mean + mean² / shape.
 */
export function negativeBinomial(mean: number, shape: number, top: number): Float64Array {
  const p = new Float64Array(top + 1)
  const stop = shape / (shape + mean)
  p[0] = stop ** shape
  for (let count = 1; count <= top; count++) {
    p[count] = ((p[count - 1] ?? 0) * (shape + count - 1) * (1 - stop)) / count
  }
  return p
}

const keptThinnings = new Map<number, Float64Array[]>()

/** Binomial chances: row n, up to `top` or more, holds the chances that k of n events are kept when each is with the chance `share`. */
export function thinning(share: number, top: number): readonly Float64Array[] {
  const rows = keptThinnings.get(share) ?? [Float64Array.of(1)]
  for (let n = rows.length; n <= top; n++) {
    const before = rows[n - 1] ?? new Float64Array(1)
    const row = new Float64Array(n + 1)
    for (let k = 0; k <= n; k++)
      row[k] = (k < n ? (before[k] as number) * (1 - share) : 0) + (k > 0 ? (before[k - 1] as number) * share : 0)
    rows.push(row)
  }
  if (keptThinnings.size > 200) keptThinnings.clear()
  keptThinnings.set(share, rows)
  return rows
}

/** The chances of 0 … `top` of events that are kept with the chance `share`, where `p` are the chances of 0, 1, 2 … of them; more count as `top`. */
export function thinnedCount(p: Float64Array, share: number, top: number): Float64Array {
  const rows = thinning(share, p.length - 1)
  const kept = new Float64Array(top + 1)
  for (let n = 0; n < p.length; n++) {
    const row = rows[n] as Float64Array
    for (let k = 0; k <= n; k++) {
      const at = Math.min(k, top)
      kept[at] = (kept[at] as number) + (p[n] as number) * (row[k] as number)
    }
  }
  return kept
}

/** Independent counts of the two sides as one grid, row by row of home. */
export function outer(home: Float64Array, away: Float64Array): Float64Array {
  const p = new Float64Array(home.length * away.length)
  for (let i = 0; i < home.length; i++) {
    for (let j = 0; j < away.length; j++) p[i * away.length + j] = (home[i] ?? 0) * (away[j] ?? 0)
  }
  return p
}
