import { reelsTitle } from '../../engines/slot/reels/reels-title.ts'
import { drawings } from './drawings.ts'
import { hold } from './hold.ts'
import { createScenery } from './scene.ts'
import { skin } from './skin.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** A tank of goldfish at a summer festival. Bowls that stay start the scooping, in the evening light of lanterns. */
export const title = reelsTitle({
  gameCode: 'goldfish-scoop',
  drawings,
  first: ['scenery/', 'coins/'],
  texts,
  skin,
  hold,
  sounds: createSounds,
  createScenery,
})
