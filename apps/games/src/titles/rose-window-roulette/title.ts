import './theme.css'
import { tableTitle } from '../../engines/table/make-table-title.ts'
import { drawings } from './drawings.ts'
import { rouletteFelt } from './felt.ts'
import { wheelOrder } from './numbers.ts'
import { racetrack } from './racetrack.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'
import { createWheel } from './wheel.ts'

/** Roulette in a hall at dusk, on a wheel that is a rose window. */
export const title = tableTitle({
  gameCode: 'rose-window-roulette',
  drawings,
  first: ['scenery/'],
  texts,
  felt: rouletteFelt,
  calls: racetrack(wheelOrder),
  sounds: createSounds,
  createReveal: (setting) => createWheel(setting, { wheel: wheelOrder }),
})
