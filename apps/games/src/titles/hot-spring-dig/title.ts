import './theme.css'
import { boardTitle } from '../../engines/instant/board/make-board-title.ts'
import { drawings } from './drawings.ts'
import { createScenery } from './scene.ts'
import { skin } from './skin.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** Digging for hot springs in a snowy village at dusk. */
export const title = boardTitle({
  gameCode: 'hot-spring-dig',
  drawings,
  first: ['tiles/', 'scenery/'],
  cells: {
    covered: 'tiles/covered',
    pointed: 'tiles/hovered',
    safe: ['tiles/spring'],
    hazard: 'tiles/cold-water',
  },
  texts,
  skin,
  sounds: createSounds,
  createScenery,
})
