import './theme.css'
import { baccaratFelt, uprightBaccaratFelt } from '../../engines/table/baccarat/felt.ts'
import { baccaratRoads } from '../../engines/table/baccarat/roads.ts'
import { tableTitle } from '../../engines/table/make-table-title.ts'
import { createCardReveal } from '../../engines/table/two-hands/card-reveal.ts'
import { drawings } from './drawings.ts'
import { createSounds } from './sounds.ts'
import { texts } from './texts.ts'

/** Punto banco before a golden screen of moon and sun; the player may squeeze each card. */
export const title = tableTitle({
  gameCode: 'folding-screen-baccarat',
  drawings,
  first: ['scenery/'],
  texts,
  felt: baccaratFelt,
  uprightFelt: uprightBaccaratFelt,
  roads: baccaratRoads,
  sounds: createSounds,
  createReveal: (setting) =>
    createCardReveal(setting, {
      back: 'brand',
      width: 0.178,
      sides: ['player', 'banker'],
      first: 2,
      most: 3,
      y: -0.12,
      plates: {
        y: -0.41,
        colours: [
          { ground: '#21407e', rim: '#dcb257', text: '#fff6e2' },
          { ground: '#84212a', rim: '#dcb257', text: '#fff6e2' },
        ],
      },
      frame: 0.054,
      drifting: ['scenery/gold-sheet', 'scenery/maple-leaf', 'scenery/pine-tuft'],
    }),
})
