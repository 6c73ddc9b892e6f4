import { twentyLines } from '../../engines/slot/kernel/pay-lines.ts'
import type { LinesRules } from '../../engines/slot/lines/rules.ts'
import { strips } from './strips.ts'

/** The rules of rounds that were played before a round had a greatest win. */
export const rulesWithoutMost: LinesRules = {
  gameCode: 'lantern-river',
  rows: 3,
  lines: twentyLines,
  symbols: [
    { id: 'moon', role: 'wild', pays: {} },
    { id: 'gate', role: 'scatter', pays: {} },
    { id: 'lantern', role: 'pays', pays: { 3: 100, 4: 400, 5: 2000 } },
    { id: 'koi', role: 'pays', pays: { 3: 50, 4: 200, 5: 800 } },
    { id: 'crane', role: 'pays', pays: { 3: 40, 4: 150, 5: 600 } },
    { id: 'lotus', role: 'pays', pays: { 3: 35, 4: 120, 5: 400 } },
    { id: 'fox', role: 'pays', pays: { 3: 25, 4: 80, 5: 300 } },
    { id: 'fan', role: 'pays', pays: { 3: 20, 4: 60, 5: 200 } },
    { id: 'maple', role: 'pays', pays: { 3: 12, 4: 40, 5: 150 } },
    { id: 'wave', role: 'pays', pays: { 3: 12, 4: 40, 5: 150 } },
    { id: 'bamboo', role: 'pays', pays: { 3: 10, 4: 30, 5: 100 } },
    { id: 'plum', role: 'pays', pays: { 3: 10, 4: 25, 5: 100 } },
  ],
  strips,
  scatter: {
    3: { stakeMultiple: 2, freeSpins: 10 },
    4: { stakeMultiple: 10, freeSpins: 15 },
    5: { stakeMultiple: 50, freeSpins: 20 },
  },
  freeSpinWildMultiplier: 2,
}

/** Rules of Lantern River (灯籠流し). Any change here or in the strips changes the hash and the figures. */
export const rules: LinesRules = { ...rulesWithoutMost, mostMultiple: 10_000 }
