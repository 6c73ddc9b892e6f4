import { wheelOrder } from '../../engines/table/roulette/numbers.ts'
import type { WheelLook } from '../../engines/table/roulette/wheel-look.ts'

/** Lacquer and gold, and feathers that drift out of them. */
export const look: WheelLook = {
  order: wheelOrder,
  colours: { zero: '#0f6b50', red: '#c8321f', black: '#1c1418' },
  letters: '#fff4cf',
  lead: '#1a0d12',
  ring: '#f3c452',
  drifting: ['scenery/feather-fire', 'scenery/feather-leaf', 'scenery/feather-ember'],
}
