import './theme.css'
import { blackjackTitle } from '../../engines/cards/blackjack/blackjack-title.ts'
import { drawings } from './drawings.ts'
import { createScenery } from './scene.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** Blackjack on green felt in a bamboo grove. */
export const title = blackjackTitle({
  gameCode: 'bamboo-blackjack',
  drawings,
  first: ['scenery/'],
  back: 'brand',
  texts,
  sounds: createSounds,
  createScenery,
})
