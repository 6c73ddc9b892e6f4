import { assert } from '@andon/platform/assert'
import type { WinOfSymbol } from './symbol-wins.ts'
import { type Grid, type Position, positionsOf } from './window.ts'

/** Pays are in pay units for each way, by the number of reels in a row from the first. */
export interface WaysPays {
  readonly symbols: readonly {
    readonly id: string
    /** Only `pays` symbols win, and `wild` stands for them. The first reel has no wild. */
    readonly role: string
    readonly pays: Readonly<Record<number, number>>
  }[]
  /** A win is multiplied by this for each of its reels that shows a wild. 1 where wilds do not multiply. */
  readonly wildMultiplier: number
}

/** The wins of a window in ways: a symbol wins on each path that takes one of its positions, or a wild, on each reel from the left. */
export function waysWinsIn(grid: Grid, { symbols, wildMultiplier }: WaysPays): readonly WinOfSymbol[] {
  const wild = symbols.find(({ role }) => role === 'wild')?.id
  assert(wild === undefined || !grid[0]?.includes(wild), 'the first reel has no wild')
  return symbols.flatMap(({ id, role, pays }) => {
    if (role !== 'pays') return []
    const byReel = grid.map((column) => column.filter((symbol) => symbol === id || symbol === wild).length)
    const end = byReel.indexOf(0)
    const count = end === -1 ? byReel.length : end
    const each = pays[count]
    if (each === undefined) return []
    const ways = byReel.slice(0, count).reduce((product, number) => product * number, 1)
    const wildReels = grid.slice(0, count).filter((column) => wild !== undefined && column.includes(wild)).length
    const multiplier = wildMultiplier ** wildReels
    const shown = [...positionsOf(grid, id), ...positionsOf(grid, wild)]
    const positions = shown.filter(([reel]) => reel < count).sort(byReelAndRow)
    return [{ symbol: id, count, ways, positions, multiplier, units: each * ways * multiplier }]
  })
}

const byReelAndRow = (a: Position, b: Position) => a[0] - b[0] || a[1] - b[1]
