import type { SlotDisplay } from '../display.ts'
import type { LinePays } from './line-wins.ts'
import { copiedGrid } from './round.ts'
import { gridAt, type Strips } from './window.ts'

/** The fields that every slot's display has; a mechanic adds its own. */
export function displayOf(
  game: {
    readonly pays: SlotDisplay['pays']
    readonly strips: Strips
    readonly rows: number
    readonly payUnit: number
    readonly lines: LinePays['lines']
    readonly symbols: readonly (Omit<SlotDisplay['symbols'][number], 'pays'> & {
      readonly pays: Readonly<Record<number, number>>
    })[]
  },
  /** The reels before the first spin. */
  { restingStops }: { readonly restingStops: readonly number[] },
): SlotDisplay {
  const { pays, strips, rows, payUnit } = game
  return {
    engine: 'slot',
    pays,
    reels: strips.length,
    rows,
    lines: game.lines.map((line) => [...line]),
    symbols: game.symbols.map((symbol) => ({ ...symbol, pays: { ...symbol.pays } })),
    payUnit,
    scatter: {},
    freeSpinWildMultiplier: 1,
    restingGrid: copiedGrid(gridAt(strips, { stops: restingStops, rows })),
  }
}
