import type { Position } from '../field.ts'

/** Where the symbol of a cell comes from. */
export interface CellDrop {
  /** Above the window for symbols that come from above: −1, −2 … */
  readonly fromRow: number
  /** The number of a symbol that comes from above, lowest first; null for one that was in view. */
  readonly fresh: number | null
}

/** After these cells were emptied: for each reel and row, where its symbol falls from. Symbols keep their order. */
export function dropsAfter({
  removed,
  reels,
  rows,
}: {
  removed: readonly Position[]
  reels: number
  rows: number
}): CellDrop[][] {
  return Array.from({ length: reels }, (_, reel) => {
    const gone = new Set(removed.filter(([at]) => at === reel).map(([, row]) => row))
    const kept = Array.from({ length: rows }, (_cell, row) => row).filter((row) => !gone.has(row))
    const missing = rows - kept.length
    const fromAbove = Array.from({ length: missing }, (_cell, index): CellDrop => {
      const fresh = missing - 1 - index
      return { fromRow: -1 - fresh, fresh }
    })
    return [...fromAbove, ...kept.map((fromRow): CellDrop => ({ fromRow, fresh: null }))]
  })
}
