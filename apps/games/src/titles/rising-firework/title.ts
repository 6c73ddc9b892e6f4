import './theme.css'
import { crashTitle } from '../../engines/crash/make-crash-title.ts'
import { drawings } from './drawings.ts'
import { createScenery } from './scene.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** A shell climbs over a river on a summer night, before a crowd, until it bursts. */
export const title = crashTitle({
  gameCode: 'rising-firework',
  drawings,
  first: ['scenery/'],
  texts,
  sounds: createSounds,
  createScenery,
})
