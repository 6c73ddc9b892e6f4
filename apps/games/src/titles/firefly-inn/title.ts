import './theme.css'
import { reelsTitle } from '../../engines/slot/reels/reels-title.ts'
import { drawings } from './drawings.ts'
import { createScenery } from './scene.ts'
import { skin } from './skin.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** An inn at a river by night; each reel is a window. One in which a firefly lands lights up and stays. */
export const title = reelsTitle({
  gameCode: 'firefly-inn',
  drawings,
  first: ['scenery/'],
  texts,
  skin,
  sounds: createSounds,
  createScenery,
})
