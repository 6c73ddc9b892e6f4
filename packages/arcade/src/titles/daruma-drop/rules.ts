import type { TumbleRules } from '../../engines/slot/tumble/rules.ts'
import { strips } from './strips.ts'

/**
 * Daruma Drop (だるま落とし): the wooden toy whose blocks are knocked out with a hammer. Five reels of four rows; three or more of a symbol in one row win,
 * anywhere in it. The lowest winning row pays and is knocked out as a whole, the rows above it fall, and each fall adds one to the multiplier. What the
 * symbols show, each painted on a turned wooden block, highest paying first:
 *
 * - `daruma`: the face of a daruma on red
 * - `horse`: a black wooden horse on mustard
 * - `temari`: a ball wound with coloured thread on mint
 * - `crane`: a folded paper crane on black
 * - `kite`: a square paper kite on sky blue
 * - `drum`: a rattle drum with two beads on white
 * - `pinwheel`: a paper pinwheel on salmon
 * - `top`: a spinning top on plain wood
 *
 * Any change here or in the strips changes the hash and the figures.
 */
export const rules: TumbleRules = {
  gameCode: 'daruma-drop',
  rows: 4,
  payUnit: 20,
  pays: 'rows',
  symbols: [
    { id: 'daruma', role: 'pays', pays: { 3: 70, 4: 400, 5: 4000 } },
    { id: 'horse', role: 'pays', pays: { 3: 36, 4: 140, 5: 600 } },
    { id: 'temari', role: 'pays', pays: { 3: 24, 4: 90, 5: 400 } },
    { id: 'crane', role: 'pays', pays: { 3: 15, 4: 60, 5: 250 } },
    { id: 'kite', role: 'pays', pays: { 3: 10, 4: 36, 5: 120 } },
    { id: 'drum', role: 'pays', pays: { 3: 8, 4: 24, 5: 100 } },
    { id: 'pinwheel', role: 'pays', pays: { 3: 6, 4: 18, 5: 75 } },
    { id: 'top', role: 'pays', pays: { 3: 4, 4: 12, 5: 50 } },
  ],
  strips,
  mostFalls: 20,
  multiplier: { perFall: 1, most: 10, growsOverFreeSpins: false },
  scatter: {},
  mostFreeSpins: 0,
}
