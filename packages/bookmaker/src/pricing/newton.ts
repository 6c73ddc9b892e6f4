const step = 1e-6
const near = 1e-11

/**
 * Where all of `misses` are zero (below 1e-11), by Newton's method from `start`, with slopes from small differences: each of `mostSteps` steps asks for one more point than there are
 * unknowns. Null where it leaves `ranges`, finds no slope, or takes more steps; what is found then needs a search that cannot fail.
 */
export function newton(
  misses: (at: readonly number[]) => readonly number[],
  start: readonly number[],
  { ranges, mostSteps = 9 }: { readonly ranges: readonly (readonly [number, number])[]; readonly mostSteps?: number },
): readonly number[] | null {
  let at = start
  for (let taken = 0; taken <= mostSteps; taken++) {
    const now = misses(at)
    if (now.every((miss) => Math.abs(miss) < near)) return at
    const columns = at.map((_, place) => {
      const there = misses(at.map((value, other) => (other === place ? value + step : value)))
      return there.map((miss, row) => (miss - (now[row] ?? Number.NaN)) / step)
    })
    const move = solved(now.map((miss, row) => [...columns.map((column) => column[row] ?? Number.NaN), -miss]))
    if (move === null) return null
    at = at.map((value, place) => value + (move[place] ?? Number.NaN))
    if (!at.every((value, place) => isWithin(value, ranges[place]))) return null
  }
  return null
}

const isWithin = (value: number, range: readonly [number, number] | undefined) =>
  range !== undefined && value > range[0] && value < range[1]

/** Solves linear equations, each a row of factors and what they come to: Gauss, with the largest factor first. Null without a single answer. */
function solved(equations: readonly (readonly number[])[]): number[] | null {
  const rows = equations.map((row) => [...row])
  const count = rows.length
  for (let pivot = 0; pivot < count; pivot++) {
    const sizeOf = (row: number) => Math.abs(rows[row]?.[pivot] ?? 0)
    let best = pivot
    for (let row = pivot + 1; row < count; row++) if (sizeOf(row) > sizeOf(best)) best = row
    if (!(sizeOf(best) > 1e-12)) return null
    const [chosen = [], swapped = []] = [rows[best], rows[pivot]]
    rows[best] = swapped
    rows[pivot] = chosen
    for (const [place, row] of rows.entries()) {
      if (place === pivot) continue
      const factor = (row[pivot] ?? 0) / (chosen[pivot] ?? Number.NaN)
      for (let column = pivot; column <= count; column++)
        row[column] = (row[column] ?? 0) - factor * (chosen[column] ?? 0)
    }
  }
  return rows.map((row, place) => (row[count] ?? Number.NaN) / (row[place] ?? Number.NaN))
}
