import type { HoldRules } from '../../engines/slot/hold/rules.ts'
import { strips } from './strips.ts'

/**
 * 雷神太鼓 Thunder Drums: the thunder god's ring of drums around a black storm. Five reels of four rows, twenty-five lines from the left.
 *
 * The coin is a drumhead with three commas (tomoe). Eight in view start the drumming: they stay, and the other cells spin again until three respins in a row bring
 * none. There are three fixed prizes: two of them are drumheads, and the third is a ring of drums that is complete, one drum for each of the twenty cells.
 */
export const rules: HoldRules = {
  gameCode: 'thunder-drums',
  rows: 4,
  payUnit: 25,
  lines: [
    [1, 1, 1, 1, 1],
    [2, 2, 2, 2, 2],
    [0, 0, 0, 0, 0],
    [3, 3, 3, 3, 3],
    [0, 1, 2, 1, 0],
    [3, 2, 1, 2, 3],
    [1, 2, 3, 2, 1],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 0, 0],
    [3, 3, 2, 3, 3],
    [1, 0, 0, 0, 1],
    [2, 3, 3, 3, 2],
    [1, 1, 2, 1, 1],
    [2, 2, 1, 2, 2],
    [0, 1, 1, 1, 0],
    [3, 2, 2, 2, 3],
    [1, 0, 1, 0, 1],
    [2, 3, 2, 3, 2],
    [0, 1, 0, 1, 0],
    [3, 2, 3, 2, 3],
    [1, 2, 1, 2, 1],
    [2, 1, 2, 1, 2],
    [0, 0, 1, 2, 2],
    [3, 3, 2, 1, 1],
    [2, 2, 1, 0, 0],
  ],
  symbols: [
    { id: 'tomoe', role: 'coin', pays: {} },
    { id: 'raijin', role: 'pays', pays: { 3: 250, 4: 2500, 5: 25000 } },
    { id: 'fujin', role: 'pays', pays: { 3: 150, 4: 1000, 5: 8000 } },
    { id: 'drum', role: 'pays', pays: { 3: 100, 4: 500, 5: 4000 } },
    { id: 'sticks', role: 'pays', pays: { 3: 40, 4: 150, 5: 600 } },
    { id: 'bolt', role: 'pays', pays: { 3: 40, 4: 125, 5: 500 } },
    { id: 'bell', role: 'pays', pays: { 3: 30, 4: 100, 5: 400 } },
    { id: 'tiger', role: 'pays', pays: { 3: 10, 4: 40, 5: 150 } },
    { id: 'swirl', role: 'pays', pays: { 3: 10, 4: 40, 5: 150 } },
  ],
  strips,
  coinsToStart: 8,
  respins: 3,
  landing: { coin: 1, of: 24 },
  values: [
    { units: 25, weight: 25000, tier: null },
    { units: 50, weight: 15000, tier: null },
    { units: 75, weight: 7500, tier: null },
    { units: 125, weight: 4000, tier: null },
    { units: 250, weight: 2750, tier: null },
    { units: 500, weight: 845, tier: null },
    { units: 1250, weight: 750, tier: null },
    { units: 750, weight: 75, tier: 'mini' },
    { units: 5000, weight: 12, tier: 'major' },
  ],
  fullBoard: { units: 75_000, tier: 'grand' },
  mostUnits: 78_750,
}
