import { tumbleTitle } from '../../engines/slot/tumble/tumble-title.ts'
import { drawings } from './drawings.ts'
import { createScenery } from './scene.ts'
import { skin } from './skin.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'
import './theme.css'

/** A toy shop by day: a hammer knocks rows out of a tower of painted blocks, and a daruma watches from its top. */
export const title = tumbleTitle({
  gameCode: 'daruma-drop',
  drawings,
  first: ['scenery/'],
  texts,
  skin,
  sounds: createSounds,
  createScenery,
})
