import type { SlotDisplay } from '../display.ts'
import { displayOf } from '../kernel/display-of.ts'
import type { WaysRules } from './rules.ts'

/** The display of a slot in ways. */
export function waysDisplay(rules: WaysRules, resting: { readonly restingStops: readonly number[] }): SlotDisplay {
  return {
    ...displayOf({ ...rules, pays: 'ways', lines: [] }, resting),
    ...(rules.wildMultiplier > 1 && { waysWildMultiplier: rules.wildMultiplier }),
    ...(rules.wildExpands && { wildsExpand: true }),
  }
}
