import { assert } from '@andon/platform/assert'
import type { Grid, Position } from './window.ts'

/** The lines and symbols that decide wins on lines. */
export interface LinePays {
  /** For each line, its row on each reel. */
  readonly lines: readonly (readonly number[])[]
  readonly symbols: readonly {
    readonly id: string
    /** Only `pays` symbols win on lines, and `wild` stands for them. A wild on the first reel pays, if at all, for a line of wilds alone. */
    readonly role: string
    /** In pay units, by the number in a row from the first reel. */
    readonly pays: Readonly<Record<number, number>>
  }[]
}

export interface WinOnLine {
  readonly line: number
  readonly symbol: string
  readonly count: number
  readonly positions: readonly Position[]
  readonly multiplier: number
  /** In pay units, multiplier included. */
  readonly units: number
}

/**
 * The wins of a window on lines from the left. The first symbol of a line that is not wild decides its win; a line of wilds alone has the pays of the wild.
 * Each wild in a win multiplies it by `wildMultiplier`.
 */
export function lineWinsIn(grid: Grid, pays: LinePays, { wildMultiplier = 1 } = {}): readonly WinOnLine[] {
  const wild = pays.symbols.find((symbol) => symbol.role === 'wild')?.id
  return pays.lines.flatMap((rows, line) => {
    const along = rows.map((row, reel) => grid[reel]?.[row])
    const decisive = along.find((symbol) => symbol !== wild) ?? wild
    const first = pays.symbols.find((symbol) => symbol.id === decisive)
    assert(first !== undefined, 'the reels show known symbols')

    const end = along.findIndex((symbol) => symbol !== first.id && symbol !== wild)
    const count = end === -1 ? along.length : end
    const units = first.pays[count]
    if ((first.role !== 'pays' && first.role !== 'wild') || units === undefined) return []

    const wilds = along.slice(0, count).filter((symbol) => symbol === wild).length
    const multiplier = wildMultiplier ** wilds
    const positions = rows.slice(0, count).map((row, reel): Position => [reel, row])
    return [{ line, symbol: first.id, count, positions, multiplier, units: units * multiplier }]
  })
}
