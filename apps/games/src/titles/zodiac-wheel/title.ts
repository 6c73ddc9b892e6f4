import './theme.css'
import { liveTableTitle } from '../../engines/table/live/make-live-title.ts'
import { drawings } from './drawings.ts'
import { uprightZodiacFelt, zodiacFelt } from './felt.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'
import { createWheel } from './wheel.ts'

const pictureOf = (animal: string) => drawings.url(`animals/${animal}`)

/** The money wheel of the twelve animals in a carved hall, for all players of its table. */
export const title = liveTableTitle({
  gameCode: 'zodiac-wheel',
  drawings,
  first: ['animals/', 'scenery/'],
  texts,
  felt: (spots, words, terms) => zodiacFelt(spots, words, { terms, pictureOf }),
  uprightFelt: (spots, words, terms) => uprightZodiacFelt(spots, words, { terms, pictureOf }),
  sounds: createSounds,
  createReveal: createWheel,
})
