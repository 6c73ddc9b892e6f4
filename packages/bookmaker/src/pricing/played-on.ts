import { type Distribution, grid, normalise } from './distribution.ts'
import { rangeOf } from './marginals.ts'

/**
 * The score where play goes on from level scores until one side leads, by overtimes, extra innings or one goal: `more` is what that adds, none of it level.
 * Level scores with a chance of `least` or below are left out; what is left is made to sum to 1.
 */
export function playedOn(before: Distribution, more: Distribution, least = 0): Distribution {
  const [home, away] = [before.home[0] ?? [], before.away[0] ?? []]
  const [homeMore, awayMore] = [more.home[0] ?? [], more.away[0] ?? []]
  const [rows, columns] = [rangeOf(home), rangeOf(away)]
  const width = columns.to - columns.from + 1 + rangeOf(awayMore).to
  const height = rows.to - rows.from + 1 + rangeOf(homeMore).to
  const p = new Float64Array(height * width)
  const steps = Int32Array.from(more.p, (_, step) => (homeMore[step] as number) * width + (awayMore[step] as number))
  for (let atom = 0; atom < before.p.length; atom++) {
    const chance = before.p[atom] as number
    const [h, a] = [home[atom] as number, away[atom] as number]
    const cell = (h - rows.from) * width + a - columns.from
    if (h !== a) p[cell] = (p[cell] as number) + chance
    else if (chance > least) {
      for (let step = 0; step < steps.length; step++) {
        const after = cell + (steps[step] as number)
        p[after] = (p[after] as number) + chance * (more.p[step] as number)
      }
    }
  }
  return grid(normalise(p), width, rows.from, columns.from)
}
