import { fiveLines } from '../../engines/slot/kernel/pay-lines.ts'
import type { LinesRules } from '../../engines/slot/lines/rules.ts'
import { strips } from './strips.ts'

/**
 * 招き猫横丁 Lucky Cat Alley: a narrow drinking alley at dusk. Three reels of three rows, five lines (three rows, two diagonals), all wins from the left reel;
 * no wild, no scatter, no bonus.
 *
 * - `cat`      招き猫, a lucky cat with one paw up
 * - `coin`     小判, a gold oval coin
 * - `knot`     水引, a knot of red and white paper cord
 * - `taiyaki`  鯛焼き, a cake in the shape of a sea bream
 * - `sake`     徳利, a sake bottle and a cup
 * - `skewer`   焼き魚, a fish on a skewer
 * - `lantern`  赤提灯, a red paper lantern
 * - `bell`     鈴, a cat's collar with its bell; it pays already on two reels
 */
export const rules: LinesRules = {
  gameCode: 'lucky-cat-alley',
  rows: 3,
  lines: fiveLines,
  symbols: [
    { id: 'cat', role: 'pays', pays: { 3: 150 } },
    { id: 'coin', role: 'pays', pays: { 3: 90 } },
    { id: 'knot', role: 'pays', pays: { 3: 60 } },
    { id: 'taiyaki', role: 'pays', pays: { 3: 40 } },
    { id: 'sake', role: 'pays', pays: { 3: 30 } },
    { id: 'skewer', role: 'pays', pays: { 3: 25 } },
    { id: 'lantern', role: 'pays', pays: { 3: 20 } },
    { id: 'bell', role: 'pays', pays: { 2: 3, 3: 15 } },
  ],
  strips,
  scatter: {},
  freeSpinWildMultiplier: 1,
}
