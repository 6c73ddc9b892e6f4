import './theme.css'
import { tableTitle } from '../../engines/table/make-table-title.ts'
import { drawings } from './drawings.ts'
import { uprightZodiacFelt, zodiacFelt } from './felt.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'
import { createWheel } from './wheel.ts'

const pictureOf = (animal: string) => drawings.url(`animals/${animal}`)

/** The money wheel of the twelve animals, in a carved hall. */
export const title = tableTitle({
  gameCode: 'zodiac-wheel',
  drawings,
  first: ['animals/', 'scenery/'],
  texts,
  felt: (spots, words, terms) => zodiacFelt(spots, words, { terms, pictureOf }),
  uprightFelt: (spots, words, terms) => uprightZodiacFelt(spots, words, { terms, pictureOf }),
  sounds: createSounds,
  createReveal: createWheel,
})
