import type { SlotConfig } from '@andon/arcade/game-api'
import type { Grid } from './field.ts'

/**
 * The reels that turn on for longer, because the reels before them lack only one symbol for a feature: one scatter, or the last symbol on a line of BIG or
 * REG. It depends on what has landed alone, never on what will land.
 */
export function anticipatingReels(config: SlotConfig, grid: Grid): number[] {
  const scatter = reelsForScatter(config, grid)
  const last = grid.length - 1
  return lacksOneForBonus(config, grid) && !scatter.includes(last) ? [...scatter, last] : scatter
}

/** Whether a line shows the symbol of a bonus on all reels but the last. */
function lacksOneForBonus({ bonuses = {}, lines }: SlotConfig, grid: Grid): boolean {
  const landed = grid.slice(0, -1)
  return Object.values(bonuses).some(({ symbol }) =>
    lines.some((rows) => landed.every((column, reel) => column[rows[reel] ?? 0] === symbol)),
  )
}

function reelsForScatter(config: SlotConfig, grid: Grid): number[] {
  const needed = Math.min(...Object.keys(config.scatter).map(Number)) // Infinity without scatters
  const scatters = config.symbols.filter(({ role }) => role === 'scatter').map(({ id }) => id)
  let landed = 0
  return grid.flatMap((column, reel) => {
    const waits = landed === needed - 1
    landed += column.filter((symbol) => scatters.includes(symbol)).length
    return waits ? [reel] : []
  })
}
