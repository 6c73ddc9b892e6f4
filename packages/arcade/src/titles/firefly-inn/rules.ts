import { fiveLines } from '../../engines/slot/kernel/pay-lines.ts'
import type { RespinRules } from '../../engines/slot/respins/rules.ts'
import { strips } from './strips.ts'

/**
 * 蛍の宿 Firefly Inn: an inn at a river on a night in June; each reel is one of its windows. Three reels of three rows, five lines (three rows, two diagonals),
 * all wins from the left reel.
 *
 * - `firefly`     蛍, wild: its window lights up, fills with fireflies and stays, and the others turn again
 * - `umbrella`    番傘, a paper umbrella
 * - `tea`         急須, a teapot and a cup
 * - `geta`        下駄, wooden sandals
 * - `river-fish`  鮎, a river fish on a skewer
 * - `frog`        蛙, a tree frog
 * - `bucket`      湯桶, a bath bucket
 * - `iris`        花菖蒲, an iris
 * - `fern`        しだ, a fern; it pays already on two reels
 */
export const rules: RespinRules = {
  gameCode: 'firefly-inn',
  rows: 3,
  lines: fiveLines,
  symbols: [
    { id: 'firefly', role: 'wild', pays: { 3: 26 } },
    { id: 'umbrella', role: 'pays', pays: { 3: 25 } },
    { id: 'tea', role: 'pays', pays: { 3: 18 } },
    { id: 'geta', role: 'pays', pays: { 3: 15 } },
    { id: 'river-fish', role: 'pays', pays: { 3: 12 } },
    { id: 'frog', role: 'pays', pays: { 3: 10 } },
    { id: 'bucket', role: 'pays', pays: { 3: 8 } },
    { id: 'iris', role: 'pays', pays: { 3: 7 } },
    { id: 'fern', role: 'pays', pays: { 2: 2, 3: 6 } },
  ],
  strips,
}
