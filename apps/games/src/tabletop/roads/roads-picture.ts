import { bigRoadOf, type RoadColour, type RoadResult } from './big-road.ts'
import { type DerivedRoad, derivedRoadOf, derivedRoads, runsOf } from './derived-road.ts'
import { beadCell, bentCells, firstShown, type RoadCell, roadRows } from './road-cells.ts'

/** A mark of a road in its window: columns count from the first one that is shown. */
export interface RoadMark extends RoadCell {
  readonly road: 'bead' | 'big' | DerivedRoad
  /** Null for a tie, which only the bead plate has as a mark of its own. */
  readonly colour: RoadColour | null
  readonly pairs: readonly RoadColour[]
  /** Ties that hang on it. */
  readonly ties: number
  /** Which hand it is, on the bead plate; null on the other roads. */
  readonly hand: number | null
}

/** How many columns each road has room for. */
export interface RoadWindows {
  readonly bead: number
  readonly big: number
  readonly derived: Readonly<Record<DerivedRoad, number>>
}

/** All marks that the windows show. Each road is derived from every result, and only then cut to its last columns. */
export function marksOf(results: readonly RoadResult[], windows: RoadWindows): readonly RoadMark[] {
  const { streaks, tiesBefore } = bigRoadOf(results)
  const depths = streaks.map(({ entries }) => entries.length)
  const plain = { pairs: [], ties: 0, hand: null }
  const bead = results.map(({ winner, pairs }, hand): RoadMark => {
    return { ...beadCell(hand), road: 'bead', colour: winner, pairs, ties: 0, hand }
  })
  const bigCells = bentCells(depths)
  const big = streaks.flatMap(({ colour, entries }, column) =>
    entries.flatMap((entry, row): RoadMark[] => {
      const cell = bigCells[column]?.[row]
      return cell ? [{ ...plain, ...entry, ...cell, road: 'big', colour }] : []
    }),
  )
  const onlyTies: RoadMark[] =
    tiesBefore > 0 ? [{ ...plain, column: 0, row: 0, road: 'big', colour: null, ties: tiesBefore }] : []
  const derived = (Object.keys(derivedRoads) as DerivedRoad[]).flatMap((road) => {
    // keys of that object
    const runs = runsOf(derivedRoadOf(depths, derivedRoads[road]))
    const cells = bentCells(runs.map(({ depth }) => depth))
    const marks = runs.flatMap(({ colour }, run) =>
      (cells[run] ?? []).map((cell): RoadMark => ({ ...plain, ...cell, road, colour })),
    )
    return shown(marks, windows.derived[road])
  })
  return [...shown(bead, windows.bead), ...shown([...big, ...onlyTies], windows.big), ...derived]
}

function shown(marks: readonly RoadMark[], columns: number): RoadMark[] {
  const first = firstShown(marks, columns)
  return marks.filter(({ column }) => column >= first).map((mark) => ({ ...mark, column: mark.column - first }))
}

/** Where each road lies in a box, and the side of its cells. In CSS pixels. */
export interface RoadFrame {
  readonly x: number
  readonly y: number
  readonly cell: number
  readonly columns: number
}

/** Between the bead plate and the roads beside it. In CSS pixels. */
const gap = 6

/**
 * The bead plate at the left, at most a third of the width and no wider than `rounds` results need; right of it the big road above the three derived ones, whose cells are half as wide. The cells are as large as makes
 * them fill the width: the sheet ends where its paper does.
 */
export function framesIn({
  width,
  height,
  rounds,
}: {
  readonly width: number
  readonly height: number
  readonly rounds: number
}): Readonly<Record<RoadMark['road'], RoadFrame>> {
  const most = height / (1.5 * roadRows)
  const beadColumns = Math.max(3, Math.min(Math.ceil(rounds / roadRows), Math.floor(width / 3 / (1.5 * most))))
  const bigColumns = Math.max(1, Math.ceil((width - gap) / most - 1.5 * beadColumns - 1e-9))
  const cell = Math.min(most, (width - gap) / (1.5 * beadColumns + bigColumns))
  const y = (height - 1.5 * roadRows * cell) / 2
  const left = 1.5 * beadColumns * cell + gap
  const derivedColumns = Math.floor((bigColumns * 2) / 3)
  const derived = (place: number, columns: number): RoadFrame => ({
    x: left + (place * derivedColumns * cell) / 2,
    y: y + roadRows * cell,
    cell: cell / 2,
    columns,
  })
  return {
    bead: { x: 0, y, cell: 1.5 * cell, columns: beadColumns },
    big: { x: left, y, cell, columns: bigColumns },
    bigEye: derived(0, derivedColumns),
    small: derived(1, derivedColumns),
    cockroach: derived(2, bigColumns * 2 - 2 * derivedColumns),
  }
}
