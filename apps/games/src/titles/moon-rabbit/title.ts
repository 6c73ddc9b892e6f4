import './theme.css'
import { reelsTitle } from '../../engines/slot/reels/reels-title.ts'
import { drawings } from './drawings.ts'
import { createScenery } from './scene.ts'
import { skin } from './skin.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** Rabbits pound rice cakes before the harvest moon; in free spins they leap up to it, and one symbol fills the reels. */
export const title = reelsTitle({
  gameCode: 'moon-rabbit',
  drawings,
  first: ['scenery/'],
  texts,
  skin,
  sounds: createSounds,
  createScenery,
})
