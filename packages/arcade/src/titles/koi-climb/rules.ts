import type { TumbleRules } from '../../engines/slot/tumble/rules.ts'
import { strips } from './strips.ts'

/**
 * Koi Climb (鯉の滝登り): a koi that climbs a waterfall becomes a dragon. Six reels of five rows; eight or more of a symbol anywhere in view win. Winners
 * leave, the symbols above them fall, and each fall adds one to the multiplier. What the symbols show, highest paying first:
 *
 * - `dragon`: the head of a dragon with whiskers, what the koi becomes at the top of the fall
 * - `koi-gold`: a golden koi that leaps to the right
 * - `koi-red`: a white koi with red patches, curved to the left
 * - `koi-white`: a white koi with ink-black patches, seen from above
 * - `turtle`: a turtle that swims, seen from above
 * - `lily`: a pink water lily on its leaf
 * - `coin`: an old round coin with a square hole
 * - `pebble`: a smooth blue-grey river stone
 * - `gate`: the scatter, a vermilion gate in the spray of the waterfall; it never leaves, and four or more win free spins
 *
 * A free spin begins with the multiplier that the one before it ended with. Any change here or in the strips changes the hash and the figures.
 */
export const rules: TumbleRules = {
  gameCode: 'koi-climb',
  rows: 5,
  payUnit: 20,
  pays: 'anywhere',
  symbols: [
    { id: 'dragon', role: 'pays', pays: { 8: 160, 10: 1500 } },
    { id: 'koi-gold', role: 'pays', pays: { 8: 20, 10: 80, 12: 800 } },
    { id: 'koi-red', role: 'pays', pays: { 8: 15, 10: 50, 12: 400 } },
    { id: 'koi-white', role: 'pays', pays: { 8: 12, 10: 40, 12: 240 } },
    { id: 'turtle', role: 'pays', pays: { 8: 10, 10: 30, 12: 180 } },
    { id: 'lily', role: 'pays', pays: { 8: 5, 10: 20, 12: 100 } },
    { id: 'coin', role: 'pays', pays: { 8: 4, 10: 11, 12: 60 } },
    { id: 'pebble', role: 'pays', pays: { 8: 2, 10: 8, 12: 40 } },
    { id: 'gate', role: 'scatter', pays: {} },
  ],
  strips,
  mostFalls: 20,
  multiplier: { perFall: 1, most: 15, growsOverFreeSpins: true },
  scatter: {
    4: { stakeMultiple: 3, freeSpins: 10 },
    5: { stakeMultiple: 10, freeSpins: 10 },
    6: { stakeMultiple: 100, freeSpins: 10 },
  },
  mostFreeSpins: 20,
}
