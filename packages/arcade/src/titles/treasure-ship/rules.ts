import type { WaysRules } from '../../engines/slot/ways/rules.ts'
import { strips } from './strips.ts'

/**
 * Treasure Ship (宝船): five reels of four rows, 1,024 ways from the left; a sail on one of the three reels in the middle fills that reel. What the symbols
 * show, highest paying first:
 *
 * - `sail`: the wild, the ship's sail full of wind
 * - `dancer`, `fisher`, `warrior`, `laughing`: four lucky gods, with a lute, a sea bream, a spear and a sack
 * - `mallet`: the mallet of luck
 * - `bream`: a sea bream
 * - `bales`: three bales of rice
 * - `coral`: a branch of red coral
 * - `fan`: a folding fan
 *
 * Any change here or in the strips changes the hash and the figures.
 */
export const rules: WaysRules = {
  gameCode: 'treasure-ship',
  rows: 4,
  payUnit: 50,
  symbols: [
    { id: 'sail', role: 'wild', pays: {} },
    { id: 'dancer', role: 'pays', pays: { 3: 7, 4: 10, 5: 240 } },
    { id: 'fisher', role: 'pays', pays: { 3: 5, 4: 8, 5: 40 } },
    { id: 'warrior', role: 'pays', pays: { 3: 4, 4: 6, 5: 30 } },
    { id: 'laughing', role: 'pays', pays: { 3: 3, 4: 5, 5: 14 } },
    { id: 'mallet', role: 'pays', pays: { 3: 3, 4: 4, 5: 8 } },
    { id: 'bream', role: 'pays', pays: { 3: 3, 4: 4, 5: 8 } },
    { id: 'bales', role: 'pays', pays: { 3: 2, 4: 4, 5: 7 } },
    { id: 'coral', role: 'pays', pays: { 3: 2, 4: 4, 5: 7 } },
    { id: 'fan', role: 'pays', pays: { 3: 1, 4: 2, 5: 3 } },
  ],
  strips,
  wildMultiplier: 1,
  wildExpands: true,
}
