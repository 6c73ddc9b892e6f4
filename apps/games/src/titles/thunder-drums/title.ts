import { reelsTitle } from '../../engines/slot/reels/reels-title.ts'
import { drawings } from './drawings.ts'
import { hold } from './hold.ts'
import { createScenery } from './scene.ts'
import { skin } from './skin.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** The thunder god's ring of drums in a black storm. Drumheads that stay light the ring; a full ring is the greatest of three fixed prizes. */
export const title = reelsTitle({
  gameCode: 'thunder-drums',
  drawings,
  first: ['scenery/', 'coins/'],
  texts,
  skin,
  hold,
  sounds: createSounds,
  createScenery,
})
