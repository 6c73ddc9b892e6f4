import './theme.css'
import { highLowTitle } from '../../engines/cards/high-low/high-low-title.ts'
import { roomScenery } from '../../engines/cards/room-scenery.ts'
import { drawings } from './drawings.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** The twelve months of hanafuda on crimson felt: what comes next? */
export const title = highLowTitle({
  gameCode: 'hanafuda-high-low',
  drawings,
  first: ['scenery/'],
  back: 'flowers',
  texts,
  sounds: createSounds,
  createScenery: (setting) => roomScenery(setting, ['scenery/petal', 'scenery/leaf-red', 'scenery/leaf-gold']),
})
