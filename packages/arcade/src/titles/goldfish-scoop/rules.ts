import type { HoldRules } from '../../engines/slot/hold/rules.ts'
import { twentyLines } from '../../engines/slot/kernel/pay-lines.ts'
import { strips } from './strips.ts'

/**
 * 金魚すくい Goldfish Scoop: a stall with a tank of goldfish at a summer festival. Five reels of three rows, twenty lines from the left.
 *
 * The coin is a goldfish in a glass bowl. Six bowls in view start the scooping: they stay, and the other cells spin again until three respins in a row bring no
 * fish. The kind of fish is its value.
 */
export const rules: HoldRules = {
  gameCode: 'goldfish-scoop',
  rows: 3,
  payUnit: 20,
  lines: twentyLines,
  symbols: [
    { id: 'bowl', role: 'coin', pays: {} },
    { id: 'mask', role: 'pays', pays: { 3: 100, 4: 500, 5: 2500 } },
    { id: 'pinwheel', role: 'pays', pays: { 3: 60, 4: 250, 5: 1000 } },
    { id: 'fan', role: 'pays', pays: { 3: 40, 4: 150, 5: 500 } },
    { id: 'ramune', role: 'pays', pays: { 3: 30, 4: 100, 5: 300 } },
    { id: 'apple', role: 'pays', pays: { 3: 20, 4: 50, 5: 150 } },
    { id: 'ice', role: 'pays', pays: { 3: 15, 4: 40, 5: 100 } },
    { id: 'yoyo', role: 'pays', pays: { 3: 15, 4: 40, 5: 100 } },
  ],
  strips,
  coinsToStart: 6,
  respins: 3,
  landing: { coin: 1, of: 18 },
  values: [
    { units: 20, weight: 116, tier: null },
    { units: 40, weight: 81, tier: null },
    { units: 60, weight: 50, tier: null },
    { units: 100, weight: 32, tier: null },
    { units: 200, weight: 12, tier: null },
    { units: 500, weight: 2, tier: null },
    { units: 1000, weight: 2, tier: null },
  ],
  fullBoard: { units: 10_000, tier: null },
  mostUnits: 13_000,
}
