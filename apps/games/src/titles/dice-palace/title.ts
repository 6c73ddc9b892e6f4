import './theme.css'
import { tableTitle } from '../../engines/table/make-table-title.ts'
import { createDiceReveal } from '../../engines/table/reveal/dice-reveal.ts'
import { paintBowl } from '../../tabletop/dice/paint-cups.ts'
import { bone } from '../../tabletop/dice/paint-die.ts'
import { drawings } from './drawings.ts'
import { sicBoFelt, uprightSicBoFelt } from './felt.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** Sic Bo in a palace of gold screens: three dice of bone that roll out of a lacquer bowl. */
export const title = tableTitle({
  gameCode: 'dice-palace',
  drawings,
  first: ['scenery/'],
  texts,
  felt: sicBoFelt,
  uprightFelt: uprightSicBoFelt,
  sounds: createSounds,
  createReveal: (setting) =>
    createDiceReveal(setting, {
      colours: bone,
      edge: 0.095,
      vessel: { paint: paintBowl, size: 0.62 },
      shaken: { x: 0, y: -0.1 },
      lie: { x: 0, y: 0.12 },
      drifting: ['scenery/leaf-red', 'scenery/leaf-gold'],
    }),
})
