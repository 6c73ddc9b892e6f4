import { tumbleTitle } from '../../engines/slot/tumble/tumble-title.ts'
import { drawings } from './drawings.ts'
import { createScenery } from './scene.ts'
import { skin } from './skin.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** A koi climbs a waterfall with the multiplier and becomes a dragon; free spins are in a storm, behind the dragon gate. */
export const title = tumbleTitle({
  gameCode: 'koi-climb',
  drawings,
  first: ['scenery/'],
  texts,
  skin,
  sounds: createSounds,
  createScenery,
})
