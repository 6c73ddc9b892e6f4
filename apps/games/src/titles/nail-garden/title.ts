import './theme.css'
import { plinkoTitle } from '../../engines/instant/plinko/make-plinko-title.ts'
import { drawings } from './drawings.ts'
import { createScenery } from './scene.ts'
import { skin } from './skin.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** A marble falls through brass pins on a wooden board, in a garden of maples. */
export const title = plinkoTitle({
  gameCode: 'nail-garden',
  drawings,
  first: ['scenery/'],
  texts,
  skin,
  sounds: createSounds,
  createScenery,
})
