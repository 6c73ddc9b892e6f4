import './theme.css'
import { sliderTitle } from '../../engines/instant/slider/make-slider-title.ts'
import { drawings } from './drawings.ts'
import { createScenery } from './scene.ts'
import { skin } from './skin.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** A die of bone rolls along a bamboo ruler, in a study with a round window. */
export const title = sliderTitle({
  gameCode: 'hundred-step-dice',
  drawings,
  first: ['scenery/'],
  texts,
  skin,
  sounds: createSounds,
  createScenery,
})
