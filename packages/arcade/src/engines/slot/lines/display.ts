import type { SlotDisplay } from '../display.ts'
import { displayOf } from '../kernel/display-of.ts'
import type { LinesRules } from './rules.ts'

/** The display of a slot on lines. */
export function linesDisplay(rules: LinesRules, resting: { readonly restingStops: readonly number[] }): SlotDisplay {
  const game = { ...rules, pays: 'lines', strips: rules.strips.base, payUnit: rules.lines.length } as const
  return {
    ...displayOf(game, resting),
    scatter: { ...rules.scatter },
    freeSpinWildMultiplier: rules.freeSpinWildMultiplier,
    ...(rules.mostMultiple !== undefined && { mostMultiple: rules.mostMultiple }),
  }
}
