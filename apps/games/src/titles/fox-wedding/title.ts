import './theme.css'
import { reelsTitle } from '../../engines/slot/reels/reels-title.ts'
import { drawings } from './drawings.ts'
import { createScenery } from './scene.ts'
import { skin } from './skin.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** Foxes marry in a sun shower. When suns multiply a win, the clouds open. */
export const title = reelsTitle({
  gameCode: 'fox-wedding',
  drawings,
  first: ['scenery/'],
  texts,
  skin,
  sounds: createSounds,
  createScenery,
})
