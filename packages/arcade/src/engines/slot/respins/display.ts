import type { SlotDisplay } from '../display.ts'
import { displayOf } from '../kernel/display-of.ts'
import type { RespinRules } from './rules.ts'

/** The display of a slot with sticky respins. */
export function respinDisplay(rules: RespinRules, resting: { readonly restingStops: readonly number[] }): SlotDisplay {
  return { ...displayOf({ ...rules, pays: 'lines', payUnit: rules.lines.length }, resting), stickyWilds: true }
}
