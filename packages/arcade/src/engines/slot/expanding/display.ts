import type { SlotDisplay } from '../display.ts'
import { displayOf } from '../kernel/display-of.ts'
import { type ExpandingRules, expandingSymbols } from './rules.ts'

/** The display of a slot with an expanding symbol in free spins. */
export function expandingDisplay(
  rules: ExpandingRules,
  resting: { readonly restingStops: readonly number[] },
): SlotDisplay {
  const game = { ...rules, pays: 'lines', strips: rules.strips.base, payUnit: rules.lines.length } as const
  return {
    ...displayOf(game, resting),
    scatter: { ...rules.scatter },
    mostFreeSpins: rules.mostFreeSpins,
    ...(rules.mostMultiple !== undefined && { mostMultiple: rules.mostMultiple }),
    expandingSymbols: [...expandingSymbols(rules)],
  }
}
