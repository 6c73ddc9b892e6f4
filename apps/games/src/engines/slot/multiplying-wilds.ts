import type { LineWin } from '@andon/arcade/engines/slot/events'
import type { SlotConfig } from '@andon/arcade/engines/slot/index'
import type { Grid, Position } from './field.ts'

/** A sign for each wild that multiplied a line win. `textOf`: a multiplier in words of the language, such as 2×. */
export function multiplyingWilds(
  { symbols, freeSpinWildMultiplier }: SlotConfig,
  { grid, wins, textOf }: { grid: Grid; wins: readonly LineWin[]; textOf: (multiplier: number) => string },
): { position: Position; text: string }[] {
  const wilds = symbols.filter(({ role }) => role === 'wild').map(({ id }) => id)
  const places = new Map<string, Position>()
  for (const { multiplier, positions } of wins) {
    if (multiplier <= 1) continue
    for (const [reel, row] of positions)
      if (wilds.includes(grid[reel]?.[row] ?? '')) places.set(`${reel},${row}`, [reel, row])
  }
  return [...places.values()].map((position) => ({ position, text: textOf(freeSpinWildMultiplier) }))
}
