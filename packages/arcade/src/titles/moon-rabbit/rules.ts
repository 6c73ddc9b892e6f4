import type { ExpandingRules } from '../../engines/slot/expanding/rules.ts'
import { strips } from './strips.ts'

/** The rules of rounds that were played before a round had a greatest win. */
export const rulesWithoutMost: ExpandingRules = {
  gameCode: 'moon-rabbit',
  rows: 3,
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [1, 0, 1, 2, 1],
  ],
  symbols: [
    { id: 'moon', role: 'scatter', pays: {} },
    { id: 'rabbit', role: 'pays', pays: { 2: 10, 3: 100, 4: 1000, 5: 5000 } },
    { id: 'mortar', role: 'pays', pays: { 2: 5, 3: 50, 4: 400, 5: 2000 } },
    { id: 'owl', role: 'pays', pays: { 2: 5, 3: 40, 4: 250, 5: 1250 } },
    { id: 'dumplings', role: 'pays', pays: { 2: 5, 3: 30, 4: 200, 5: 1000 } },
    { id: 'ewer', role: 'pays', pays: { 3: 20, 4: 100, 5: 500 } },
    { id: 'pampas', role: 'pays', pays: { 3: 20, 4: 80, 5: 500 } },
    { id: 'clover', role: 'pays', pays: { 3: 5, 4: 50, 5: 300 } },
    { id: 'chestnut', role: 'pays', pays: { 3: 5, 4: 50, 5: 300 } },
    { id: 'crescent', role: 'pays', pays: { 3: 5, 4: 50, 5: 300 } },
  ],
  strips,
  scatter: {
    3: { stakeMultiple: 2, freeSpins: 12 },
    4: { stakeMultiple: 20, freeSpins: 16 },
  },
  mostFreeSpins: 36,
}

/** Rules of Moon Rabbit (月の兎). Any change here or in the strips changes the hash and the figures. */
export const rules: ExpandingRules = { ...rulesWithoutMost, mostMultiple: 10_000 }
