import { power } from './convolve.ts'

/** How likely each win of a round is, ascending. */
export interface RoundOdds {
  /** Multiples of the stake, neighbouring wins merged at their mean, with their shares, which sum to 1. */
  readonly pays: readonly (readonly [multiple: number, share: number])[]
  /**
   * The exact shares of intervals: wins from this multiple on and below that of the next. They bound what merging has hidden. Left out: no bounds
   * can be stated.
   */
  readonly intervals?: readonly (readonly [from: number, share: number])[]
}

/**
 * How wins are put on the grid. `mean`: each between its two neighbours so that its mean is kept. `least` and `most`: each at the lower (upper) end of its interval, in whole
 * minor units, rounded down (up) to the grid: no more (no less) than it can be.
 */
export type Rounding = 'mean' | 'least' | 'most'

export interface Grid {
  /** Cells of the grid in one stake; below 1, a cell is several stakes. */
  readonly perStake: number
  /** Rounds that are played between two looks at the balance. */
  readonly block: number
  /** Cells that the balance may have; a power of two. */
  readonly size: number
}

/** The mean win of a round as a multiple of the stake. */
export const meanOf = ({ pays }: RoundOdds): number =>
  pays.reduce((sum, [multiple, share]) => sum + multiple * share, 0)

/** Finer than the grid of the balance while a block is put together. */
const finePerStake = 20
const mostFine = 65_536

/** What a block of rounds wins, by cells of the grid. Wins beyond the grid are left out: the cells then sum to less than 1. */
export function winsOfBlock(
  odds: RoundOdds,
  { grid, rounding, stake }: { grid: Grid; rounding: Rounding; stake: number },
): Float64Array {
  const { perStake, block, size } = grid
  if (block === 1) return cellsOf(odds, { perStake, size, rounding, stake })
  const reach = size / perStake // in stakes
  const finer = Math.min(finePerStake, Math.max(perStake, powerBelow(mostFine / reach)))
  const fineSize = powerAbove(Math.ceil(reach * finer))
  const fine = power(cellsOf(odds, { perStake: finer, size: fineSize, rounding, stake }), {
    times: block,
    size: fineSize,
  })
  const cells = new Float64Array(size)
  for (const [at, share] of fine.entries()) if (share > 0) put(cells, { at: (at * perStake) / finer, share, rounding })
  return cells
}

interface Cells {
  readonly perStake: number
  readonly size: number
  readonly rounding: Rounding
  readonly stake: number
}

function cellsOf({ pays, intervals }: RoundOdds, { perStake, size, rounding, stake }: Cells): Float64Array {
  const cells = new Float64Array(size)
  if (rounding === 'mean') {
    for (const [multiple, share] of pays) put(cells, { at: multiple * perStake, share, rounding })
    return cells
  }
  if (intervals === undefined) throw new RangeError('bounds need the intervals of the round')
  for (const [place, [from, share]] of intervals.entries()) {
    const next = intervals[place + 1]?.[0] ?? Number.POSITIVE_INFINITY
    const money = rounding === 'least' || from === 0 ? Math.floor(from * stake + tiny) : Math.ceil(next * stake - tiny)
    put(cells, { at: (money * perStake) / stake, share, rounding })
  }
  return cells
}

/** What products of decimals are off by. */
const tiny = 1e-6

function put(cells: Float64Array, { at, share, rounding }: { at: number; share: number; rounding: Rounding }): void {
  const low = rounding === 'most' ? Math.ceil(at - tiny) : Math.floor(at + tiny)
  if (low >= cells.length) return
  const above = rounding === 'mean' ? Math.max(0, at - low) : 0
  cells[low] = (cells[low] ?? 0) + share * (1 - above)
  if (above > 0 && low + 1 < cells.length) cells[low + 1] = (cells[low + 1] ?? 0) + share * above
}

/** The least power of two that is not below `value`. */
export const powerAbove = (value: number): number => 2 ** Math.ceil(Math.log2(Math.max(1, value)))
const powerBelow = (value: number): number => 2 ** Math.floor(Math.log2(value))
