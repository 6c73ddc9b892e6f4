import type { SlotConfig } from '@andon/arcade/engines/slot/index'
import type { Grid } from './field.ts'

/**
 * The reels that turn on for longer, because the reels before them lack only one symbol for a feature: one scatter, one coin, or the last symbol on a line of
 * BIG or REG. It depends on what has landed alone, never on what will land.
 */
export function anticipatingReels(config: SlotConfig, grid: Grid): number[] {
  const reels = [...reelsLackingOne(scattersOf(config), grid), ...reelsLackingOne(coinsOf(config), grid)]
  const last = grid.length - 1
  return lacksOneForBonus(config, grid) && !reels.includes(last) ? [...reels, last] : reels
}

/** True if a line shows the symbol of a bonus on all reels but the last. */
function lacksOneForBonus({ bonuses = {}, lines }: SlotConfig, grid: Grid): boolean {
  const landed = grid.slice(0, -1)
  return Object.values(bonuses).some(({ symbol }) =>
    lines.some((rows) => landed.every((column, reel) => column[rows[reel] ?? 0] === symbol)),
  )
}

interface Wanted {
  readonly symbols: readonly string[]
  /** Infinity where they start nothing. */
  readonly needed: number
}

const idsOf = ({ symbols }: SlotConfig, role: 'scatter' | 'coin') =>
  symbols.filter((symbol) => symbol.role === role).map(({ id }) => id)

const scattersOf = (config: SlotConfig): Wanted => ({
  symbols: idsOf(config, 'scatter'),
  needed: Math.min(...Object.keys(config.scatter).map(Number)),
})

const coinsOf = (config: SlotConfig): Wanted => ({
  symbols: idsOf(config, 'coin'),
  needed: config.hold?.coinsToStart ?? Number.POSITIVE_INFINITY,
})

function reelsLackingOne({ symbols, needed }: Wanted, grid: Grid): number[] {
  let landed = 0
  return grid.flatMap((column, reel) => {
    const waits = landed === needed - 1
    landed += column.filter((symbol) => symbols.includes(symbol)).length
    return waits ? [reel] : []
  })
}
