import './theme.css'
import { tableTitle } from '../../engines/table/make-table-title.ts'
import { createDiceReveal } from '../../engines/table/reveal/dice-reveal.ts'
import { paintTsubo } from '../../tabletop/dice/paint-cups.ts'
import { bone } from '../../tabletop/dice/paint-die.ts'
import { drawings } from './drawings.ts'
import { choHanFelt, uprightChoHanFelt } from './felt.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** Even or odd on tatami: two dice under a rattan cup, which is lifted off them. */
export const title = tableTitle({
  gameCode: 'cho-han',
  drawings,
  first: ['scenery/'],
  texts,
  felt: choHanFelt,
  uprightFelt: uprightChoHanFelt,
  sounds: createSounds,
  createReveal: (setting) =>
    createDiceReveal(setting, {
      colours: bone,
      edge: 0.115,
      vessel: { paint: paintTsubo, size: 0.56 },
      shaken: { x: 0, y: 0.06 },
      lie: { x: 0, y: 0.06 },
      drifting: ['scenery/petal-pink', 'scenery/petal-white'],
    }),
})
