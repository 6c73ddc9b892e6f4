import { wheelOrder } from '../../engines/table/roulette/numbers.ts'
import type { WheelLook } from '../../engines/table/roulette/wheel-look.ts'

/** Stained glass in lead, and panes that drift out of it. */
export const look: WheelLook = {
  order: wheelOrder,
  colours: { zero: '#1f8f6a', red: '#c8313f', black: '#22285e' },
  letters: '#fffaf0',
  lead: '#141026',
  ring: '#f4b63f',
  drifting: ['scenery/pane-rose', 'scenery/pane-gold', 'scenery/pane-sky'],
}
