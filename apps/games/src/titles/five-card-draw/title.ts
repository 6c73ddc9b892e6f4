import './theme.css'
import { drawTitle } from '../../engines/cards/draw/draw-title.ts'
import { roomScenery } from '../../engines/cards/room-scenery.ts'
import { drawings } from './drawings.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** Jacks or better in a tea room at dusk. */
export const title = drawTitle({
  gameCode: 'five-card-draw',
  drawings,
  first: ['scenery/'],
  back: 'dusk',
  texts,
  sounds: createSounds,
  createScenery: (setting) => roomScenery(setting, ['scenery/leaf-gold', 'scenery/leaf-red']),
})
