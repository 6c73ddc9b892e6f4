import type { RoadColour } from './big-road.ts'

/** How many columns back each derived road looks. */
export const derivedRoads = { bigEye: 1, small: 2, cockroach: 3 } as const
export type DerivedRoad = keyof typeof derivedRoads

/**
 * The marks of a derived road, in the order of the hands. `depths`: how long each streak of the big road is, of the whole history. Red means that the big road goes on as regularly as `back`
 * columns before, and blue that it does not; no side of the game is meant.
 *
 * A hand that goes on with its streak is compared with the column `back` columns to the left: its row is beside that column (red), just below its end (blue), or further down (red). A hand
 * that begins a streak asks whether the column before it is as deep as the one `back` columns to the left of that. The first mark is the second hand of the column after the first `back`
 * columns, or, where that column has one hand, the first of the next.
 */
export function derivedRoadOf(depths: readonly number[], back: number): RoadColour[] {
  return depths.flatMap((depth, column) => {
    const first = firstMark(depths, column, back)
    const beside = depths[column - back]
    if (beside === undefined) return []
    const further = Array.from({ length: depth - 1 }, (_, step) =>
      step + 1 === beside ? ('blue' as const) : ('red' as const),
    )
    return [...(first ? [first] : []), ...further]
  })
}

function firstMark(depths: readonly number[], column: number, back: number): RoadColour | null {
  const [before, other] = [depths[column - 1], depths[column - 1 - back]]
  if (before === undefined || other === undefined) return null
  return before === other ? 'red' : 'blue'
}

/** How long each run of marks of one colour is: the logical columns of a derived road. */
export function runsOf(marks: readonly RoadColour[]): { readonly colour: RoadColour; readonly depth: number }[] {
  const runs: { colour: RoadColour; depth: number }[] = []
  for (const colour of marks) {
    const last = runs.at(-1)
    if (last?.colour === colour) last.depth += 1
    else runs.push({ colour, depth: 1 })
  }
  return runs
}
