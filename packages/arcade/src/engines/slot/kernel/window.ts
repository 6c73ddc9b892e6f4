import { assert } from '@andon/platform/assert'

/** One circular strip of symbol ids per reel, read downwards. */
export type Strips = readonly (readonly string[])[]
/** The symbols that the player sees: one column of ids per reel, top to bottom. */
export type Grid = readonly (readonly string[])[]
/** `[reel, row]`, row 0 at the top. */
export type Position = readonly [number, number]

/** The window of each reel with the symbol at its stop in the top row. */
export function gridAt(strips: Strips, { stops, rows }: { stops: readonly number[]; rows: number }): Grid {
  return strips.map((strip, reel) => columnAt(strip, { top: stops[reel] ?? 0, rows }))
}

/** Every window of a reel, by its stop. */
export function windowsOf(strip: readonly string[], rows: number): readonly (readonly string[])[] {
  return strip.map((_, top) => columnAt(strip, { top, rows }))
}

export function columnAt(strip: readonly string[], { top, rows }: { top: number; rows: number }): string[] {
  return Array.from({ length: rows }, (_, row) => {
    const symbol = strip[(top + row) % strip.length]
    assert(symbol !== undefined, 'a strip has symbols')
    return symbol
  })
}

export function positionsOf(grid: Grid, wanted: string | undefined): Position[] {
  return grid.flatMap((column, reel) =>
    column.flatMap((symbol, row): Position[] => (symbol === wanted ? [[reel, row]] : [])),
  )
}

/** The window with each reel that shows the symbol filled with it. */
export function expanded(
  grid: Grid,
  symbol: string | null | undefined,
): { readonly grid: Grid; readonly reels: number[] } {
  if (symbol == null) return { grid, reels: [] }
  return {
    grid: grid.map((column) => (column.includes(symbol) ? column.map(() => symbol) : column)),
    reels: grid.flatMap((column, reel) => (column.includes(symbol) ? [reel] : [])),
  }
}
