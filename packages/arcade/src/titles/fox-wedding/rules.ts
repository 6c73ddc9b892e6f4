import type { WaysRules } from '../../engines/slot/ways/rules.ts'
import { strips } from './strips.ts'

/**
 * Fox Wedding (狐の嫁入り): in a sun shower, foxes are said to marry. Five reels of three rows, 243 ways from the left; each reel with a sun doubles the wins that
 * reach it. What the symbols show, highest paying first:
 *
 * - `sun`: the wild, the sun behind slanting rain; on the second, third and fourth reel
 * - `bride`: a white fox under the bride's white hood
 * - `groom`: a fox in a crested black coat with a vermilion parasol
 * - `lantern`: a tall paper lantern on a pole, with the crest of the wedding
 * - `sake`: three vermilion wedding cups, one on the other
 * - `umbrella`: an open paper umbrella, seen from above
 * - `hydrangea`: a blue hydrangea
 * - `bamboo`: three stems of bamboo
 * - `leaf`: a taro leaf that carries raindrops
 *
 * Any change here or in the strips changes the hash and the figures.
 */
export const rules: WaysRules = {
  gameCode: 'fox-wedding',
  rows: 3,
  payUnit: 20,
  symbols: [
    { id: 'sun', role: 'wild', pays: {} },
    { id: 'bride', role: 'pays', pays: { 3: 16, 4: 50, 5: 180 } },
    { id: 'groom', role: 'pays', pays: { 3: 12, 4: 40, 5: 150 } },
    { id: 'lantern', role: 'pays', pays: { 3: 8, 4: 20, 5: 70 } },
    { id: 'sake', role: 'pays', pays: { 3: 6, 4: 15, 5: 40 } },
    { id: 'umbrella', role: 'pays', pays: { 3: 4, 4: 10, 5: 24 } },
    { id: 'hydrangea', role: 'pays', pays: { 3: 3, 4: 6, 5: 15 } },
    { id: 'bamboo', role: 'pays', pays: { 3: 2, 4: 4, 5: 8 } },
    { id: 'leaf', role: 'pays', pays: { 3: 1, 4: 3, 5: 6 } },
  ],
  strips,
  wildMultiplier: 2,
  wildExpands: false,
}
