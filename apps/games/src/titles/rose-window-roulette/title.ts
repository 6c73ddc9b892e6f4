import './theme.css'
import { tableTitle } from '../../engines/table/make-table-title.ts'
import { wheelOrder } from '../../engines/table/roulette/numbers.ts'
import { racetrack } from '../../engines/table/roulette/racetrack.ts'
import { rouletteFelt } from '../../engines/table/roulette/roulette-felt.ts'
import { createWheel } from '../../engines/table/roulette/wheel-reveal.ts'
import { drawings } from './drawings.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'
import { look } from './wheel-look.ts'

/** Roulette in a hall at dusk, on a wheel that is a rose window. */
export const title = tableTitle({
  gameCode: 'rose-window-roulette',
  drawings,
  first: ['scenery/'],
  texts,
  felt: rouletteFelt,
  calls: racetrack(wheelOrder),
  sounds: createSounds,
  createReveal: (setting) => createWheel(setting, look),
})
