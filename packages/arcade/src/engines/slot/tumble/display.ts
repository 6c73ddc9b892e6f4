import type { SlotDisplay } from '../display.ts'
import { copiedGrid } from '../kernel/round.ts'
import { gridAt } from '../kernel/window.ts'
import type { TumbleRules } from './rules.ts'

/** The display of a tumbling slot. `restingStops`: the reels before the first spin. */
export function tumbleDisplay(rules: TumbleRules, { restingStops }: { restingStops: readonly number[] }): SlotDisplay {
  return {
    engine: 'slot',
    pays: rules.pays,
    reels: rules.strips.base.length,
    rows: rules.rows,
    lines: [],
    symbols: rules.symbols.map((symbol) => ({ ...symbol, pays: { ...symbol.pays } })),
    payUnit: rules.payUnit,
    scatter: { ...rules.scatter },
    freeSpinWildMultiplier: 1,
    tumble: {
      mostFalls: rules.mostFalls,
      multiplierPerFall: rules.multiplier.perFall,
      mostMultiplier: rules.multiplier.most,
      growsOverFreeSpins: rules.multiplier.growsOverFreeSpins,
      mostFreeSpins: rules.mostFreeSpins,
    },
    restingGrid: copiedGrid(gridAt(rules.strips.base, { stops: restingStops, rows: rules.rows })),
  }
}
