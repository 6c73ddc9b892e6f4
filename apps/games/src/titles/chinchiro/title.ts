import './theme.css'
import { tableTitle } from '../../engines/table/make-table-title.ts'
import { createBowlReveal } from './bowl-reveal.ts'
import { drawings } from './drawings.ts'
import { chinchiroFelt, uprightChinchiroFelt } from './felt.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** Chinchiro in a small bar: banker and player throw three dice into a bowl. */
export const title = tableTitle({
  gameCode: 'chinchiro',
  drawings,
  first: ['scenery/'],
  texts,
  felt: chinchiroFelt,
  uprightFelt: uprightChinchiroFelt,
  sounds: createSounds,
  createReveal: createBowlReveal,
})
