import './theme.css'
import { tumbleTitle } from '../../engines/slot/tumble/tumble-title.ts'
import { drawings } from './drawings.ts'
import { createScenery } from './scene.ts'
import { skin } from './skin.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** A picture scroll of yokai moves on with each fall; in free spins a wash of night falls over it. */
export const title = tumbleTitle({
  gameCode: 'night-parade',
  drawings,
  first: ['scenery/'],
  texts,
  skin,
  sounds: createSounds,
  createScenery,
})
