import { reelsTitle } from '../../engines/slot/reels/reels-title.ts'
import { drawings } from './drawings.ts'
import { createScenery } from './scene.ts'
import { skin } from './skin.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** A firework maker's workshop at night. The notice lamp blooms before a bonus, and the workshop opens onto a sky of fireworks. */
export const title = reelsTitle({
  gameCode: 'firework-maker',
  drawings,
  first: ['scenery/'],
  texts,
  skin,
  sounds: createSounds,
  createScenery,
})
