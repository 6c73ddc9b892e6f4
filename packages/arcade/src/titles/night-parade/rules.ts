import type { TumbleRules } from '../../engines/slot/tumble/rules.ts'
import { strips } from './strips.ts'

/**
 * Night Parade (百鬼夜行): things that have grown old come alive at night and walk through the town. Six reels of six rows; five or more of a symbol that touch
 * along their edges win. Winners leave, the symbols above them fall, and each fall adds one to the multiplier. What the symbols show, highest paying first:
 *
 * - `tengu`: the red mask of a tengu with its long nose
 * - `long-neck`: a woman whose neck winds up like a scarf
 * - `cat`: an old cat that dances on its hind legs and has two tails
 * - `kappa`: a river kappa with the dish of water on its head
 * - `umbrella`: a paper umbrella with one eye, that hops on one leg
 * - `one-eye`: a boy with one eye and a big straw hat, who carries tofu
 * - `kettle`: a tanuki in a tea kettle
 * - `lantern`: the wild, a paper lantern with its mouth open; it is a part of every cluster that it touches
 * - `wisp`: the scatter, a foxfire; it never leaves, and six of them, one on each reel, win free spins
 *
 * A free spin begins with the multiplier that the one before it ended with. Any change here or in the strips changes the hash and the figures.
 */
export const rules: TumbleRules = {
  gameCode: 'night-parade',
  rows: 6,
  payUnit: 20,
  pays: 'cluster',
  symbols: [
    { id: 'tengu', role: 'pays', pays: { 5: 34, 6: 65, 8: 250, 10: 1200 } },
    { id: 'long-neck', role: 'pays', pays: { 5: 20, 6: 42, 8: 140, 10: 500 } },
    { id: 'cat', role: 'pays', pays: { 5: 16, 6: 30, 8: 90, 10: 400 } },
    { id: 'kappa', role: 'pays', pays: { 5: 12, 6: 20, 8: 60, 10: 200 } },
    { id: 'umbrella', role: 'pays', pays: { 5: 9, 6: 16, 8: 44, 10: 150 } },
    { id: 'one-eye', role: 'pays', pays: { 5: 6, 6: 11, 8: 30, 10: 110 } },
    { id: 'kettle', role: 'pays', pays: { 5: 4, 6: 7, 8: 20, 10: 90 } },
    { id: 'lantern', role: 'wild', pays: {} },
    { id: 'wisp', role: 'scatter', pays: {} },
  ],
  strips,
  mostFalls: 20,
  multiplier: { perFall: 1, most: 12, growsOverFreeSpins: true },
  scatter: { 6: { stakeMultiple: 3, freeSpins: 8 } },
  mostFreeSpins: 16,
}
