import './theme.css'
import { reelsTitle } from '../../engines/slot/reels/reels-title.ts'
import { drawings } from './drawings.ts'
import { createScenery } from './scene.ts'
import { skin } from './skin.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** An alley of small bars at dusk. A lucky cat watches the drums and beckons at each win. */
export const title = reelsTitle({
  gameCode: 'lucky-cat-alley',
  drawings,
  first: ['scenery/'],
  texts,
  skin,
  sounds: createSounds,
  createScenery,
})
