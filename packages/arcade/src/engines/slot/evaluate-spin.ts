import { assert } from '@andon/platform/assert'
import type { SlotTable, SpinMode } from './slot-table.ts'

export interface SpinResult {
  /** One column of symbol ids per reel, top to bottom. */
  readonly grid: readonly (readonly string[])[]
  readonly lineWins: readonly SpinLineWin[]
  /** Null if the count is too low to pay. */
  readonly scatter: SpinScatter | null
}

export interface SpinLineWin {
  readonly line: number
  readonly symbol: string
  readonly count: number
  readonly positions: readonly Position[]
  readonly multiplier: number
  /** Multiplier included. */
  readonly lineStakes: number
}

export interface SpinScatter {
  readonly count: number
  readonly positions: readonly Position[]
  readonly stakeMultiple: number
  readonly freeSpins: number
}

/** `[reel, row]` */
export type Position = readonly [number, number]

/** The wins of one stop of the reels. Pure; the rules of lines, wilds and scatters. */
export function evaluateSpin(
  table: SlotTable,
  { stops, mode }: { stops: readonly number[]; mode: SpinMode },
): SpinResult {
  const grid = table.strips[mode].map((strip, reel) => columnAt(strip, { top: stops[reel] ?? 0, rows: table.rows }))
  const lineWins = table.lines.flatMap((_, line) => lineWinOn(table, { grid, line, mode }) ?? [])
  return { grid, lineWins, scatter: scatterIn(table, grid) }
}

function columnAt(strip: readonly string[], { top, rows }: { top: number; rows: number }): string[] {
  return Array.from({ length: rows }, (_, row) => {
    const symbol = strip[(top + row) % strip.length]
    assert(symbol !== undefined, 'a strip has symbols')
    return symbol
  })
}

function lineWinOn(
  table: SlotTable,
  { grid, line, mode }: { grid: SpinResult['grid']; line: number; mode: SpinMode },
): SpinLineWin | null {
  const rows = table.lines[line] ?? []
  const along = rows.map((row, reel) => grid[reel]?.[row])
  const first = table.symbols.find((symbol) => symbol.id === along[0])
  assert(first !== undefined && first.role !== 'wild', 'the first reel shows known symbols and no wild')
  const wild = table.symbols.find((symbol) => symbol.role === 'wild')?.id

  const end = along.findIndex((symbol) => symbol !== first.id && symbol !== wild)
  const count = end === -1 ? along.length : end
  const pays = first.pays[count]
  if (first.role !== 'pays' || pays === undefined) return null

  const wilds = along.slice(0, count).filter((symbol) => symbol === wild).length
  const multiplier = mode === 'free' ? table.freeSpinWildMultiplier ** wilds : 1
  const positions = rows.slice(0, count).map((row, reel): Position => [reel, row])
  return { line, symbol: first.id, count, positions, multiplier, lineStakes: pays * multiplier }
}

function scatterIn(table: SlotTable, grid: SpinResult['grid']): SpinScatter | null {
  const scatter = table.symbols.find((symbol) => symbol.role === 'scatter')?.id
  const positions = grid.flatMap((column, reel) =>
    column.flatMap((symbol, row): Position[] => (symbol === scatter ? [[reel, row]] : [])),
  )
  const award = table.scatter[positions.length]
  return award ? { count: positions.length, positions, ...award } : null
}
