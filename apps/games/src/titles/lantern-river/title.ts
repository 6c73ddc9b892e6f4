import { reelsTitle } from '../../engines/slot/reels/reels-title.ts'
import { drawings } from './drawings.ts'
import { createScenery } from './scene.ts'
import { skin } from './skin.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** Lanterns on a river at night; free spins are at dawn. */
export const title = reelsTitle({
  gameCode: 'lantern-river',
  drawings,
  first: ['scenery/night/', 'scenery/raft', 'scenery/sky-lantern', 'scenery/gate'],
  texts,
  skin,
  sounds: createSounds,
  createScenery,
})
